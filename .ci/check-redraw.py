#!/usr/bin/env python3
"""check-redraw.py REPORT: a report draws its own frames again, in Chromium, from file://.

Of each case that the page has frames of, frames are drawn by the worker that the page itself starts; each
hash has to be the one that the run recorded. Small cases are drawn whole, screens at every 16th frame.
Damaged frames have to end in an error. Then one case is opened as a reader would: the slider, the keys, a
pixel and what lies under it, without an error on the console, and axe has no findings in it. Of a case with
glass each overlay is chosen; what is told of tiles and captures is what the run counted. The state that is told
at checkpoints is that of their view snapshots.
"""
import json, pathlib, re, sys, time
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM
from redrawn_page import BEGIN, DAMAGED, DRAW, NAMES, OVERLAID, damaged_files

folder = pathlib.Path(sys.argv[1]).resolve()
path = folder / "index.html"
problems, started = [], time.monotonic()
# How long a page may take to draw what was asked for, in milliseconds, on a busy machine.
PAUSE = 1200


def open_page(browser, **options):
    page = browser.new_context(offline=True, **options).new_page()
    page.on("console", lambda m: m.type in ("error", "warning") and problems.append(m.text))
    page.on("pageerror", lambda e: problems.append(str(e)))
    page.goto(path.as_uri())
    return page


def check_hashes(page):
    """Every frame of small cases, every 16th of screens, but where they have few."""
    if problem := page.evaluate(BEGIN):
        problems.append(f"the core does not start: {problem}")
        return
    names = page.evaluate(NAMES)
    if not names:
        problems.append("the page has no frames")
    for name in names:
        whole = 20 if name.startswith(("screens/", "tabs/")) else 300
        found = page.evaluate(DRAW, [name, whole, 16])
        if "problem" in found or found["wrong"]:
            problems.append(f"{name}: {json.dumps(found)[:300]}")
            continue
        times = sorted(found["times"])
        print(f"{name}: {len(times)} of {found['frames']} frames equal; "
              f"median {times[len(times) // 2]:.0f} ms, longest {times[-1]:.0f} ms")
    # Few cases stay open; the first is read again.
    for name in names[:1] + names[-1:]:
        again = page.evaluate("(name) => window.asked('frame', { name, frame: 0, isSilent: true })", name)
        if "problem" in again or again["answer"]["drawn"] != again["answer"]["recorded"]:
            problems.append(f"{name}, after others: {json.dumps(again)[:300]}")


def check_damage(page):
    """Files that are cut, changed or made up are refused, and the worker goes on."""
    sample = min(folder.rglob("frames.bin"), key=lambda one: one.stat().st_size).read_bytes()
    files = damaged_files(sample)
    refused = page.evaluate(DAMAGED, files)
    print(f"{refused} of {len(files)} damaged files refused")
    if refused != len(files):
        problems.append(f"{len(files) - refused} damaged files were read")


def check_comparison(page, figure, slider):
    """Another frame laid over the one that is shown: what is told is what differs."""
    def told():
        page.wait_for_timeout(PAUSE)
        return figure.locator(".told").first.inner_text()
    slider.press("Home")
    page.wait_for_timeout(PAUSE)
    figure.get_by_text("Use as reference").click()
    if told() != "This is the reference frame." or figure.locator(".over").is_visible():
        problems.append(f"a frame is compared with itself: {told()}")
    slider.press("End")
    changed, over = told(), figure.locator(".over")
    if "from frame 0" not in changed or not over.is_visible():
        problems.append(f"the last frame is not compared with the first: {changed}")
    for way in ("Onion skin", "Divider", "Blink", "Difference"):
        figure.get_by_label(re.compile("^Show as")).select_option(label=way)
        if told() != changed:
            problems.append(f"{way} tells {told()}, not {changed}")
    figure.get_by_label(re.compile("^Show as")).select_option("blink")
    figure.get_by_text("Flip").click()
    before = over.is_visible()
    page.wait_for_timeout(1500)
    if over.is_visible() != before:
        problems.append("what is flipped by hand goes on blinking")
    figure.get_by_label(re.compile("^Compare with")).select_option("before")
    if " differ" not in told():
        problems.append(f"the frame before is not compared: {told()}")
    figure.get_by_label(re.compile("^Compare with")).select_option("none")
    page.wait_for_timeout(PAUSE)
    if over.is_visible() or figure.locator(".told").first.is_visible():
        problems.append("nothing is compared, and something is told")


