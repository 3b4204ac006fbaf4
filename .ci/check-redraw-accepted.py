#!/usr/bin/env python3
"""check-redraw-accepted.py REPORT…: a report of cases that differ draws the accepted frames too.

Of the first case of each report the page is asked for every checkpoint's frame: it has to find as many pixels
to differ from the accepted frame, which it draws itself, as the run found in the pictures. Where all frames are
kept, every eighth of them differs where its hash did; where not, the page says of which they are.
"""
import json, pathlib, re, sys
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM

problems = []


def check(browser, folder):
    page = browser.new_context(offline=True).new_page()
    page.on("console", lambda m: m.type in ("error", "warning") and problems.append(m.text))
    page.on("pageerror", lambda e: problems.append(str(e)))
    page.goto((folder / "index.html").as_uri())
    block = page.locator("script[data-accepted]").first
    name, numbers = block.get_attribute("data-accepted"), block.get_attribute("data-numbers")
    trace = next(one for one in json.loads((folder / "report.json").read_text())["traces"] if one["identifier"] == name)
    page.evaluate("(name) => { location.hash = name; document.getElementById(name).open = true; }", name)
    figure = page.locator(".redraw").first
    told, slider = figure.locator(".told").first, figure.get_by_label("Frame", exact=True)
    figure.locator("xpath=self::*[@data-changed!='']").wait_for(timeout=20_000)
    if figure.get_by_label(re.compile("^Compare with")).input_value() != "accepted":
        problems.append(f"{name}: the page does not open with the accepted frame")

    def show(frame):
        slider.fill(str(frame))
        figure.locator(f"xpath=self::*[@data-frame='{frame}']").wait_for(timeout=20_000)
        page.wait_for_timeout(300)
        return figure.get_attribute("data-changed")

    for checkpoint in trace["checkpoints"]:
        changed = show(checkpoint["frame"])
        if changed != str(checkpoint["differingPixels"] or 0):
            problems.append(f"{name}, {checkpoint['name']}: {changed} px differ in the page, "
                            f"{checkpoint['differingPixels']} in the run: {told.inner_text()}")
    # Between checkpoints pixels differ in the page where their hashes did.
    differing = [range(first, last + 1) for first, last in trace["differingFrames"]["pixels"]]
    for frame in range(0, trace["frames"], 8) if numbers is None else ():
        changed = show(frame)
        if (changed != "0") != any(frame in run for run in differing) or not changed:
            problems.append(f"{name}, frame {frame}: {changed} px differ in the page")
    others = [frame for frame in range(trace["frames"]) if str(frame) not in (numbers or "").split()]
    if numbers is not None and others:
        show(others[0])
        if told.inner_text() != f"Accepted frames are only kept at {numbers.replace(' ', ', ')}; pictures of checkpoints stand below.":
            problems.append(f"{name}, frame {others[0]}: {told.inner_text()}")
    print(f"{name}: {len(trace['checkpoints'])} checkpoints differ in the page as in the run")
    page.context.close()


with sync_playwright() as play:
    browser = play.chromium.launch(**CHROMIUM)
    for report in sys.argv[1:]:
        check(browser, pathlib.Path(report).resolve())
    browser.close()
print("\n".join(problems) or "accepted frames are drawn as they were accepted")
sys.exit(1 if problems else 0)
