#!/usr/bin/env python3
"""check-dashboard.py MENISCUS HISTORY SAMPLE: opens dashboards headless, looks at every view, types every key.

HISTORY is a folder with one run of a suite; from it thirty are made up here, with noise in the times, a
counter that steps and a line that is damaged, and MENISCUS writes their dashboard. SAMPLE is a dashboard
with what that has not: two machines, changes of times, a modelled cost, names of odd characters. Both are
opened from file:// with the network off, light and dark, at three widths. A console error, a request that
goes elsewhere, sideways scrolling, a finding of axe or a key that does nothing fails.
"""
import json, pathlib, random, re, subprocess, sys, tempfile, time
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM

root = pathlib.Path(__file__).resolve().parent.parent
meniscus, history, sample = (pathlib.Path(path).resolve() for path in sys.argv[1:4])
problems = []
views = 0


def make_history(folder):
    """Thirty runs of what one run found; from the twentieth on the first case draws another glass pass."""
    chance = random.Random(1)
    for number, path in enumerate(sorted(history.rglob("*.jsonl"))):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        made = []
        for run in range(30):
            for line in lines:
                line = json.loads(json.dumps(line))
                line |= {"run": f"{run + 1:016x}", "at": f"2026-10-{run + 1:02}T08:00:00Z",
                         "revision": {"commit": f"{(run + 1) * 0x9e3779b97f4a7c15:020x}"[::-1] * 2, "dirty": False}}
                for times in [*line.get("phases", {}).values(), *([line["frame"]] if "frame" in line else [])]:
                    noise = chance.lognormvariate(0, 0.04)
                    times |= {key: int(times[key] * noise) for key in ("min", "p50", "p95", "p99")}
                if number == 0 and run >= 20:
                    line["counters"]["glassPasses"] += 1
                made.append(json.dumps(line))
        place = folder / path.relative_to(history)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("\n".join(made + ['{"meniscus":"history"'] * (number == 0)) + "\n")


def write_dashboard(folder):
    made, out = folder / "history", folder / "dashboard"
    made.mkdir()
    make_history(made)
    command = [meniscus, "dashboard", "--history-folder", made, "--out", out]
    for _ in range(2):
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0 or "cases" not in result.stdout or "line" not in result.stderr:
            problems.append(f"meniscus dashboard ended with {result.returncode}: {result.stdout}{result.stderr}")
    return out


def lint_script():
    """Each file of the script by itself, and all as the one script that they are."""
    assets = root / "Sources/MeniscusReport/Dashboard/Assets"
    listed = re.findall(r"PackageResources\.(dashboard_\w+)_js", (assets.parent / "DashboardPage.swift").read_text())
    files = {path.stem.replace("-", "_"): path.read_text() for path in assets.glob("*.js")}
    if sorted(listed) != sorted(files):
        problems.append(f"not listed or not there: {sorted(set(listed) ^ set(files))}")
    strict = ["correctness", "eqeqeq", "no-var", "prefer-const", "no-eval", "no-console", "no-undef", "no-unused-vars"]
    with tempfile.TemporaryDirectory() as folder:
        config, joined = pathlib.Path(folder) / "oxlintrc.json", pathlib.Path(folder) / "script.js"
        config.write_text(json.dumps({"env": {"browser": True, "es2024": True}}))
        joined.write_text("".join(files[name] for name in listed))
        result = subprocess.run(["oxlint", "-c", config, "--format", "unix", "-A", "all",
                                 *(part for rule in strict for part in ("-D", rule)), joined], capture_output=True, text=True)
        if result.returncode:
            problems.append(result.stdout.strip() or result.stderr.strip())


