#!/usr/bin/env python3
"""check-inspect.py TOOL: decides on a report's page, and inspects a bundle, in Chromium.

In a copy of three scenes whose traces were changed, a group is accepted and another rejected by the buttons of
`show`, and the command line has it so, also after a reload. A page that another run has replaced decides
nothing, nor does one of another origin. `inspect` opens a bundle at the first frame that differs, and its texts
follow the viewer; its operations are drawn one by one, and its trace is edited. An error on the console, a finding
of axe, or what scrolls sideways fails.
"""
import atexit, functools, http.server, json, os, pathlib, re, shutil, signal, socket, subprocess, sys, tempfile, threading
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM

tool, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path.cwd()
problems, notes, servers = [], [], []
atexit.register(lambda: [server.kill() for server in servers])
axe = Axe()
SPRINGS, PARTS = "engine/springs/toggle", "engine/transitions/toggle"
CHANGED = "engine/springs engine/transitions engine/phases".split()


def expect(what, found, expected):
    if found != expected:
        problems.append(f"{what}: {found!r}, not {expected!r}")


def run(folder, *words):
    return subprocess.run([tool, *words], cwd=folder, capture_output=True, text=True)


def plant(folder):
    """Three scenes with what was accepted of them; two go dark, and in one a toggle comes late."""
    for scene in CHANGED:
        for part in ("Traces", "Baselines"):
            shutil.copytree(root / part / scene, folder / part / scene)
        for variant in (folder / "Baselines" / scene).glob("*/*/"):
            shutil.rmtree(variant)
        for path in (folder / "Traces" / scene).glob("*.jsonl"):
            lines = path.read_text().splitlines()
            header = json.loads(lines[0])
            header.pop("variants", None)
            if scene == "engine/springs":
                lines[5] = lines[5].replace("783333", "816666")
            else:
                header["environment"] = {"colorScheme": "dark"}
            lines[0] = json.dumps(header, separators=(",", ":"))
            path.write_text("\n".join(lines) + "\n")
    (folder / ".build").mkdir()
    os.symlink(root / ".build/web-core", folder / ".build/web-core")


class Server:
    """A command that serves a page, until it is interrupted."""

    def __init__(self, folder, *words):
        self.process = subprocess.Popen([tool, *words, "--no-open"], cwd=folder, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        servers.append(self.process)
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                self.address = found[0]
                return
        raise SystemExit(f"{words}: no address")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=20)
        expect("the exit code of a server", self.process.returncode, 0)
        return rest


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def opened(browser, address, width=1400, scheme="light"):
    page = browser.new_page(viewport={"width": width, "height": 950}, color_scheme=scheme, reduced_motion="reduce")
    page.set_default_timeout(8000)
    page.on("pageerror", lambda error: problems.append(f"{width} {scheme}: {error}"))
    page.on("console", lambda one: problems.append(f"{width} {scheme}: {one.text}") if one.type == "error" else None)
    page.goto(address)
    page.wait_for_selector(".desk-bar[data-link=open]")
    return page


