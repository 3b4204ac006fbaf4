#!/usr/bin/env python3
"""check-recorder.py TOOL: the page that records by hand, beside what people and strangers do to it.

A recorder is killed and resumed, has several tabs, a slow reader, and a process that was stopped; strangers and
damaged messages change nothing and leave its memory as it was. Every tool is used by keys alone. The page is seen
at three widths in light and dark: axe finds nothing, and nothing scrolls sideways.

MENISCUS_STOP is how long the process is stopped, in seconds; MENISCUS_HOSTILE how many damaged requests and how many
damaged messages it gets.
"""
import os, pathlib, random, re, signal, socket, struct, subprocess, sys, tempfile, time
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM
from recorder_page import Page, RawSocket, Server, click, compare, expect, problems, save, tool

axe = Axe()


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
    click(second, isHeard=False)
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
    """Who reads slowly gets fewer pictures and disturbs nobody; a stopped process goes on where it was."""
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
    # The press and the release of a click come some frames apart, more of them on a busy machine.
    expect(abs(page.last("state")["frame"] - 2 * frames) <= 10,
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


def damaged(random_, sample):
    """A text or bytes cut short, with bits flipped, or with some of it put in twice."""
    bytes_ = bytearray(sample)
    kind = random_.randrange(4)
    if kind == 0:
        del bytes_[random_.randrange(len(bytes_)):]
    elif kind == 1:
        place = random_.randrange(len(bytes_))
        bytes_[place:place] = bytes_[:random_.randrange(len(bytes_))]
    for _ in range(random_.randrange(4)):
        if bytes_:
            bytes_[random_.randrange(len(bytes_))] ^= 1 << random_.randrange(8)
    return bytes(bytes_) if kind < 3 else random_.randbytes(random_.randrange(300))


def memory(process):
    """The resident memory of a process, in megabytes."""
    pages = pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def hostile(context, folder, count):
    """Damaged requests and messages change nothing, and memory stays as it was."""
    server = Server("engine/springs", folder, "--force")
    page = Page(context, server.address)
    click(page)
    page.settle()
    name, port, token = re.match(r"http://([\d.]+):(\d+)/(\w+)/", server.address).groups()
    random_ = random.Random(22)
    request = (f"GET /{token}/live HTTP/1.1\r\nHost: {name}:{port}\r\nOrigin: http://{name}:{port}\r\n"
               "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()
    messages = [
        b'{"do":"input","events":[{"kind":"press","pointer":0,"x":10,"y":10}]}', b'{"do":"undo","to":0}',
        b'{"do":"environment","change":{"colorScheme":"dark"}}', b'{"do":"save","name":"hostile","script":true}',
        b'{"do":"resize","width":100,"height":100}', b'{"do":"shown","frame":3}', b'{"do":"pick","x":5,"y":5}',
        b'{"do":"replace","event":0,"line":"{}"}']
    events, before, answers = list(page.events), None, {}

    def once(number):
        client = socket.create_connection((name, int(port)), timeout=20)
        try:
            client.sendall(damaged(random_, request))
            client.shutdown(socket.SHUT_WR)
            if number % 8 == 0:
                answer = client.recv(64)
                answers[answer[9:12]] = answers.get(answer[9:12], 0) + 1
        except OSError:
            pass  # it was closed before all was sent
        client.close()

    def talk(line):
        """Sends a damaged message, or a message in a damaged frame; the line, where it is still open."""
        line = line or RawSocket(server.address)
        isFrame = random_.randrange(4) == 0
        text = random_.choice(messages) if isFrame else damaged(random_, random_.choice(messages))
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + struct.pack("!H", len(text))
        frame = head + b"\0\0\0\0" + text
        try:
            line.socket.sendall(damaged(random_, frame) if isFrame else frame)
            # What it answers is read, or it would wait for its reader; an end of the line shows here.
            line.socket.settimeout(0.002)
            while line.socket.recv(1 << 16):
                pass
        except TimeoutError:
            line.socket.settimeout(20)
            return line
        except OSError:
            pass
        line.socket.close()
        return None

    line = None
    for number in range(count):
        once(number)
        line = talk(line)
        if number == count // 4:
            before = memory(server.process)
    page.page.wait_for_timeout(500)
    after = memory(server.process)
    expect(after < before + 8, f"memory grows from {before:.1f} to {after:.1f} MB over damaged requests")
    expect(page.events == events, "damaged requests or messages changed the recording")
    expect(all(code in (b"", b"101") or code[:1] in b"45" for code in answers), f"they are answered {answers}")
    click(page)
    page.wait(lambda: page.touches() == 2, "an event after damaged requests")
    expect(not pathlib.Path(folder, "Traces/engine/springs/hostile.jsonl").exists(), "a stranger saved a trace")
    expect(server.end() == 0, "the recorder does not end with 0")
    print(f"{count} damaged requests and {count} damaged messages change nothing; "
          f"{before:.1f} MB before the last of them, {after:.1f} MB after")


class Keyboard:
    """A page that is used by keys alone."""

    def __init__(self, page):
        self.page, self.keys = page, page.page.keyboard

    def reach(self, selector):
        """Goes to a control with Tab, as far as it is."""
        for _ in range(140):
            if self.page.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", selector):
                return
            self.keys.press("Tab")
        raise TimeoutError(f"Tab does not lead to {selector}")

    def state(self, key):
        state = self.page.last("state")
        return state["environment"].get(key, state.get(key))

    def change(self, what, key, expected):
        try:
            self.page.wait(lambda: self.state(key) == expected, what, 10)
        except TimeoutError:
            problems.append(f"{what}, by keys: {key} is {self.state(key)!r}, not {expected!r}")

    def counts(self, what, kind, count):
        try:
            self.page.wait(lambda: sum(one["kind"] == kind for one in self.page.events) == count, what, 10)
        except TimeoutError:
            problems.append(f"{what}, by keys: not {count} of {kind}: {[one['kind'] for one in self.page.events]}")


def by_keys(context, folder):
    """Every tool of the page, by keys."""
    server = Server("engine/fields", folder)
    board = Keyboard(Page(context, server.address))
    page, keys = board.page, board.keys
    # The scene has the keys after Return, and gives them back after Escape twice.
    board.reach(".typing")
    keys.press("Enter")
    keys.press("Tab")
    keys.type("ab")
    page.settle()
    board.counts("typing", "key", 1)
    keys.press("Escape")
    keys.press("Escape")
    page.page.wait_for_timeout(500)
    typed = len(page.events)
    keys.press("Tab")
    expect(not page.page.evaluate("document.activeElement.matches('.typing')"), "the scene keeps the keys")
    page.page.wait_for_timeout(200)
    expect(len(page.events) == typed, "a key for the page reaches the scene")
    # The bar.
    board.reach(".checkpoint input")
    keys.type("Typed 1")
    keys.press("Enter")
    board.counts("a checkpoint", "checkpoint", 1)
    expect(page.events[-1]["title"] == "checkpoint typed-1", f"the checkpoint is {page.events[-1]['title']}")
    keys.type("typed-1")
    keys.press("Enter")
    board.reach(".notice .plain")
    keys.press("Enter")
    expect(page.page.locator(".notice").count() == 0, "a notice cannot be closed by keys")
    keys.press("Control+a")
    keys.press("Delete")
    board.reach("[aria-label='Undo']")
    keys.press("Enter")
    board.counts("undo", "checkpoint", 0)
    board.reach("[aria-label='Pause']")
    keys.press("Enter")
    board.change("pause", "isPaused", True)
    frame = board.state("frame")
    board.reach("[aria-label='One frame on']")
    keys.press("Enter")
    board.change("a step", "frame", frame + 1)
    board.reach("[aria-label='Speed ½×']")
    keys.press("Enter")
    board.change("half the speed", "speed", 0.5)
    board.reach("[aria-label='Run']")
    keys.press("Space")
    board.change("to run", "isPaused", False)
    for pressed in ("c", "p", "."):
        board.reach(".handle.at-right")
        keys.press(pressed)
        if pressed == "c":
            expect(page.page.evaluate("document.activeElement.matches('.checkpoint input')"), "C leads to no checkpoint")
        if pressed == "p":
            board.change("P", "isPaused", True)
            frame = board.state("frame")
        if pressed == ".":
            board.change("the full stop", "frame", frame + 1)
    keys.press("p")
    board.change("P again", "isPaused", False)
    board.reach("[data-action=theme]")
    keys.press("Enter")
    expect(page.page.evaluate("document.documentElement.dataset.theme") is not None, "the page's own colours stay")
    # The scene's surroundings.
    width, height = board.state("width"), board.state("height")
    board.reach(".handle.at-right")
    keys.press("Shift+ArrowRight")
    keys.press("ArrowLeft")
    board.change("the right edge", "width", width + 9)
    board.reach(".handle.at-bottom")
    keys.press("ArrowDown")
    board.change("the lower edge", "height", height + 1)
    board.reach("select.device")
    keys.press("End")
    board.change("the last device", "width", page.last("hello")["devices"][-1]["width"])
    board.reach("[aria-label='Width of the scene']")
    keys.press("Control+a")
    keys.type("321")
    keys.press("Enter")
    board.change("a width", "width", 321)
    for place, value in ((2, "dark"), (1, "light"), (2, "dark")):
        board.reach(f"[aria-label='Colours'] button:nth-of-type({place})")
        keys.press("Enter")
        board.change(value, "colorScheme", value)
    board.reach("fieldset:nth-of-type(2) select")
    keys.press("End")
    board.change("the text size", "dynamicTypeSize", "accessibility5")
    keys.press("Tab")
    keys.press("End")
    board.change("the direction", "layoutDirection", "rightToLeft")
    for key in ("reduceMotion", "reduceTransparency", "increaseContrast", "boldText", "differentiateWithoutColor"):
        keys.press("Tab")
        keys.press("Space")
        board.change(key, key, True)
    # The inspector.
    board.reach("[aria-label='Inspect']")
    keys.press("Enter")
    board.reach(".typing")
    for _ in range(3):
        keys.press("Shift+ArrowDown")
    keys.press("Enter")
    held = page.page.locator(".inspector .tag-button")
    held.wait_for()
    page.wait(lambda: (page.last("picked") or {}).get("views"), "the views that arrows lead to", 10)
    board.reach(".inspector .views button")
    keys.press("ArrowDown")
    expect(page.page.locator(".inspector .views [aria-current=true]").count() == 1, "no view is chosen")
    board.reach(".inspector .tag-button")
    keys.press("Enter")
    expect(not held.is_visible(), "the views stay held")
    keys.press("Escape")
    page.page.locator(".inspector").wait_for(state="hidden")
    # The trace.
    count = len(page.events)
    board.reach(".event")
    keys.press("Home")
    keys.press("End")
    keys.press("Delete")
    page.wait(lambda: len(page.events) == count - 1, "an event less")
    keys.press("Enter")
    page.page.locator(".editor textarea").wait_for()
    line = page.page.locator(".editor textarea").input_value()
    at = int(re.search(r'"at":(\d+)', line)[1])
    keys.press("Control+a")
    keys.insert_text(line.replace(f'"at":{at}', f'"at":{at + 50_000}'))
    keys.press("Enter")
    page.wait(lambda: page.events[-1]["at"] == at + 50_000, "an event later")
    keys.press("ArrowUp")
    keys.press("ArrowRight")
    expect(page.page.evaluate("document.activeElement.closest('.acts') !== null"), "the arrow leads to no act")
    keys.press("Enter")
    page.wait(lambda: len(page.events) == count - 2, "undone to a row")
    # Saving.
    page.told = [one for one in page.told if one["is"] != "problem"]
    board.reach("button.primary")
    keys.press("Enter")
    page.page.get_by_label("Name", exact=True).wait_for()
    keys.type("by-keys")
    keys.press("Enter")
    page.wait(lambda: page.last("saved") or page.last("problem"), "an answer to saving", 60)
    expect(page.last("saved") is not None, f"nothing is saved by keys: {page.last('problem')}")
    keys.press("Escape")
    expect(page.page.locator("dialog[open]").count() == 0, "the dialog stays")
    # A second tab takes over.
    other = Keyboard(Page(context, server.address))
    other.reach(".record-state button")
    other.keys.press("Enter")
    other.page.wait(lambda: other.page.last("recording"), "the recording in another tab")
    problems.extend(page.errors + other.page.errors)
    other.page.page.close()
    page.page.close()
    server.end()


def look(browser, folder):
    """The page at three widths, light and dark, with a trace, the inspector, and the dialog for saving."""
    server = Server("controls/all", folder)
    for width in (1400, 900, 390):
        context = browser.new_context(viewport={"width": width, "height": 900}, has_touch=width < 500)
        page = Page(context, server.address)
        if page.page.get_by_role("button", name="Record here").is_visible():
            page.page.get_by_role("button", name="Record here").click()
            page.wait(lambda: page.last("recording"), "the recording")
        click(page, 0.5, 0.2)
        page.settle()
        for part in ("trace", "inspector", "dialog"):
            if part == "inspector":
                page.page.get_by_role("button", name="Inspect", exact=True).click()
                page.page.mouse.move(*page.at(0.5, 0.2))
                page.wait(lambda: page.last("picked"), "views")
            if part == "dialog":
                page.page.get_by_role("button", name="Close the inspector").click()
                page.page.get_by_role("button", name="Save…").click()
            for scheme in ("light", "dark"):
                page.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.page.wait_for_timeout(60)
                wide = page.page.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth")
                expect(wide <= 0, f"recorder, {width} {scheme}, {part}: {wide} px wider than the window")
                if shots := os.environ.get("MENISCUS_SHOTS"):
                    page.page.screenshot(path=f"{shots}/recorder-{width}-{scheme}-{part}.png")
                rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else None
                for finding in axe.run(page.page, options=rules).response["violations"]:
                    problems.append(f"recorder, {width} {scheme}, {part}: axe: {finding['id']}: "
                                    f"{finding['nodes'][0]['html'][:140]}")
        problems.extend(page.errors)
        context.close()
    server.end()


with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
    browser = play.chromium.launch(**CHROMIUM)
    context = browser.new_context(viewport={"width": 1800, "height": 1600}, has_touch=True)
    for name, part in {
        "resumed": lambda: resumed(context, folder), "tabs": lambda: tabs(context, folder),
        "slow": lambda: slow(context, folder, stop=float(os.environ.get("MENISCUS_STOP", 3))),
        "refusals": lambda: refusals(folder),
        "hostile": lambda: hostile(context, folder, int(os.environ.get("MENISCUS_HOSTILE", 1000))),
        "by keys": lambda: by_keys(context, folder), "look": lambda: look(browser, folder),
    }.items():
        begun = time.monotonic()
        try:
            part()
        except Exception as error:  # the other parts are still to be seen
            problems.append(f"{name}: {error}")
        print(f"{name}: {time.monotonic() - begun:.0f} s")
    browser.close()
for problem in problems:
    print(problem)
sys.exit(bool(problems))