class Dashboard:
    """A dashboard in a window of its own."""

    def __init__(self, browser, folder, width=1400, scheme="light", **options):
        self.address = (folder / "index.html").as_uri()
        self.place = f"{folder.name}, {width} px, {scheme}"
        self.context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True, **options)
        self.page = self.context.new_page()
        self.page.on("console", lambda m: m.type in ("error", "warning") and self.note(f"console {m.type}: {m.text}"))
        self.page.on("pageerror", lambda e: self.note(f"{e}"))
        self.page.on("requestfailed", lambda r: self.note(f"not loaded: {r.url}"))
        self.page.on("request", lambda r: r.url.startswith(("file:", "data:")) or self.note(f"asked for {r.url}"))

    def note(self, text):
        problems.append(f"{self.place}{self.view}: {text}")

    view = ""

    def go(self, mark):
        """Opens a view by its link, as somebody who was sent it."""
        self.view = f", {mark}"
        self.page.goto("about:blank")
        self.page.goto(self.address + mark)
        self.settle()

    def settle(self):
        """Waits until what is shown is the view of the address."""
        self.page.wait_for_function("() => document.documentElement.dataset.shown === location.hash"
                                    " && !document.querySelector('progress:not([hidden])')")

    def all(self, script):
        return self.page.evaluate(f"(all => {script})(s => Array.from(document.querySelectorAll(s)))")

    def links(self):
        """A link to every view, taken from the views themselves."""
        self.go("#/")
        case = self.all("all('tbody th a').map(a => a.getAttribute('href'))")[0]
        self.go(case)
        run = self.all("all('.byline a')[0].getAttribute('href')")
        pair = self.all("all('.changes td:last-child a').map(a => a.getAttribute('href'))[0] ?? '#/compare'")
        return ["#/", "#/?since=10&what=group%3Acounter&metric=bodies", "#/?q=nothing-has-this-name", case,
                case.split("?")[0] + "?from=5&to=20", run, "#/compare", pair, "#/case/none%2Fof%2Fthese", "#/nowhere"]


def look(browser, axe, folder):
    """Every view at every width in both themes."""
    global views
    first = Dashboard(browser, folder)
    marks = first.links()
    first.context.close()
    for width in (1400, 900, 390):
        for scheme in ("light", "dark"):
            if width == 900 and scheme == "dark":
                continue
            board = Dashboard(browser, folder, width, scheme)
            for mark in marks:
                board.go(mark)
                tables = "all('details')" if (width, scheme) == (1400, "light") else "all('details').slice(0, 1)"
                board.all(tables + ".forEach(details => { details.open = true; })")
                board.page.wait_for_timeout(30)
                views += 1
                wide = board.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                if wide > 0:
                    board.note(f"{wide} px wider than the window")
                if board.all("all('h1, h2').length") == 0:
                    board.note("has no heading")
                # In the dark only colours are others.
                rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else None
                if width == 1400 or (width == 390 and scheme == "light"):
                    for finding in axe.run(board.page, options=rules).response["violations"]:
                        board.note(f"axe: {finding['id']}: {finding['nodes'][0]['html'][:160]}")
            board.context.close()


def expect(board, what, found, expected):
    if found != expected:
        board.note(f"{what}: {found!r}, not {expected!r}")


def type_keys(browser, folder):
    """Every key does what the list of keys says."""
    board = Dashboard(browser, folder, reduced_motion="reduce")
    page = board.page
    where = lambda: page.evaluate("location.hash")
    focused = lambda: page.evaluate("document.activeElement.textContent")
    board.go("#/")
    names = board.all("all('tbody th a').map(a => a.textContent)")
    page.keyboard.press("?")
    expect(board, "? opens the list of keys", board.all("all('dialog')[0].open"), True)
    page.keyboard.press("Escape")
    expect(board, "Escape closes it", board.all("all('dialog')[0].open"), False)
    page.keyboard.press("t")
    expect(board, "t", page.evaluate("document.documentElement.dataset.theme"), "light")
    page.keyboard.press("t"), page.keyboard.press("t")
    page.keyboard.press("/")
    page.keyboard.type(names[-1][:6])
    few = board.all("all('tbody th a').length")
    expect(board, "the filter is in the link", "q=" in where(), True)
    if not 0 < few <= len(names):
        board.note(f"the filter leaves {few} cases")
    page.keyboard.press("Escape")
    expect(board, "Escape clears the filter", board.all("all('tbody th a').length"), len(names))
    page.keyboard.press("ArrowDown")
    for key, place in (("", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("End", -1), ("Home", 0)):
        if key:
            page.keyboard.press(key)
        expect(board, f"{key} in the list", focused(), names[place])
    page.keyboard.press("Enter")
    page.wait_for_selector(".plot")
    board.settle()
    expect(board, "Enter opens the case", where().startswith("#/case/"), True)
    page.focus(".plot")
    now = lambda: board.all("Number(all('.plot')[0].getAttribute('aria-valuenow'))")
    count = board.all("Number(all('.plot')[0].getAttribute('aria-valuemax'))")
    tenth = max(1, round((count - 1) / 10))
    for key, expected in (("End", count), ("ArrowLeft", count - 1), ("ArrowRight", count), ("Home", 1), ("ArrowLeft", 1),
                          ("ArrowUp", 2), ("ArrowDown", 1), ("PageDown", 1 + tenth), ("PageUp", 1)):
        page.keyboard.press(key)
        expect(board, f"{key} in a chart", now(), expected)
    page.keyboard.press("n")
    change = now()
    expect(board, "n goes to a change", change > 1, True)
    page.keyboard.press("p"), page.keyboard.press("Home"), page.keyboard.press("n")
    expect(board, "n again", now(), change)
    page.keyboard.press("+")
    expect(board, "+ zooms, and the link says it", "from=" in where() and "to=" in where(), True)
    page.keyboard.press("-"), page.keyboard.press("-")
    expect(board, "- zooms out", "from=" in where(), False)
    page.keyboard.press("+"), page.keyboard.press("0")
    expect(board, "0 shows all", "from=" in where(), False)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(250)
    expect(board, "what is pointed at is said", "median" in page.inner_text("#live"), True)
    box = page.locator(".plot").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + 60, steps=4)
    page.mouse.up()
    expect(board, "dragging zooms", "from=" in where(), True)
    page.keyboard.press("Escape")
    expect(board, "Escape shows all", "from=" in where(), False)
    page.focus(".plot")
    page.keyboard.press("End"), page.keyboard.press("Enter")
    page.wait_for_selector(".flame, .steps")
    board.settle()
    expect(board, "Enter opens the run", where().startswith("#/run/"), True)
    last = where()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(old) => location.hash !== old", arg=last)
    board.settle()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(old) => location.hash === old", arg=last)
    board.settle()
    page.keyboard.press("Escape")
    page.wait_for_selector(".plot")
    page.keyboard.press("Escape")
    page.wait_for_selector(".overview")
    expect(board, "Escape goes up", where(), "#/")
    page.goto(board.address + page.evaluate("document.querySelector('tbody th a').getAttribute('href')"))
    page.wait_for_selector(".plot")
    expect(board, "a chart is one tab stop", board.all(
        "all('.plot')[0].querySelectorAll('a, button, [tabindex]').length"), 0)
    page.emulate_media(media="print")
    expect(board, "controls are printed", page.is_visible(".controls"), False)
    board.context.close()
    board = Dashboard(browser, folder, forced_colors="active")
    board.go("#/")
    board.context.close()


