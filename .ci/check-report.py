#!/usr/bin/env python3
"""check-report.py REPORT SCHEMA: opens the report headless and checks its data files.

The page, and those of samples in folders inside the report's, is loaded from file:// with the network
blocked, light and dark, from 320 to 2,000 px wide; a console error (a breach of the content security
policy is one), a failed request, or anything that scrolls sideways fails, and so does a script or
stylesheet that is planted and runs. A page has at most 4 MB and opens no slower than a bare page of
30,000 lines; what is folded is made as it opens; cases are linked to by name; the filter counts; without
scripts there are the verdict and the failures. report.json is held against the schema, junit.xml is parsed.
"""
import json, pathlib, sys, tempfile, time, xml.etree.ElementTree
import jsonschema
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM

folder, schema = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
pages = [folder / "index.html", *sorted(folder.glob("*/index.html"))]
problems, notes = [], []
# What is slow on a busy machine is slow for this page too. Alone on two cores it opens in 3.5 s, and the
# largest of ours in 1.5: twice is what two of them differ by when others take the cores.
bare = "<!doctype html><title>bare</title>" + "".join(
    f"<p>{number} <b>bold</b> <i>italic</i></p>\n" for number in range(30_000))

# Whatever is wider than its place, and whatever a reader would have to scroll sideways.
sideways = """() => {
  const wide = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) wide.push(`the page by ${page.scrollWidth - page.clientWidth} px`);
  for (const element of document.querySelectorAll("main *")) {
    // Asking for the width of what is far away lays it out, one element after another.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) continue;
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth + 1) wide.push(element.className);
  }
  return wide.slice(0, 5);
}"""
# Opens a few of everything that is folded.
unfold = """() => {
  const kinds = ["details.case", ".shot-case", ".scene-item", ".affected"];
  for (const kind of kinds) {
    for (const fold of Array.from(document.querySelectorAll(kind)).slice(0, 8)) fold.open = true;
  }
}"""


def check(page, name, place):
    """What holds of every page, at every width."""
    page.wait_for_timeout(200)
    for wide in page.evaluate(sideways):
        problems.append(f"{name}, {place}: {wide} scrolls sideways")
    page.evaluate(unfold)
    page.wait_for_timeout(300)
    for wide in page.evaluate(sideways):
        problems.append(f"{name}, {place}, unfolded: {wide} scrolls sideways")
    if not page.inner_text("h1").strip():
        problems.append(f"{name}, {place}: no verdict")
    bare = page.evaluate("""() => Array.from(document.querySelectorAll("img"))
        .filter((image) => !image.hasAttribute("width") || !image.hasAttribute("height")
          || !image.hasAttribute("alt")).length""")
    if bare:
        problems.append(f"{name}, {place}: {bare} pictures without a size or a description")


def check_folds(page, name):
    """A fold holds no table until it is opened; then as many as there are numbers for."""
    found = page.evaluate("""async () => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const wait = (time) => new Promise((done) => setTimeout(done, time));
      const wrong = [];
      for (const kind of [".shot-case", "details.case:not([open])"]) {
        for (const fold of Array.from(document.querySelectorAll(kind)).slice(0, 3)) {
          const row = data.rows.find(([id]) => id === fold.id);
          const wanted = (row[11] ?? []).filter(Boolean).length;
          const lines = (row[12] ? 1 : 0);
          if (fold.querySelector("table, .timeline")) wrong.push(`${fold.id} is made before it is opened`);
          fold.open = true;
          await wait(60);
          const made = fold.querySelectorAll("tbody:has(tr)").length;
          if (made !== wanted) wrong.push(`${fold.id} has ${made} tables of ${wanted}`);
          if (fold.querySelectorAll(".timeline").length !== lines) wrong.push(`${fold.id}: the time line`);
          if (!fold.querySelector(".facts dd")) wrong.push(`${fold.id} has no facts`);
          fold.open = false;
        }
      }
      return wrong;
    }""")
    problems.extend(f"{name}: {one}" for one in found)


def check_links(page, name, path):
    """The name of a case leads to it, and unfolds it."""
    ids = page.evaluate("""() => ["details.case", ".shot-case"].flatMap((kind) => {
      const folds = Array.from(document.querySelectorAll(kind));
      return [folds[0], folds.at(-1)].filter(Boolean).map(({ id }) => id);
    })""")
    for id in dict.fromkeys(ids):
        page.goto("about:blank")
        page.goto(f"{path.as_uri()}#{id}")
        page.wait_for_timeout(400)
        state = page.evaluate("""(id) => { const fold = document.getElementById(id);
            const box = fold?.getBoundingClientRect();
            return [fold?.open, box && box.top < innerHeight && box.bottom > 0]; }""", id)
        if state != [True, True]:
            problems.append(f"{name}: the link to {id} finds it {state}")