def open_case(page, name):
    """The figure of a case's frames, and its slider."""
    page.evaluate(
        "(name) => { location.hash = name; document.getElementById(name).open = true; }", name)
    figure = page.locator(".redraw").first
    figure.locator("xpath=self::*[@data-state='equal']").wait_for(timeout=20_000)
    return figure, figure.get_by_label("Frame", exact=True)


def case_with_glass(names):
    """A case, one of its frames for which glass captured and tiles were painted, and how many."""
    for trace in json.loads((folder / "report.json").read_text())["traces"]:
        name = f"{trace['scene']}/{trace['name']}" + (f"@{trace['variant']}" if trace["variant"] else "")
        tiles, captures = trace["counters"]["tilesPainted"], trace["counters"]["glassPasses"]
        for frame in range(1, len(tiles)):
            if name in names and tiles[frame] and captures[frame]:
                return name, frame, tiles[frame], captures[frame]


def check_overlays(browser, scheme):
    """Each overlay, chosen by the keys, shows something and says what; axe has no findings with it."""
    page = open_page(browser, color_scheme=scheme, viewport={"width": 1400, "height": 900})
    if not (found := case_with_glass(page.evaluate(NAMES))):
        problems.append("no case has glass to lay anything over")
        return
    name, frame, tiles, captures = found
    figure, slider = open_case(page, name)
    slider.fill(str(frame))
    shown = {
        "fields": r"Glass surfaces: [1-9]", "directions": r"Glass surfaces: [1-9]",
        "lens": r"Glass surfaces: [1-9]\d*\. The rim shows what lies up to [1-9]",
        "operations": r"Operations: [1-9]\d*, of [1-9]\d* views",
        "capture": r"Backdrop captures: [1-9]", "tiles": rf"repainted .*: {tiles} of [1-9]",
    }
    select = figure.get_by_label(re.compile("^Overlay"))
    select.focus()
    for kind, sentence in shown.items():
        select.press("ArrowDown")
        figure.locator(f"xpath=self::*[@data-overlay='{kind}'][@data-frame='{frame}']").wait_for()
        told = figure.locator(".told").last.inner_text()
        if not re.search(sentence, told):
            problems.append(f"{name}, frame {frame}: {kind} tells {told}")
        seen = page.evaluate(OVERLAID)
        if seen.pop(kind, 0) == 0 or any(seen.values()):
            problems.append(f"{name}, frame {frame}: {kind} shows nothing, or also {seen}")
        if kind == "capture" and (made := figure.locator(".boxes .capture:not(.kept)").count()) != captures:
            problems.append(f"{name}, frame {frame}: {made} captures, and {captures} in the run")
        if kind == "fields":
            figure.locator(".place", has_text=re.compile("pt (inside|from) ")).wait_for()
        run_axe(page, f"{scheme}, {kind}")
    select.press("Home")
    figure.locator("xpath=self::*[@data-overlay='none']").wait_for()
    if any(page.evaluate(OVERLAID).values()) or figure.locator(".told").last.is_visible():
        problems.append("no overlay is chosen, and one is shown")
    page.context.close()