def open_small(browser, folder):
    """What is loaded to begin with is small; a planted script or one from elsewhere does not run."""
    size = sum((folder / name).stat().st_size for name in ("index.html", "data/overview.js"))
    if size > 2_000_000:
        problems.append(f"{folder.name}: {size} bytes to begin with")
    board = Dashboard(browser, folder)
    loaded = []
    board.page.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[-1]))
    board.go("#/")
    expect(board, "loaded to begin with", sorted(loaded), ["index.html", "overview.js"])
    board.context.close()
    page = browser.new_context(offline=True).new_page()
    page.goto((folder / "index.html").as_uri())
    page.wait_for_selector("h1")
    planted = page.evaluate("""() => {
      document.body.insertAdjacentHTML("beforeend", "<img src=none.png onerror='window.planted = 1'>");
      const script = document.createElement("script");
      script.textContent = "window.planted = 2";
      document.body.append(script);
      return new Promise((done) => setTimeout(() => done(window.planted), 200));
    }""")
    if planted:
        problems.append(f"the content security policy lets planted code run: {planted}")


began = time.monotonic()
lint_script()
with sync_playwright() as play, tempfile.TemporaryDirectory() as place:
    made = write_dashboard(pathlib.Path(place))
    browser = play.chromium.launch(**CHROMIUM)
    axe = Axe()
    for folder in (made, sample):
        type_keys(browser, folder)
        open_small(browser, folder)
    look(browser, axe, sample)
    # An empty history, and one of a single run, are pages too.
    for name in ("none", "one"):
        few = pathlib.Path(place) / name
        few.mkdir()
        if name == "one":
            first = sorted(history.rglob("*.jsonl"))[0]
            (few / "a.jsonl").write_text(first.read_text().splitlines()[0] + "\n")
        subprocess.run([meniscus, "dashboard", "--history-folder", few, "--out", few / "out"], check=True, capture_output=True)
        board = Dashboard(browser, few / "out", 390)
        for mark in ["#/", "#/compare"] if name == "none" else board.links():
            board.go(mark)
            views += 1
            for finding in axe.run(board.page).response["violations"]:
                board.note(f"axe: {finding['id']}: {finding['nodes'][0]['html'][:160]}")
        board.context.close()
    browser.close()
print("\n".join(dict.fromkeys(problems)) or f"the dashboard is clean in {views} views, and every key does what it says, "
      f"in {time.monotonic() - began:.0f} s")
sys.exit(1 if problems else 0)
