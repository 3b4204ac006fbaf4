#!/usr/bin/env python3
"""check-recording.py TOOL PART/PARTS: records the scenes that react by hand in Chromium, and replays what was saved.

The page gets real events of a mouse, a finger, a wheel and keys. What the saved trace replays to has the stage
hashes of every frame that the page was told of, and its last frame has the pixels of the page's canvas. A scene
reacts if a trace of it has events; each is used for a moment with one pixel a point and 30 frames a second, the
larger ones on a small screen, and a few at length as they are. Of all scenes one part is recorded.
"""
import json, pathlib, sys, tempfile
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM
from recorder_page import Page, Server, compare, expect, problems, save


# Those that are used at length: gestures, typing, controls, glass, a list, a sheet.
AT_LENGTH = {"engine/gestures", "engine/fields", "controls/all", "glass/morph", "lists/form", "modals/sheet"}


def scenes(part, parts):
    """Every `parts`-th scene that reacts, starting at `part`, and whether it is large."""
    found = {}
    for path in sorted(pathlib.Path("Traces").rglob("*.jsonl")):
        header, *events = map(json.loads, path.read_text().splitlines())
        if any(not event.keys() <= {"at", "checkpoint", "end"} for event in events):
            width, height = header["size"]
            found[header["scene"]] = width * height > 375 * 667
    if not AT_LENGTH <= found.keys():
        raise SystemExit(f"{AT_LENGTH - found.keys()} do not react")
    return sorted(found.items())[part::parts]


def use(page, isAtLength):
    """Clicks, drags, swipes, wheels and types all over the scene."""
    mouse, keys = page.page.mouse, page.page.keyboard
    # Seconds that are given to what never rests.
    most = 4 if isAtLength else 1
    for x, y in [(0.5, 0.5), (0.86, 0.85), (0.2, 0.3)] if isAtLength else [(0.5, 0.5)]:
        mouse.move(*page.at(x, y))
        mouse.down()
        page.page.wait_for_timeout(40)
        mouse.up()
        page.page.wait_for_timeout(120)
    mouse.move(*page.at(0.5, 0.7))
    mouse.down()
    for step in range(1, 9 if isAtLength else 5):
        mouse.move(*page.at(0.5 + 0.01 * step, 0.7 - 0.04 * step))
        page.page.wait_for_timeout(16)
    mouse.up()
    mouse.move(*page.at(0.5, 0.4))
    mouse.wheel(0, 60)
    page.settle(most)
    touch = page.page.context.new_cdp_session(page.page)

    def finger(kind, *places):
        points = [dict(zip("xy", page.at(*place)), id=number) for number, place in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (0.4, 0.6))
    for step in range(1, 7 if isAtLength else 4):
        finger("touchMove", (0.4, 0.6 - 0.05 * step))
        page.page.wait_for_timeout(16)
    finger("touchEnd")
    page.settle(most)
    # The keys go to the scene once it was clicked.
    page.canvas.focus()
    keys.press("Enter")
    keys.press("Tab")
    keys.type("ab")
    page.settle(most)
    # What was started plays on until somebody stops it; the one scene that does has its button there.
    if not page.is_at_rest():
        mouse.click(*page.at(0.5, 0.82))
        page.settle(most)


def record(context, scene, isLarge, folder):
    isAtLength = scene in AT_LENGTH
    device = ["--device", "iphone-se"] if isLarge else []
    server = Server(scene, folder, *([] if isAtLength else ["--scale", "1", "--rate", "30", *device]))
    try:
        page = Page(context, server.address)
        use(page, isAtLength)
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
            header = json.loads(pathlib.Path(folder, "Traces", scene, "by-hand.jsonl").read_text().split("\n")[0])
            made = header["scale"], header["rate"]
            expect(made == ((2, 60) if isAtLength else (1, 30)), f"{scene}: recorded with scale and rate {made}")
            print(f"{scene}: {len(page.events)} events; {frames} frames as they were live")
        problems.extend(f"{scene}: {error}" for error in page.errors)
        page.page.close()
    except Exception as error:  # the other scenes are still to be seen
        problems.append(f"{scene}: {error}")
    finally:
        if code := server.end():
            problems.append(f"{scene}: the recorder ended with {code}")


with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
    browser = play.chromium.launch(**CHROMIUM)
    context = browser.new_context(viewport={"width": 1200, "height": 1100}, has_touch=True)
    part, parts = map(int, sys.argv[2].split("/"))
    for scene, isLarge in scenes(part - 1, parts):
        record(context, scene, isLarge, folder)
    browser.close()
for problem in problems:
    print(problem)
sys.exit(bool(problems))
