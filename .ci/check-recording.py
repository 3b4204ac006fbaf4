#!/usr/bin/env python3
"""check-recording.py TOOL SCENE…: records scenes by hand in Chromium, and replays what was saved.

The page gets real events of a mouse, a finger, a wheel and keys. What the saved trace replays to has the stage
hashes of every frame that the page was told of, and its last frame has the pixels of the page's canvas.
"""
import base64, io, json, os, pathlib, re, signal, socket, struct, subprocess, sys, tempfile, time
from PIL import Image
from playwright.sync_api import sync_playwright

tool = str(pathlib.Path(sys.argv[1]).resolve())
scenes = sys.argv[2:]
problems = []
STAGES = ["input", "state", "layout", "display", "surfaces", "pixels"]


class Server:
    """`record SCENE`, until it is interrupted."""

    def __init__(self, scene, folder, *more):
        self.process = subprocess.Popen(
            [tool, "record", scene, "--no-open", *more], cwd=folder, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        if not found:
            raise SystemExit(f"{scene}: no address in {line!r}")
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

    def settle(self):
        self.page.wait_for_timeout(60)
        self.wait(self.is_at_rest, "a frame at rest")

    def pixels(self):
        url = self.canvas.evaluate("one => one.toDataURL('image/png')")
        return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")


def use(page):
    """Clicks, drags, swipes, wheels and types all over the scene."""
    mouse, keys = page.page.mouse, page.page.keyboard
    for x, y in [(0.5, 0.5), (0.86, 0.85), (0.2, 0.3)]:
        mouse.move(*page.at(x, y))
        mouse.down()
        page.page.wait_for_timeout(40)
        mouse.up()
        page.page.wait_for_timeout(120)
    mouse.move(*page.at(0.5, 0.7))
    mouse.down()
    for step in range(1, 9):
        mouse.move(*page.at(0.5 + 0.01 * step, 0.7 - 0.04 * step))
        page.page.wait_for_timeout(16)
    mouse.up()
    mouse.move(*page.at(0.5, 0.4))
    mouse.wheel(0, 60)
    page.settle()
    touch = page.page.context.new_cdp_session(page.page)

    def finger(kind, *places):
        points = [dict(zip("xy", page.at(*place)), id=number) for number, place in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (0.4, 0.6))
    for step in range(1, 7):
        finger("touchMove", (0.4, 0.6 - 0.05 * step))
        page.page.wait_for_timeout(16)
    finger("touchEnd")
    page.settle()
    # The keys go to the scene once it was clicked.
    page.canvas.focus()
    keys.press("Enter")
    keys.press("Tab")
    keys.type("ab")
    page.settle()


def save(page, name):
    page.page.keyboard.press("Control+s")
    page.page.get_by_label("Name", exact=True).fill(name)
    page.page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    page.wait(lambda: page.last("saved") or page.last("problem"), "an answer to saving", 60)


def compare(scene, page, folder, name):
    """Replays what was saved, and compares it with what was shown."""
    trace = f"{folder}/Traces/{scene}/{name}.jsonl"
    lines = subprocess.run(
        [tool, "replay", trace, "--hashes", "--threads", "2"], capture_output=True, text=True, check=True).stdout.splitlines()
    replayed = {}
    for line in lines:
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
    out = f"{folder}/last.png"
    subprocess.run([tool, "replay", trace, "--frame", str(last), "--out", out, "--threads", "2"],
                   check=True, capture_output=True)
    if page.last("state")["frame"] != last:
        problems.append(f"{scene}: the page is at frame {page.last('state')['frame']}, the trace ends with {last}")
    elif Image.open(out).convert("RGB").tobytes() != page.pixels().tobytes():
        problems.append(f"{scene}: the canvas has other pixels than frame {last} of the replay")
    return seen


def record(context, scene, folder):
    server = Server(scene, folder)
    try:
        page = Page(context, server.address)
        use(page)
        page.page.keyboard.press("Escape")
        page.page.keyboard.press("Escape")
        # What moves without end goes on after the trace's end.
        page.page.keyboard.press("p")
        save(page, "by-hand")
        if problem := page.last("problem"):
            problems.append(f"{scene}: {problem['text']}")
        else:
            page.page.wait_for_timeout(300)
            frames = compare(scene, page, folder, "by-hand")
            print(f"{scene}: {len(page.events)} events; {frames} frames as they were live")
        problems.extend(f"{scene}: {error}" for error in page.errors)
        page.page.close()
    except Exception as error:  # the other scenes are still to be seen
        problems.append(f"{scene}: {error}")
    finally:
        if code := server.end():
            problems.append(f"{scene}: the recorder ended with {code}")


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
            self.rest += self.socket.recv(4096)
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


def click(page, x=0.86, y=0.85):
    page.page.mouse.click(*page.at(x, y))


def resumed(context, folder):
    """A recorder that is killed loses nothing, and is gone on with only on request."""
    server = Server("engine/springs", folder)
    page = Page(context, server.address)
    click(page)
    page.settle()
    click(page)
    page.wait(lambda: page.touches() == 2, "two taps")
    page.page.wait_for_timeout(200)
    server.process.kill()
    server.process.wait()
    page.wait(lambda: "lost" in page.page.content().lower(), "word of the lost connection")
    again = subprocess.run([tool, "record", "engine/springs", "--no-open"], cwd=folder, capture_output=True, text=True)
    expect(again.returncode == 5 and "--resume" in again.stderr, f"an unsaved recording is not told: {again}")
    server = Server("engine/springs", folder, "--resume")
    second = subprocess.run(
        [tool, "record", "engine/springs", "--resume", "--no-open"], cwd=folder, capture_output=True, text=True)
    expect(second.returncode == 5 and "is recording" in second.stderr, f"two recorders of a scene: {second}")
    page = Page(context, server.address)
    expect(page.touches() == 2, "the resumed recording has not its two taps")
    page.settle()
    save(page, "resumed")
    compare("engine/springs", page, folder, "resumed")
    expect(server.end() == 0, "a saved recording does not end with 0")
    left = subprocess.run(
        [tool, "record", "engine/springs", "--resume", "--no-open"], cwd=folder, capture_output=True, text=True)
    expect(left.returncode == 5 and "nothing was left" in left.stderr, f"something is left of what was saved: {left}")


def tabs(context, folder):
    """Of two tabs one records; a reload gets everything again; a tab of an ended recorder gets nothing."""
    server = Server("engine/springs", folder)
    first, second = Page(context, server.address), Page(context, server.address)
    expect(first.last("hello")["isRecording"] and not second.last("hello")["isRecording"], "two tabs record")
    click(second)
    second.page.wait_for_timeout(300)
    expect(not second.events, "a tab that watches records")
    second.page.get_by_role("button", name="Record here").click()
    second.wait(lambda: second.last("recording"), "the recording")
    first.wait(lambda: first.last("watching"), "word that another tab records")
    click(second)
    second.settle()
    first.wait(first.is_at_rest, "the frames in the tab that watches")
    expect(first.pixels().tobytes() == second.pixels().tobytes(), "two tabs show different pixels")
    shown, events = second.pixels().tobytes(), second.last("state")["frame"]
    second.told.clear()
    second.page.reload()
    second.wait(lambda: second.last("state") and second.is_at_rest(), "the page after a reload")
    second.page.wait_for_timeout(300)
    expect(second.pixels().tobytes() == shown and second.last("state")["frame"] == events,
           "a reload shows something else")
    expect(second.touches() == 1, "a reload has not the event")
    server.end()
    first.wait(lambda: first.last("ended"), "word of the end")
    server = Server("engine/springs", folder, "--force")
    for stale in [first, second]:
        before = len(stale.told)
        stale.page.wait_for_timeout(500)
        expect(len(stale.told) == before, "a stale tab is told something")
        stale.page.close()
    server.end()


def slow(context, folder, stop):
    """Who reads slowly gets fewer pictures and disturbs nobody; a stopped process does not catch up."""
    server = Server("engine/springs", folder, "--force")
    lazy = RawSocket(server.address)
    page = Page(context, server.address)
    lazy.until(bytes)
    page.page.get_by_role("button", name="Record here").click()
    page.wait(lambda: page.last("recording"), "the recording")
    click(page)
    page.settle()
    frames = page.last("state")["frame"]
    expect(frames > 30, f"a spring has only {frames} frames beside a slow reader")
    # Three pictures may be under way, and no fourth.
    lazy.until(bytes)
    lazy.until(bytes)
    lazy.send(do="shown", frame=10**6)
    whole = lazy.until(bytes)
    expect(struct.unpack_from("<I", whole, 4)[0] == frames, "a slow reader does not get the newest frame")
    click(page)
    page.page.wait_for_timeout(150)
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(stop)
    server.process.send_signal(signal.SIGCONT)
    page.settle()
    # The press and the release of a click may come in one frame or in two.
    expect(abs(page.last("state")["frame"] - 2 * frames) <= 2,
           f"a stopped recorder has {page.last('state')['frame']} frames where {2 * frames} are expected")
    lazy.socket.close()
    server.end()


def refusals(folder):
    """Whoever does not know the token, or comes from elsewhere, gets nothing."""
    server = Server("engine/springs", folder, "--force")
    host = server.address.split("/")[2]
    token = server.address.split("/")[3]
    good = f"GET /{token}/ HTTP/1.1\r\nHost: {host}\r\n"
    requests = {
        good: 200,
        good.replace(token, "0" * len(token)): 403, good.replace(f"/{token}", ""): 403,
        good.replace(host, "evil.example"): 421, good + "Origin: http://evil.example\r\n": 403,
        good + "Sec-Fetch-Site: cross-site\r\n": 403, good.replace("GET", "POST"): 405,
        good.replace(f"{token}/", f"{token}/../../etc/passwd"): 400,
        good.replace(f"{token}/", f"{token}/{'a' * 5000}"): 414, good.replace("1.1", "1.0"): 505,
        good.replace(f"{token}/", f"{token}/live") + "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n": 403,
    }
    name, port = host.split(":")
    for request, status in requests.items():
        with socket.create_connection((name, int(port)), timeout=20) as client:
            client.sendall((request + "\r\n").encode())
            answer = client.recv(64).decode()
        expect(f" {status} " in answer or (400 <= status and re.search(r" 4\d\d ", answer)),
               f"{request!r} is answered {answer!r}")
    with socket.create_connection((name, int(port)), timeout=20) as client:
        client.sendall((good + "\r\n" + good + "\r\n").encode())
        expect(" 400 " in client.recv(64).decode(), "a request behind another is not refused")
    expect(server.end() == 0, "the recorder does not end with 0")


with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
    browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1800, "height": 1600}, has_touch=True)
    for scene in scenes:
        record(context, scene, folder)
    resumed(context, folder)
    tabs(context, folder)
    slow(context, folder, stop=float(os.environ.get("MENISCUS_STOP", 3)))
    refusals(folder)
    browser.close()
for problem in problems:
    print(problem)
sys.exit(bool(problems))