def check_filter(page, name):
    """The filter says how many cases it shows, and shows so many."""
    total = page.evaluate("JSON.parse(document.getElementById('data').textContent).rows.length")
    if not total:
        return
    first = page.evaluate("""() => { const data = JSON.parse(document.getElementById("data").textContent);
        return data.strings[data.rows[0][1]]; }""")
    page.fill("[data-action=filter]", first)
    said = page.inner_text(".shown")
    shown = page.evaluate("""() => document.querySelectorAll(
        "details.case:not([hidden]), .shot-case:not([hidden])").length""")
    if not said.startswith(f"{shown:,} of {total:,}") or shown == 0:
        problems.append(f"{name}: the filter says {said!r} and shows {shown}")
    page.fill("[data-action=filter]", "no such case")
    if not page.inner_text(".shown").startswith("0 of"):
        problems.append(f"{name}: the filter says {page.inner_text('.shown')!r} of nothing")


def check_without_scripts(browser, path, name):
    """Whoever runs no script sees the verdict, and the failures with their words and pictures."""
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(path.as_uri())
    text = page.locator("main")
    failures = text.locator("details[data-attention]")
    if not page.inner_text("h1").strip():
        problems.append(f"{name}, without scripts: no verdict")
    if failures.count():
        first = failures.first
        for _ in range(2):
            if not first.locator(".lead:visible, .row-sentence:visible").count():
                problems.append(f"{name}, without scripts: the first failure says nothing")
            first.locator("summary").click()
    elif not page.locator(".unscripted").first.is_visible():
        problems.append(f"{name}, without scripts: no word of the cases that match")
    context.close()


def check_policy(browser, path, name):
    """What somebody manages to write into the page still does not run."""
    page = browser.new_context(offline=True).new_page()
    page.goto(path.as_uri())
    planted = page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "window.planted = true";
      const style = document.createElement("style");
      style.textContent = "body { --planted: yes }";
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.planted = true");
      image.src = "none.png";
      document.body.append(script, style, image);
      return new Promise((done) => setTimeout(() => done(
        window.planted || getComputedStyle(document.body).getPropertyValue("--planted")), 300));
    }""")
    if planted:
        problems.append(f"{name}: the content security policy lets planted code run: {planted}")
    page.context.close()


def opening(page, path):
    """Seconds until the page has been drawn for the first time."""
    start = time.monotonic()
    page.goto(path.as_uri())
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return time.monotonic() - start


def open_page(browser, name, place, **options):
    page = browser.new_context(offline=True, **options).new_page()
    page.on("console", lambda m: m.type in ("error", "warning")
            and problems.append(f"{name}, {place}: console {m.type}: {m.text}"))
    page.on("pageerror", lambda e: problems.append(f"{name}, {place}: {e}"))
    page.on("requestfailed", lambda r: "ERR_ABORTED" in (r.failure or "")
            or problems.append(f"{name}, {place}: {r.url}"))
    page.on("request", lambda r: r.url.startswith(("file:", "data:", "blob:", "about:"))
            or problems.append(f"{name}, {place}: asked for {r.url}"))
    return page


with sync_playwright() as play, tempfile.TemporaryDirectory() as scratch:
    yardstick = pathlib.Path(scratch) / "bare.html"
    yardstick.write_text(bare)
    browser = play.chromium.launch(**CHROMIUM)
    for path in pages:
        name = str(path.relative_to(folder).parent)
        size = path.stat().st_size
        if size > 4_000_000:
            problems.append(f"{name}: {size:,} bytes")
        page = open_page(browser, name, "opening", viewport={"width": 1400, "height": 900})
        # In turn, so that both meet the same company; again where other work may have come between.
        rounds = []
        while len(rounds) < 6:
            rounds.append((opening(page, yardstick), opening(page, path)))
            yard, seconds = map(min, zip(*rounds))
            if seconds <= yard:
                break
        notes.append(f"{name}: {size:,} bytes open in {seconds:.2f} s, a bare page in {yard:.2f} s")
        if seconds > yard:
            problems.append(f"{name}: opens in {seconds:.2f} s, a bare page of 30,000 lines in {yard:.2f} s")
        check_folds(page, name)
        check_filter(page, name)
        check_links(page, name, path)
        page.context.close()
        # Of a large page the widths are those of any other; one of them is enough.
        widths = (320, 390, 900, 1400, 2000) if size < 1_000_000 else (390,)
        for scheme, width in [("light", width) for width in widths] + [("dark", 390)]:
            place = f"{scheme}, {width} px"
            page = open_page(browser, name, place, viewport={"width": width, "height": 900},
                             color_scheme=scheme)
            page.goto(path.as_uri())
            check(page, name, place)
            page.context.close()
        check_without_scripts(browser, path, name)
        check_policy(browser, path, name)
    browser.close()

jsonschema.validate(json.loads((folder / "report.json").read_text()), json.loads(schema.read_text()))
cases = xml.etree.ElementTree.parse(folder / "junit.xml").getroot().iter("testcase")
count = sum(1 for _ in cases)
if count == 0:
    problems.append("junit.xml has no test case")
print("\n".join(notes))
print("\n".join(problems) or f"{len(pages)} pages are clean; {count} JUnit cases; the JSON fits")
sys.exit(1 if problems else 0)