def look(browser, address, name, prepare=None):
    """A page at every width, light and dark."""
    for width in (1400, 900, 390):
        page = opened(browser, address, width)
        if prepare:
            prepare(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if wide > 0:
                problems.append(f"{name}, {width} {scheme}: {wide} px wider than the window")
            rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else None
            for finding in axe.run(page, options=rules).response["violations"]:
                problems.append(f"{name}, {width} {scheme}: axe: {finding['id']}: {finding['nodes'][0]['html'][:140]}")
        page.close()


def pending(folder):
    return {group["name"] for group in json.loads(run(folder, "pending", "--json").stdout)["groups"]}


def decide(browser, folder, address):
    """A group is accepted and another rejected; a reload tells it again."""
    page = opened(browser, address)
    groups = page.eval_on_selector_all(".decision", "all => all.map(one => one.dataset.group)")
    expect("the groups on the page", set(groups), pending(folder))
    part = lambda group: page.locator(f".decision[data-group='{group}']")
    accepted, rejected = groups[:2]
    part(accepted).get_by_role("button", name="Accept in every case").click()
    part(accepted).get_by_text("Accepted", exact=True).wait_for()
    part(rejected).get_by_role("button", name="Reject").click()
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    expect("a rejection without a reason", rejected in pending(folder), True)
    page.keyboard.type("too \"loud\"")
    page.keyboard.press("Enter")
    part(rejected).get_by_text("Rejected", exact=True).wait_for()
    said = [part(one).locator(".said").inner_text() for one in (accepted, rejected)]
    if not ("1 case accepted" in said[0] and "1 case rejected" in said[1]):
        problems.append(f"what came of it is told as {said}")
    page.reload()
    page.wait_for_selector(".desk-bar[data-link=open]")
    for group, text in zip((accepted, rejected), said):
        part(group).locator(".desk-word").wait_for()
        expect("what is told after a reload", part(group).locator(".said").inner_text(), text)
        expect("buttons for what is decided", part(group).get_by_role("button").count(), 0)
        expect("greyed out", "decided" in part(group).get_attribute("class"), True)
    expect("what is left", pending(folder), set(groups[2:]))
    log = (folder / "Baselines/log.jsonl").read_text()
    expect("the reason in the log", r'"too \"loud\""' in log, True)
    page.close()


def decide_parts(browser, folder, address):
    """A checkpoint, then a case, then all; the answer is in the page."""
    page = opened(browser, address + "#" + PARTS)
    case = page.locator(f"details.case[data-case='{PARTS}']")
    case.locator(".comparison .deciding").first.wait_for()
    before = json.loads(run(folder, "pending", "--json").stdout)["changes"]
    first = case.locator(".comparison").first
    first.get_by_role("button", name="Accept").click()
    first.get_by_text("Accepted", exact=True).wait_for()
    after = json.loads(run(folder, "pending", "--json").stdout)["changes"]
    expect("changes after a checkpoint", len(after), len(before) - 1)
    case.get_by_role("button", name="Accept this case").click()
    case.locator(".desk").get_by_text("Accepted", exact=True).wait_for()
    expect("the case's own changes", [one for one in after if one["case"] == PARTS] != [], True)
    page.get_by_role("button", name="Accept all").click()
    if not re.search(r"Make \d+ changes?", page.locator(".desk-bar .question").inner_text()):
        problems.append("the question says not how much")
    # Another run replaces the report meanwhile.
    run(folder, "test")
    page.locator(".desk-bar").get_by_role("button", name=re.compile(r"Accept \d")).click()
    page.locator(".desk-bar .said.bad", has_text="another run has replaced this report").wait_for()
    page.reload()
    page.get_by_role("button", name="Accept all").click()
    page.locator(".desk-bar").get_by_role("button", name=re.compile(r"Accept \d")).click()
    page.get_by_text("Nothing waits for a decision").wait_for()
    expect("what is left at the end", pending(folder), set())
    expect("the exit code of the next run", run(folder, "test").returncode, 0)
    return page


def stay_outside(browser, address):
    """A page of another origin gets nothing, neither by a request nor by a WebSocket."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "index.html").write_text("<!doctype html><title>another</title>")
        handler = functools.partial(QuietHandler, directory=folder)
        other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=other.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{other.server_port}/")
        got = page.evaluate("""async (address) => {
          const asked = await fetch(address).then((one) => one.status, () => "refused");
          const socket = new WebSocket(new URL("live", address.replace("http", "ws")));
          const heard = await new Promise((done) => {
            socket.onmessage = () => done("heard");
            socket.onclose = () => done("refused");
          });
          return [asked, heard];
        }""", address.split("#")[0])
        expect("what another origin gets", got, ["refused", "refused"])
        page.close()
        other.shutdown()


def step(browser, address, first):
    """The page opens at the first frame that differs; texts follow the viewer, and the other way round."""
    page = opened(browser, address)
    panel = page.locator(".this-frame")
    panel.wait_for()
    at = lambda frame: page.wait_for_selector(f".this-frame[data-frame='{frame}']", timeout=10_000)
    at(first)
    viewer = page.locator(".redraw input[type=range]").first
    page.wait_for_selector(f".redraw[data-frame='{first}']")
    expect("the viewer's frame", viewer.input_value(), str(first))
    page.locator(".redraw").get_by_role("button", name="‹").or_(
        page.locator(".redraw .redraw-steps .toggle").nth(1)).first.click()
    at(first - 1)
    panel.get_by_role("button", name="Next frame").click()
    at(first)
    page.wait_for_function(f"Number(document.querySelector('.redraw input[type=range]').value) === {first}")
    hashes = dict(panel.locator("tbody").first.locator("tr").evaluate_all(
        "all => all.map(one => [one.cells[0].textContent, one.cells[1].textContent])"))
    drawn = page.wait_for_selector(".redraw[data-state=equal] .hash code").inner_text()
    expect("the hash of the pixels that are drawn", drawn, hashes["pixels"])
    for word in ("fill ", "SpringsScene"):
        if word not in panel.inner_text():
            problems.append(f"the texts of the frame lack {word!r}")
    command = page.locator(".edit-trace .command code").inner_text()
    if not re.search(r"record engine/springs --trace \S+\.jsonl$", command):
        problems.append(f"editing is {command!r}")
    if "there is no baseline to accept it into" not in page.locator(".desk-bar").inner_text():
        problems.append("a bundle can be decided")
    took = page.evaluate("""async (last) => {
      const socket = new WebSocket(new URL("live", location.href.replace("http", "ws").split("#")[0]));
      const heard = (kind) => new Promise((done) => socket.addEventListener("message", function take({ data }) {
        const message = JSON.parse(data);
        if (message.is === kind) { socket.removeEventListener("message", take); done(message); }
      }));
      await heard("state");
      const times = [];
      for (const frame of [last, 0, Math.floor(last / 2), 1]) {
        const start = performance.now(), answer = heard("frame");
        socket.send(JSON.stringify({ do: "frame", frame }));
        await answer;
        times.push(performance.now() - start);
      }
      const problem = heard("problem");
      socket.send(JSON.stringify({ do: "frame", frame: 0, path: "/etc/passwd" }));
      await problem;
      socket.close();
      return times;
    }""", int(viewer.get_attribute("max")))
    notes.append(f"frames told in {', '.join(f'{one:.0f}' for one in took)} ms")
    if max(took) > 1000:
        problems.append(f"a frame is told after {max(took):.0f} ms")
    return page


def step_by_operation(page):
    """Operations are drawn back to front, up to any of them; another frame is whole."""
    figure, panel = page.locator(".redraw"), page.locator(".this-frame")
    state = lambda name: figure.locator(f"xpath=self::*[@data-state='{name}']").wait_for()
    figure.get_by_role("button", name="Step by operation").click()
    slider, told = figure.get_by_label("Operations that are drawn"), figure.locator(".stepped")
    told.get_by_text(re.compile(r"^All \d+ operations$")).wait_for()
    whole = told.inner_text()
    total = int(re.fullmatch(r"All (\d+) operations", whole)[1])
    hashes = {figure.get_attribute("data-hash")}
    slider.press("Home")
    state("partial")
    expect("what is told of no operation", told.inner_text(), f"0 of {total} operations: the background alone")
    for drawn in range(1, total):
        hashes.add(figure.get_attribute("data-hash"))
        figure.get_by_role("button", name="Next operation").click()
        if not told.inner_text().startswith(f"{drawn} of {total} operations; the last:\n#"):
            problems.append(f"{drawn} operations are told as {told.inner_text()!r}")
        page.wait_for_timeout(60)
    if len(hashes) < 3:
        problems.append(f"{total} operations have {len(hashes)} pictures")
    slider.press("End")
    state("equal")
    expect("what is told of all operations", told.inner_text(), whole)
    # The backmost operation at a pixel is the first of all; the focus stays where it was.
    figure.locator(".parts .toggle").last.focus()
    page.keyboard.press("Enter")
    state("partial")
    told.get_by_text(f"1 of {total} operations; the last:").wait_for()
    expect("the focus after stepping", page.evaluate("document.activeElement.textContent"), "Draw up to #0")
    figure.get_by_label(re.compile("^Compare with")).select_option("before")
    figure.get_by_text("Not compared while operations are missing.").wait_for()
    expect("the layer of a comparison", figure.locator(".over").is_visible(), False)
    figure.get_by_role("button", name="Previous operation").click()
    told.get_by_text(f"0 of {total} operations: the background alone").wait_for()
    page.wait_for_timeout(200)
    expect("what is outlined where nothing is drawn", figure.locator(".of-part").count(), 0)
    figure.get_by_label(re.compile("^Compare with")).select_option("none")
    panel.get_by_role("button", name="Next frame").click()
    state("equal")
    figure.get_by_role("button", name="Step by operation").click()
    expect("the row for operations", slider.is_visible(), False)
    # A few frames on everything moves.
    slider = figure.get_by_label("Frame", exact=True)
    moving = int(slider.input_value()) + 8
    slider.fill(str(moving))
    page.wait_for_selector(f".this-frame[data-frame='{moving}']")
    phases = panel.locator(".phases tbody tr").evaluate_all("all => all.map(one => one.cells[0].textContent)")
    expect("the phases of a frame", [one for one in phases if one in ("update", "display", "render")],
           ["update", "display", "render"])
    boxes = "Array.from(document.querySelectorAll('.redraw .of-part'), (one) => one.outerHTML).join('')"
    before = page.evaluate(boxes)
    panel.locator(".phases .of-view").first.hover()
    page.wait_for_function(f"(before) => {boxes} !== before", arg=before)
    page.mouse.move(2, 2)
    page.wait_for_function(f"(before) => {boxes} === before", arg=before)


def edit(page, folder, events):
    """The recorder opens on the trace, with its events, and has one page however often it is asked for."""
    addresses = set()
    for _ in range(2):
        with page.expect_popup() as popup:
            page.get_by_role("button", name="Open the recorder").click()
        recorder = popup.value
        recorder.wait_for_url("http://127.0.0.1:*/**")
        recorder.locator("canvas").first.wait_for()
        recorder.wait_for_function(f"document.querySelectorAll('.event').length >= {events}")
        addresses.add(page.locator(".edit-told a").get_attribute("href"))
        recorder.close()
    expect("recorders", len(addresses), 1)
    # Under the machine's other name the recorder is no stranger's either.
    address = addresses.pop()
    other = page.context.browser.new_page()
    other.goto(page.url.replace("127.0.0.1", "localhost"))
    with other.expect_popup() as popup:
        other.get_by_role("button", name="Open the recorder").click()
    popup.value.wait_for_url("http://localhost:*/**")
    popup.value.locator("canvas").first.wait_for()
    popup.value.close()
    other.close()
    left = run(folder, "record", "engine/springs", "--no-open", "--resume")
    if "is recording this scene" not in left.stderr:
        problems.append(f"the recorder does not run in the project: {left.stderr!r}")
    return address


def end_with_recorder(server, folder, recorder):
    """The recorder ends with what has opened it; the command on the page still works."""
    command = server.end()
    port = int(re.search(r":(\d+)/", recorder)[1])
    with socket.socket() as client:
        expect("a connection to the recorder", client.connect_ex(("127.0.0.1", port)) != 0, True)
    if command and "going on with" in command:
        problems.append(f"the end says {command!r}")
    trace = folder / "Reports/inspect/trace.jsonl"
    checked = run(folder, "replay", str(trace))
    expect("the replay of the trace that the page names", checked.returncode, 0)


with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
    folder = pathlib.Path(name)
    plant(folder)
    expect("the exit code of the run", run(folder, "test").returncode, 1)
    packed = run(folder, "repro", "pack", SPRINGS, "--out", "bug.meniscus-repro")
    first = int(re.search(r"frame ([\d,]+):", packed.stdout)[1].replace(",", ""))
    browser = playwright.chromium.launch(**CHROMIUM)
    unfold = lambda page: (page.locator("details.case summary").first.click(), page.wait_for_selector(".desk .deciding"))
    server = Server(folder, "show")
    look(browser, server.address, "show", unfold)
    stay_outside(browser, server.address)
    decide(browser, folder, server.address)
    page = decide_parts(browser, folder, server.address)
    server.end()
    page.locator(".desk-bar[data-link=ended]").wait_for()
    page.close()
    server = Server(folder, "inspect", "bug.meniscus-repro")
    page = step(browser, server.address, first)
    step_by_operation(page)
    recorder = edit(page, folder, len((folder / "Traces" / f"{SPRINGS}.jsonl").read_text().splitlines()) - 2)
    page.close()

    def shown(page):
        page.wait_for_selector(".this-frame[data-frame]")
        page.get_by_role("button", name="Step by operation").click()
        page.get_by_role("button", name="Previous operation").click()
        page.wait_for_selector(".redraw[data-state=partial]")
        with page.expect_popup() as popup:
            page.get_by_role("button", name="Open the recorder").click()
        popup.value.close()
        page.wait_for_selector(".edit-told a")
    look(browser, server.address, "inspect", shown)
    end_with_recorder(server, folder, recorder)
    browser.close()
for problem in problems[:40]:
    print(f"check-inspect: {problem}")
print(f"check-inspect: {len(problems)} problems; {'; '.join(notes)}")
sys.exit(1 if problems else 0)