def check_state(browser):
    """At a checkpoint the state of the scene is that of its view snapshot."""
    name = "engine/springs/toggle"
    trace = next(one for one in json.loads((folder / "report.json").read_text())["traces"] if one["identifier"] == name)
    page = open_page(browser, viewport={"width": 1400, "height": 900})
    figure, slider = open_case(page, name)
    for checkpoint in trace["checkpoints"]:
        scene = (folder / checkpoint["tree"]).read_text().split("\n", 1)[0]
        expected = re.findall(r"(\w+ = [^,}]+)", scene)
        slider.fill(str(checkpoint["frame"]))
        figure.locator(f"xpath=self::*[@data-frame='{checkpoint['frame']}']").wait_for()
        page.wait_for_timeout(PAUSE // 2)
        found = figure.locator(".states").inner_text()
        if not expected or any(value not in found for value in expected):
            problems.append(f"{name}, {checkpoint['name']}: {expected} is not in {found!r}")
    page.context.close()


def run_axe(page, where):
    for finding in Axe().run(page, context=".redraw").response["violations"]:
        problems.append(f"axe, {where}: {finding['id']}: {finding['nodes'][0]['html'][:120]}")


def check_contrast(browser, scheme, overlay=None):
    """The viewer in the other colours, with an overlay where one is named."""
    page = open_page(browser, color_scheme=scheme, viewport={"width": 1400, "height": 900})
    names = page.evaluate(NAMES)
    found = case_with_glass(names) if overlay else None
    figure, _ = open_case(page, found[0] if found else names[0])
    if overlay:
        figure.get_by_label(re.compile("^Overlay")).select_option(overlay)
        figure.locator(f"xpath=self::*[@data-overlay='{overlay}']").wait_for()
    run_axe(page, f"{scheme}, {overlay}")
    page.context.close()


def check_reader(browser, scheme):
    """What a reader does, and what axe finds."""
    page = open_page(browser, color_scheme=scheme, viewport={"width": 1400, "height": 900})
    figure, slider = open_case(page, page.evaluate(NAMES)[0])
    slider.focus()
    before = figure.get_attribute("data-frame")
    slider.press("Home")
    slider.press("ArrowRight")
    page.wait_for_timeout(PAUSE)
    if figure.get_attribute("data-frame") != "1" or figure.get_attribute("data-state") != "equal":
        problems.append(f"the slider leads from {before} to {figure.get_attribute('data-frame')}")
    after = figure.get_by_label(re.compile("^Go to"))
    titles = after.locator("option").all_inner_texts()
    after.select_option(index=len(titles) - 1)
    page.wait_for_timeout(PAUSE)
    if not titles[-1].endswith(f"({figure.get_attribute('data-frame')})"):
        problems.append(f"{titles[-1]} leads to frame {figure.get_attribute('data-frame')}")
    check_comparison(page, figure, slider)
    canvas = figure.locator("canvas").first
    canvas.focus()
    canvas.press("ArrowRight")
    page.wait_for_timeout(PAUSE)
    if "Pixel" not in figure.locator(".place").inner_text():
        problems.append("the arrow keys lead to no pixel")
    if figure.locator(".parts li").count():
        figure.locator(".parts input").first.click()
        page.wait_for_timeout(PAUSE)
        if figure.get_attribute("data-state") != "partial":
            problems.append("an operation cannot be switched off")
        slider.press("Home")
        page.wait_for_timeout(PAUSE)
        if figure.get_attribute("data-state") != "partial":
            problems.append("what is switched off comes back in another frame")
        figure.get_by_text("Show all").click()
        page.wait_for_timeout(PAUSE)
        if figure.get_attribute("data-state") != "equal":
            problems.append("not all is shown again")
        # The innermost view at the pixel, with all that is in it.
        for state in ["partial", "equal"]:
            figure.locator(".switches button").last.click()
            page.wait_for_timeout(PAUSE)
            if figure.get_attribute("data-state") != state:
                problems.append(f"a view that is switched leads to {figure.get_attribute('data-state')}")
    run_axe(page, scheme)
    page.context.close()


with sync_playwright() as play:
    browser = play.chromium.launch(**CHROMIUM)
    page = open_page(browser)
    check_hashes(page)
    drawn = time.monotonic() - started
    if not problems:
        check_damage(page)
        check_state(browser)
        check_reader(browser, "light")
        check_overlays(browser, "dark")
        # What is read and what is laid over it are the same in the other colours; contrast is not.
        check_contrast(browser, "dark")
        check_contrast(browser, "light", overlay="lens")
    browser.close()

# About 40 s by itself; other steps run beside it.
if drawn > 120:
    problems.append(f"drawing took {drawn:.0f} s")
print("\n".join(problems) or f"every frame that was drawn has the recorded hash; drawn in {drawn:.0f} s, "
      f"{time.monotonic() - started:.0f} s in all")
sys.exit(1 if problems else 0)
