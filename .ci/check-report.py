#!/usr/bin/env python3
"""check-report.py REPORT SCHEMA: opens the report headless and checks its data files.

The page is loaded from file:// with the network blocked, light and dark, wide and narrow; a console
error (a breach of the content security policy is one), a failed request or a horizontal overflow
fails, and so does a script or stylesheet that is planted and runs. report.json is held against the
schema, junit.xml is parsed.
"""
import json, pathlib, sys, xml.etree.ElementTree
import jsonschema
from playwright.sync_api import sync_playwright

folder, schema = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
problems = []

with sync_playwright() as play:
    browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for scheme in ("light", "dark"):
        for width in (1440, 390):
            context = browser.new_context(
                viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
            page = context.new_page()
            place = f"{scheme}, {width} px"
            page.on("console", lambda m, place=place: m.type in ("error", "warning")
                    and problems.append(f"{place}: console {m.type}: {m.text}"))
            page.on("pageerror", lambda e, place=place: problems.append(f"{place}: {e}"))
            page.on("requestfailed", lambda r, place=place: problems.append(f"{place}: {r.url}"))
            page.on("request", lambda r, place=place: r.url.startswith(("file:", "data:", "blob:"))
                    or problems.append(f"{place}: asked for {r.url}"))
            page.goto((folder / "index.html").as_uri())
            page.wait_for_timeout(500)
            for details in page.query_selector_all("details"):
                details.evaluate("d => d.open = true")
            page.wait_for_timeout(300)
            overflow = page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if overflow > 1:
                problems.append(f"{place}: {overflow} px wider than the window")
            if not page.inner_text("body").strip():
                problems.append(f"{place}: the page is empty")
            context.close()
    # What somebody manages to write into the page still does not run.
    page = browser.new_context(offline=True).new_page()
    page.goto((folder / "index.html").as_uri())
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
        problems.append(f"the content security policy lets planted code run: {planted}")
    browser.close()

jsonschema.validate(json.loads((folder / "report.json").read_text()), json.loads(schema.read_text()))
cases = xml.etree.ElementTree.parse(folder / "junit.xml").getroot().iter("testcase")
count = sum(1 for _ in cases)
if count == 0:
    problems.append("junit.xml has no test case")
print("\n".join(problems) or f"the page is clean in four views; {count} JUnit cases; the JSON fits")
sys.exit(1 if problems else 0)
