"""The recorder's page, as the checks of it use it: a server, a page, a socket, and what a trace replays to."""
import atexit, base64, io, json, pathlib, re, signal, socket, struct, subprocess, sys, time
from PIL import Image

tool = str(pathlib.Path(sys.argv[1]).resolve())
problems = []
STAGES = ["input", "state", "layout", "display", "surfaces", "pixels"]


class Server:
    """`record SCENE`, until it is interrupted."""

    def __init__(self, scene, folder, *more):
        self.process = subprocess.Popen(
            [tool, "record", scene, "--no-open", *more], cwd=folder, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"{scene}: no address in {line!r}")
        self.address = found[0]

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


class Page:
    """A page of a recorder, with what its server told it."""

    def __init__(self, context, address):
        self.told, self.states, self.events = [], {}, []
        self.page = context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda one: self.errors.append(one.text) if one.type == "error" else None)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.take))
        self.page.goto(address)
        self.wait(lambda: self.states and self.is_at_rest(), "the first frame")
        self.canvas = self.page.locator("canvas").first
        self.box = self.canvas.bounding_box()

    def take(self, payload):
        if isinstance(payload, bytes):
            return
        message = json.loads(payload)
        self.told.append(message)
        if message["is"] == "state":
            self.states[message["frame"]] = message
        if message["is"] == "events":
            self.events[message["from"]:] = message["events"]

    def touches(self):
        return sum(one["kind"] in ("tap", "press") for one in self.events)

    def last(self, kind):
        return next((one for one in reversed(self.told) if one["is"] == kind), None)

    def is_at_rest(self):
        state = self.last("state")
        return state["isSettled"] or state["isEndless"]

    def wait(self, done, what, seconds=30):
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                raise TimeoutError(what)
            self.page.wait_for_timeout(20)

    def at(self, x, y):
        return self.box["x"] + x * self.box["width"], self.box["y"] + y * self.box["height"]

    def settle(self, most=None):
        """Waits for a frame at rest, or so many seconds for what may never rest."""
        self.page.wait_for_timeout(60)
        end = time.monotonic() + (most or 30)
        while not self.is_at_rest():
            if time.monotonic() > end:
                if most:
                    return
                raise TimeoutError("a frame at rest")
            self.page.wait_for_timeout(20)

    def pixels(self):
        url = self.canvas.evaluate("one => one.toDataURL('image/png')")
        return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")


def save(page, name):
    page.page.keyboard.press("Control+s")
    page.page.get_by_label("Name", exact=True).fill(name)
    page.page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    page.wait(lambda: page.last("saved") or page.last("problem"), "an answer to saving", 60)


def compare(scene, page, folder, name):
    """Replays what was saved, and compares it with what was shown."""
    trace = f"{folder}/Traces/{scene}/{name}.jsonl"
    shown, out = page.last("state")["frame"], f"{folder}/last.png"
    done = subprocess.run([tool, "replay", trace, "--hashes", "--frame", str(shown), "--out", out, "--threads", "2"],
                          capture_output=True, text=True)
    if done.returncode:
        problems.append(f"{scene}: {done.stderr.strip()}")
        return 0
    replayed = {}
    for line in done.stdout.splitlines():
        words = line.split()
        replayed[int(words[0])] = words[-6:]
    seen = 0
    for frame, state in page.states.items():
        if frame not in replayed:
            continue
        for place, stage in enumerate(STAGES):
            live = state["hashes"][place]
            # Frames that only a jump back passed were not drawn.
            if stage in ("surfaces", "pixels") and set(live) <= {"0"}:
                continue
            if live != replayed[frame][place]:
                problems.append(f"{scene}: frame {frame}: {stage} {live} was live, {replayed[frame][place]} is replayed")
                return 0
        seen += 1
    last = max(replayed)
    if shown != last:
        problems.append(f"{scene}: the page is at frame {shown}, the trace ends with {last}")
    elif Image.open(out).convert("RGB").tobytes() != page.pixels().tobytes():
        problems.append(f"{scene}: the canvas has other pixels than frame {last} of the replay")
    return seen


class RawSocket:
    """A WebSocket that says what it likes, and reads when it likes."""

    def __init__(self, address):
        host, port, token = re.match(r"http://([\d.]+):(\d+)/(\w+)/", address).groups()
        self.socket = socket.create_connection((host, int(port)), timeout=20)
        self.socket.sendall((
            f"GET /{token}/live HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            part = self.socket.recv(4096)
            if not part:
                raise ConnectionError("closed")
            self.rest += part
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head:
            raise ConnectionError(head.decode())

    def send(self, **message):
        text = json.dumps(message).encode()
        length = bytes([0x80 | len(text)]) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self.socket.sendall(b"\x81" + length + b"\0\0\0\0" + text)

    def bytes(self, count):
        while len(self.rest) < count:
            part = self.socket.recv(1 << 16)
            if not part:
                raise ConnectionError("closed")
            self.rest += part
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def message(self):
        """The next message: a value, or bytes."""
        first, second = self.bytes(2)
        length = second & 0x7F
        if length == 126:
            length = struct.unpack("!H", self.bytes(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self.bytes(8))[0]
        payload = self.bytes(length)
        return json.loads(payload) if first & 15 == 1 else payload

    def until(self, kind):
        while True:
            message = self.message()
            if kind is bytes and isinstance(message, bytes):
                return message
            if not isinstance(message, bytes) and message["is"] == kind:
                return message


def expect(holds, what):
    if not holds:
        problems.append(what)


def click(page, x=0.86, y=0.85, isHeard=True):
    """Clicks, and waits for the frame in which the scene has heard of it."""
    before = page.touches()
    page.page.mouse.click(*page.at(x, y))
    if isHeard:
        page.wait(lambda: page.touches() > before and page.last("state")["frame"] >= page.events[-1]["frame"],
                  "a click that is heard")
