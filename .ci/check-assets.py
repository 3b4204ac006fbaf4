#!/usr/bin/env python3
"""check-assets.py REPORT: lints the stylesheet and the script of the report, and tests the script.

The files of `Assets` are in the page as they stand. The script is linted by oxlint, the stylesheet by
tinycss2 and by Chromium, which has to know every property, value, selector and media query. Then the
script's functions run headless on small documents; of every test a planted fault has to make it fail.
"""
import json, pathlib, re, subprocess, sys, tempfile
import tinycss2
from playwright.sync_api import sync_playwright
from chromium import CHROMIUM

root = pathlib.Path(__file__).resolve().parent.parent
sources = root / "Sources/MeniscusReport"


def listed(swift):
    """The files that a source puts together, by name, in its order."""
    found = {}
    for name, kind in re.findall(r"PackageResources\s*\.(\w+)_(js|css)", (sources / swift).read_text()):
        name = f"{name.replace('_', '-')}.{kind}"
        folder = next(one for one in ("Assets", "StudioAssets") if (sources / one / name).exists())
        found[name] = (sources / folder / name).read_text()
    return found


def joined(files, kind):
    return "".join(text for name, text in files.items() if name.endswith(kind))


files = listed("Page/PageAsset.swift")
style, script = joined(files, ".css"), joined(files, ".js")
# The page of the recorder has some of the report's files and its own.
studio = listed("Studio/StudioPage.swift")
# What a served report has beside its own, which begins with a file of the report's.
served = listed("Page/ServedPage.swift")
everything = files | studio | served
problems = []


def check_page(report):
    """Every file of the folder is in the page, in the order of the list."""
    found = {path.name for path in (sources / "Assets").iterdir()}
    if found != set(files) | set(served):
        problems.append(f"not listed or not there: {sorted(found ^ (set(files) | set(served)))}")
    if own := {path.name for path in (sources / "StudioAssets").iterdir()} - set(studio):
        problems.append(f"not listed: {sorted(own)}")
    page = (report / "index.html").read_text()
    for tag, text in (("style", style), ("script", script)):
        if not any(text in part for part in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.S)):
            problems.append(f"{report}/index.html: <{tag}> is not what the files hold")


def lint_script(folder, script):
    """Each file by itself, then all as the one script that they are: only there are names known."""
    names = ["no-undef", "no-unused-vars"]
    strict = ["correctness", "eqeqeq", "no-var", "prefer-const", "no-eval", "no-console"]
    runs = [
        (sources / folder, ["-A", "all"] + [a for r in strict for a in ("-D", r)]
            + [a for r in names + ["no-unused-expressions"] for a in ("-A", r)]),
        (None, ["-A", "all"] + [a for r in names for a in ("-D", r)]),
    ]
    with tempfile.TemporaryDirectory() as place:
        config = pathlib.Path(place) / "oxlintrc.json"
        config.write_text(json.dumps({"env": {"browser": True, "es2024": True}}))
        whole = pathlib.Path(place) / "script.js"
        whole.write_text(script)
        for path, rules in runs:
            result = subprocess.run(
                ["oxlint", "-c", config, "--format", "unix", *rules, path or whole],
                capture_output=True, text=True)
            if result.returncode:
                problems.append(result.stdout.strip() or result.stderr.strip()
                                or f"oxlint ended with {result.returncode} and said nothing")


def place(files, line):
    """The file and line of a line of a stylesheet."""
    for name, text in files.items():
        if name.endswith(".css"):
            if line <= (count := text.count("\n")):
                return f"{name}:{line}"
            line -= count


def rules_of(files, nodes, inside=()):
    """Every rule with its declarations, and the conditions around it."""
    for node in nodes:
        if node.type == "error":
            problems.append(f"{place(files, node.source_line)}: {node.message}")
        elif node.type == "at-rule":
            condition = tinycss2.serialize(node.prelude).strip()
            if node.at_keyword not in ("media", "container"):
                problems.append(f"{place(files, node.source_line)}: @{node.at_keyword}")
            inner = tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True)
            yield from rules_of(files, inner, inside + (condition,))
        elif node.type == "qualified-rule":
            yield node, inside


def lint_style(page, files):
    """Chromium knows what is written, variables are set, and classes are those of the page."""
    style = joined(files, ".css")
    used = joined(everything, ".js") + "".join(path.read_text() for path in sources.rglob("*.swift"))
    defined = set(re.findall(r"(--[\w-]+):", style + used))
    for name in set(re.findall(r"var\((--[\w-]+)", style)) - defined:
        problems.append(f"style: {name} is set nowhere")
    conditions, selectors, values = set(), set(), set()
    nodes = tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True)
    for rule, inside in rules_of(files, nodes):
        at = place(files, rule.source_line)
        conditions.update((at, text) for text in inside)
        selector = tinycss2.serialize(rule.prelude).strip()
        selectors.add((at, selector))
        for name in re.findall(r"\.([a-z][\w-]*)", selector):
            if not re.search(rf"(?<![\w-]){name}(?![\w-])", used) and not name.startswith("phase-"):
                problems.append(f"{at}: nothing has the class {name}")
        seen = set()
        for item in tinycss2.parse_declaration_list(
                rule.content, skip_comments=True, skip_whitespace=True):
            if item.type != "declaration":
                problems.append(f"{at}: {getattr(item, 'message', item.type)}")
                continue
            if item.name in seen:
                problems.append(f"{at}: {item.name} is set twice")
            seen.add(item.name)
            values.add((at, item.name, tinycss2.serialize(item.value).strip()))
    unknown = page.evaluate(
        """([conditions, selectors, values]) => [
             ...conditions.filter(([, text]) =>
                !matchMedia(text).matches && !matchMedia(`not ${text}`).matches),
             ...selectors.filter(([, text]) => !text.includes("::-webkit-") && !CSS.supports(`selector(${text})`)
                && !text.split(",").every((one) => CSS.supports(`selector(${one.trim()})`))),
             ...values.filter(([, name, value]) => !CSS.supports(name, value)),
           ]""", [sorted(conditions), sorted(selectors), sorted(values)])
    problems.extend(f"{at}: {': '.join(rest)}" for at, *rest in unknown)
    return len(values)


tests = []


def test(*faults):
    """A test, and faults that it has to see: pairs of what stands in the script and what it becomes."""
    def note(function):
        tests.append((function, faults))
        return function
    return note


def same(found, expected):
    if found != expected:
        raise AssertionError(f"{found!r} instead of {expected!r}")


def standing_clock(page):
    """Stops the page's clock: it goes on by `run_for` alone, however slow the machine is."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)


class Browser:
    """Opens documents that run the script, or the script with a fault in it."""

    def __init__(self, browser, folder):
        self.browser, self.folder, self.script = browser, folder, script
        self.place = (folder / "page.html").as_uri()

    def open(self, body, before="", mark="", **options):
        """A page whose script has run on `body`, after what stands in `before`."""
        (self.folder / "page.html").write_text(
            f"<!doctype html><meta charset=utf-8><style>{style}</style><body>"
            f"<input data-action=filter>{body}<script>{before}</script>"
            f"<script>\"use strict\";\n{self.script}</script>")
        self.context = self.browser.new_context(
            viewport={"width": 800, "height": 600}, offline=True, **options)
        # A sound script may be slow on a busy machine; a fault often shows by nothing happening.
        self.context.set_default_timeout(10_000 if self.script == script else 1_500)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(self.place + mark)
        return self.page

    def run(self, function):
        """What is wrong, or nothing."""
        self.context, self.errors = None, []
        try:
            function(self)
            return "; ".join(self.errors)
        except Exception as error:
            return str(error).strip() or type(error).__name__
        finally:
            if self.context:
                self.context.close()


@test(("if (className)", "if (!className)"))
def elements(browser):
    page = browser.open("<p class=a></p><div class=b><p class=a></p></div>")
    same(page.evaluate("[make('p', 'x y').className, make('p').outerHTML]"), ["x y", "<p></p>"])
    same(page.evaluate("[all('.a').length, all('.a', all('.b')[0]).length]"), [2, 1])
    same(page.evaluate("root.classList.contains('has-script')"), True)


@test(("} catch { return null; }", "} finally { }"), ("setItem(key, value)", "setItem(key, key)"))
def storage(browser):
    page = browser.open("")
    same(page.evaluate("[remembered('k'), remembered('k', 'v') ?? null, remembered('k')]"),
         [None, None, "v"])
    page.evaluate("Object.defineProperty(window, 'localStorage', { get() { throw Error(); } })")
    same(page.evaluate("[remembered('k'), remembered('k', 'v')]"), [None, None])


@test(("(place + 1) %", "(place + 2) %"), ("remembered(\"meniscus-theme\", theme);", ""),
      ("else delete root.dataset.theme;", ""))
def themes(browser):
    page = browser.open("<button data-action=theme>")
    theme = "root.dataset.theme ?? null"
    seen = []
    for _ in range(4):
        page.click("button")
        seen.append(page.evaluate(theme))
    same(seen, ["light", "dark", None, "light"])
    page.reload()
    same(page.evaluate(theme), "light")


@test(("parentElement.querySelector(\"code\")", "parentElement.querySelector(\"b\")"),
      ("return true; } catch", "return false; } catch"), ("field.value = text;", ""),
      ("field.remove();", ""), ("use.setAttribute(\"href\", \"#icon-copy\");", ""))
def copying(browser):
    body = """<div><b>no</b><code>meniscus test</code>
        <button data-action=copy><svg><use href="#icon-copy"/></svg></button></div>"""
    look = "[document.querySelector('use').getAttribute('href'), all('.copied').length]"
    for refuse in ("", "throw Error();"):
        page = browser.open(body, before=f"""
            window.copied = [];
            navigator.clipboard.writeText = async (text) => {{ {refuse} copied.push(text); }};
            document.execCommand = (name) => {{
              copied.push(document.activeElement.value); return name === "copy"; }};""")
        standing_clock(page)
        page.click("button")
        page.wait_for_function("all('.copied').length", polling=20)
        same(page.evaluate("copied"), ["meniscus test"])
        same(page.evaluate("all('textarea').length"), 0)
        same(page.evaluate(look), ["#icon-check", 1])
        page.clock.run_for(1700)
        same(page.evaluate(look), ["#icon-copy", 0])
        browser.context.close()


words = {name: f"{name} {{0}} {{1}}" for name in (
    "attention scenes all one shown none part more timeline readout cut cutOne phases phasesNote work workNote"
    " hitches hitchesNote whole begin end checkpoints next replay facts leftOut").split()}
texts = ["", "glass/button", "glass/card", "dark", "320×240", "start", "`a` b", "pressed"]


def packed(*rows):
    """The data of a page whose cases are `rows`."""
    return f"""<script type="application/json" id=data>{json.dumps({
        "command": "run meniscus", "stages": ["input", "state", "layout", "display", "surfaces", "pixels"],
        "phases": ["input", "update", "layout", "display", "morph", "render", "hash"],
        "work": ["Bodies", "Tiles"], "bands": ["good", "warning", "critical", "immediate"],
        "rates": [60, 120], "verdicts": [["Same", "good", "check"], ["Different", "bad", "differs"]],
        "accepted": [1, 0], "checkpoints": [["Same", "good", "check"]], "words": words,
        "strings": texts, "rows": rows})}</script>"""


def row(id, scene, name, variant=0, verdict=0, tables=None, timeline=0):
    """A case of two checkpoints, a picture each."""
    return [id, scene, name, variant, verdict, 4, 120, 2500, [5, 0, 0, 7, 30, 0],
            ["actual/x y", 0, 640, 480, "other/p#.png", 320, 240], [6, 6], tables or ["", "", ""], timeline]


two = packed(row("glass/button/tap@dark", 1, "tap", 3), row("glass/card/tap", 2, "tap", verdict=1))
gallery = """<div class=sidebar><output class=shown></output><div class=cases></div></div>
    <section class=group><div class=list><details class=case id=glass/card/tap data-row=1 data-attention>
      <summary>card</summary><div data-made=facts></div></details></div></section>
    <section id=unchanged><div class=gallery></div></section>"""


@test(("number += (value % 32) * unit;", "number = value % 32;"), ("unit *= 32;", ""), ("value < 32", "value < 64"),
      ("(last += step)", "step"), ("at + width <= numbers.length", "at < width"))
def packing(browser):
    page = browser.open("")
    # 1024 is 0, 0, 1 in digits of five bits; all but the last are marked by a sixth.
    same(page.evaluate("unpack('AfgBggBA')"), [0, 31, 32, 1024, 0])
    same(page.evaluate("unpackRising('DBfA')"), [3, 4, 35, 35])
    same(page.evaluate("inRows([1, 2, 3, 4, 5], 2)"), [[1, 2], [3, 4]])


@test(("file || `${folder}", "file && `${folder}"), (".map(encodeURIComponent)", ""), ("if (file === null) return [];", ""),
      ("found.variant && `@${found.variant}`", "found.variant"), ("image.width = width;", ""))
def cases_of_rows(browser):
    third = row("a/b/c", 1, "tap")
    third[9] = ["actual", None, 0, 0, 0, 8, 6]
    page = browser.open(two.replace(json.dumps(row("glass/card/tap", 2, "tap", verdict=1)), json.dumps(third)))
    same(page.evaluate("cases.map((found) => [found.identifier, found.device, found.checkpoints.map((c) => c.name)])"),
         [["glass/button/tap@dark", "320×240", ["start", "pressed"]], ["glass/button/tap", "320×240", ["start", "pressed"]]])
    look = "(found) => picturesOf(found).map((p) => imageOf(p, p.name)).map((i) => [i.alt, i.getAttribute('src'), i.width, i.height])"
    same(page.evaluate(f"({look})(cases[0])"),
         [["start", "./actual/x%20y/start.png", 640, 480], ["pressed", "./other/p%23.png", 320, 240]])
    same(page.evaluate(f"({look})(cases[1])"), [["pressed", "./actual/pressed.png", 8, 6]])


@test(("filter.value.toLowerCase()", "filter.value"), ("words.every", "words.some"),
      ("applyFilter(); filter.blur();", "filter.blur();"), ("filter.blur();", ""),
      ("fold.hidden = cases", "fold.title = cases"), ("found.card.hidden = found.isHidden;", ""),
      ("say(data.words.shown, grouped(shown.length)", "say(data.words.shown, grouped(cases.length)"),
      ("section.hidden = left", "section.title = left"), ("left === inside.length", "left > 0"))
def filtering(browser):
    page = browser.open(gallery + two)
    hidden = """['.case', '.shot-case', '.group', '.folder', '#unchanged'].map((one) => all(one)[0].hidden)
        .concat(all('.shown')[0].textContent.trim())"""
    yes, no = [True], [False]
    both = no * 5 + ["all 2 undefined"]
    same(page.evaluate(hidden), both)
    for text, expected in (("Glass", no * 5 + ["shown 2 2"]),
                           (" card ", no + yes + no + yes * 2 + ["shown 1 2"]),
                           ("DIFFERENT", no + yes + no + yes * 2 + ["shown 1 2"]),
                           ("dark glass", yes + no + yes + no * 2 + ["shown 1 2"]),
                           ("dark card", yes * 5 + ["shown 0 2"])):
        page.fill("input", text)
        same(page.evaluate(hidden), expected)
    same(page.evaluate("all('.cases .quiet').length"), 1)
    page.press("input", "Escape")
    same(page.evaluate(hidden), both)
    same(page.evaluate("[filter.value, document.activeElement === filter]"), ["", False])
    titled = gallery.replace("<section id=unchanged>", "<section id=unchanged><h2><span class=count></span></h2>")
    page = browser.open(titled + packed(row("glass/button/tap@dark", 1, "tap", 3), row("glass/card/tap", 2, "tap", verdict=1),
                                        row("glass/button/press", 1, "press")))
    for text, expected in (("dark", "part 1 2"), ("", "2")):
        page.fill("input", text)
        same(page.evaluate("all('#unchanged .count')[0].textContent"), expected)


@test(("!isAccepted) ?? shown", "isSame) ?? shown"), ("links(open, false)", "links(shown, false)"),
      ("found.slice(0, listLimit)", "found.slice(0, 1)"), ("if (fold.open) open();", ""))
def listing(browser):
    page = browser.open(gallery + packed(
        row("glass/button/tap", 1, "tap"), row("glass/button/press", 1, "press", verdict=1), row("glass/card/tap", 2, "tap")))
    same(page.evaluate("all('.cases h2').map((title) => title.textContent)"), ["attention {0} {1}1", "scenes {0} {1}2"])
    same(page.evaluate("all('.cases > ul a').map((link) => link.hash)"), ["#glass/button/press"])
    same(page.evaluate("all('.scene-item').map((fold) => fold.querySelector('.badge').className)"), ["badge bad", "badge good"])
    page.evaluate("all('.scene-item')[0].open = true")
    page.wait_for_function("all('.scene-item a').length")
    same(page.evaluate("all('.scene-item a').map((link) => link.hash)"), ["#glass/button/tap", "#glass/button/press"])


@test(("if (card.childElementCount === 1) card.append(contentOf(found));", ""), ("approach.unobserve(target);", "continue;"),
      ("picturesOf(found).at(-1)", "picturesOf(found).at(0)"), ("pieces.length % 2 === 0", "pieces.length % 2 === 1"),
      (r"'\\''", "''"))
def cards(browser):
    quoted = row("a/b'c", 1, "it's")
    page = browser.open(gallery + packed(quoted))
    page.wait_for_function("all('.shot-case summary').length")
    same(page.evaluate("all('.shot img').map((image) => image.getAttribute('src'))"), ["./other/p%23.png"])
    same(page.evaluate("all('.folded').length"), 0)
    page.click(".shot-case summary")
    page.wait_for_function("all('.folded').length")
    same(page.evaluate("all('.folded .self, .folded .film-name, .folded dd code').map((one) => one.textContent)"),
         ["glass/button/it's", "Samestart", "Samepressed", "a"])
    same(page.evaluate("all('.command code')[0].textContent"), "run meniscus test 'glass/button/it'\\''s'")


@test(("if (fold.open) openedCase(fold); });", "});"), ("place.replaceWith(", "place.append("))
def cases_on_opening(browser):
    page = browser.open(gallery + two)
    same(page.evaluate("all('.facts').length"), 0)
    page.click(".case summary")
    page.wait_for_function("all('.facts').length")
    same(page.evaluate("[all('[data-made]').length, all('.case .facts code').map((one) => one.textContent)]"), [0, ["a"]])
    browser.context.close()
    page = browser.open((gallery + two).replace("data-attention>", "data-attention open>"))
    same(page.evaluate("all('.facts').length"), 1)


@test(("total ? grouped(most)", "grouped(most)"), ("nanoseconds / 1000", "nanoseconds"), ("(hundredths / 100)", "(hundredths / 10)"),
      ("3 + 4 * data.rates.length", "3 + 2 * data.rates.length"),
      ("ratio(more - 1)", "ratio(more)"), ("more === 0 ?", "more === 1 ?"), ("checkpoints[place - 1].name", "checkpoints[place].name"),
      ("figure.dataset.name = columns[place + 1];", "figure.dataset.name = columns[place];"))
def tables(browser):
    page = browser.open(packed())
    numbers = lambda *values: "".join(pack(value) for value in values)
    cells = "(table) => all('tr', table).map((line) => Array.from(line.children, (cell) => cell.textContent))"
    found = {"checkpoints": [{"name": "start"}, {"name": "end"}], "tables": [
        numbers(5, 12_345_678, 1_000, 999_400, 5_000_000, 1234), numbers(120, 7, 5000, 60, 3, 0, 0, 0, 0, 120),
        numbers(0, 0, 120, 1, 0, 1251, 2, 0, 0, 1, 0, 1, 2, 60, 626, 1, 100_001, 2, 301, 0, 100_001, 3)]}
    page.evaluate("(found) => document.body.append(...tablesOf(found))", found)
    same(page.evaluate(f"all('table').map({cells})"), [
        [["Phase", "Total", "Median", "95th", "Longest", "at frame"],
         ["render", "12.3 ms", "1.00 µs", "999 µs", "5.00 ms", "1,234"]],
        [["Kind", "Total", "Most", "at frame", "Frames with none"], ["Bodies", "5,000", "60", "3", "0"],
         ["Tiles", "0", "–", "–", "120"]],
        [["From – to", "Frames", "60 Hz, ms/s", "120 Hz, ms/s", "60 Hz, modelled", "120 Hz, modelled"],
         ["whole {0} {1}", "120", "0 good", "13 critical", "–", "0 good"],
         ["start – end", "60", "6.3 warning", "1,000 critical", "3.0 good", "1,000 immediate"]]])
    same(page.evaluate("all('.note').map((one) => one.textContent)[1]"), "workNote 7 120")
    same(page.evaluate("all('td').slice(0, 2).map((cell) => cell.dataset.name)"), ["Total", "Median"])
    same(page.evaluate("tablesOf({ checkpoints: [] }).length"), 0)


@test(("total > ceiling ? [column]", "total < 0 ? [column]"), ("needed < budget) return budget * 9 / 8", "needed < budget) return needed"),
      ("* 98 / 100", "* 100 / 100"), ("areas.reverse()", "areas"), ("Math.min(value / ceiling, 1)", "value / ceiling"))
def charts(browser):
    page = browser.open(packed())
    same(page.evaluate("[[], [0], [100, 110], [9000, 9500], [40000, 41000]].map((times) => ceilingOf(times, 16000))"),
         [16000, 16000, 200, 18000, 50000])
    many = [100] * 99 + [900]
    page.evaluate("""(many) => { window.chart = chartOf({ timed: many.map((_, n) => n), frames: 200, replayed: 100,
        rate: 60, phases: { update: many.map(() => 0), render: many } }); document.body.append(...chart.parts); }""", many)
    same(page.evaluate("[chart.range, chart.note.trim(), all('.cut').map((cut) => [cut.title, cut.style.left])]"),
         ["0 – 200 µs", "cutOne 99 undefined", [["900 µs", "49.75%"]]])
    same(page.evaluate("all('svg').at(-1).getAttribute('viewBox')"), "0 0 200 240")
    same(page.evaluate("all('svg').at(-1).querySelectorAll('path')[0].getAttribute('d')"), "M0 240V120H99V0H100V240z")
    same(page.evaluate("all('svg').at(-1).querySelectorAll('path')[1].getAttribute('d')"), "M0 240H100V240z")


def pack(number):
    """A whole number as the page packs it."""
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return digits[number] if number < 32 else digits[number % 32 + 32] + pack(number // 32)


@test(("unpackRising(places)", "unpack(places)"), ("named(data.stages, stages, unpackRising)", "named(data.stages, stages, unpack)"),
      (".filter(({ frame }) => frame >= 0)", ""), ("Object.keys(stages).length > 0", "true"), ("isCompared === 1", "isCompared === 0"))
def timelines_of_rows(browser):
    page = browser.open(packed())
    found = {"checkpoints": [{"name": "a", "frame": 3, "verdict": ["Same", "good", "check"]},
                             {"name": "b", "frame": -1, "verdict": ["Same", "good", "check"]}],
             "timeline": ["said", 120, 120, 60, "DBfA", ["w", "x", "y", "z"], 1, [[2, "FCNA"]], "AKK", [[1, "B+cA"]]]}
    data = page.evaluate("(found) => timelineData(found)", found)
    same([data["events"], data["checkpoints"], data["stages"], data["timed"]],
         [[[3, "w"], [4, "x"], [35, "y"], [35, "z"]], [[3, "a", "good"]], {"layout": [5, 7, 20, 20]}, [0, 10, 20]])
    page.evaluate("(found) => document.body.append(timelineOf(timelineData(found)))", found)
    same(page.evaluate("all('.lane-name').map((name) => name.firstChild.textContent)"),
         ["Events", "Checkpoints", "input", "state", "layout", "display", "surfaces", "pixels", "Time"])
    same(page.evaluate("all('.differing').map((path) => path.getAttribute('d'))"), ["M5 0h3v1h-3zM20 0h1v1h-1z"])
    found["timeline"][7] = []
    page.evaluate("(found) => document.body.replaceChildren(timelineOf(timelineData(found)))", found)
    same(page.evaluate("all('.strip').length"), 1)
    same(page.evaluate("timelineData({ timeline: 0 })"), None)


@test(("other.removeAttribute(\"aria-current\")", "other.blur()"), ("link.hash.slice(1) === id", "link.hash === id"),
      ("item.dataset.scene === scene", "item.dataset.scene !== scene"))
def standing(browser):
    page = browser.open("""<div class=sidebar><div class=cases></div></div>
        <details open class=case id=a/b/c data-row=0 data-attention style="height:1500px"><summary>x</summary></details>
        <section id=unchanged><div class=gallery></div></section><div style="height:1500px"></div>""" + packed(
            row("a/b/c", 1, "c", verdict=1), row("a/d/e", 2, "e")), reduced_motion="reduce")
    current = "all('[aria-current=true]').map((one) => one.textContent)"
    for place, text in (("a/b/c", "Differentglass/buttonc"), ("a/d/e", "Sameglass/card1"), ("a/b/c", "Differentglass/buttonc")):
        page.evaluate("(name) => document.getElementById(name).scrollIntoView()", place)
        page.wait_for_function(f"{current}[0] === {json.dumps(text)}")
        same(page.evaluate(current), [text])


@test(("fold.open = true;\n  //", "//"), ("\"hashchange\", unfold", "\"click\", unfold"),
      ("\nunfold();", "\n"), ("filter.value = \"\"; applyFilter(); }\n  //", "}\n  //"), ("setTimeout(unfold)", "setTimeout(applyFilter)"),
      ("?? document.getElementById(name)", ""))
def unfolding(browser):
    # Chromium itself unfolds what holds a target, but not the target.
    body = "".join(f"<details id={name}><summary>s</summary><p>p</p></details>" for name in "ab")
    page = browser.open(body, mark="#a")
    opened = "all('details').map((fold) => fold.open)"
    same(page.evaluate(opened), [True, False])
    page.evaluate("location.hash = '#nothing'")
    page.evaluate("location.hash = '#b'")
    page.wait_for_function("all('details')[1].open")
    browser.context.close()
    # What is as accepted unfolds too, a checkpoint with its case, and what the filter hides comes back.
    page = browser.open(gallery + two, mark="#glass/button/tap@dark:start")
    page.wait_for_function("all('.shot-case')[0].open && all('.folded').length")
    page.evaluate("all('.shot-case')[0].open = false")
    page.fill("input", "card")
    page.evaluate("location.hash = '#glass/button/tap@dark'")
    page.wait_for_function("all('.shot-case')[0].open && filter.value === ''")
    page.evaluate("all('.shot-case')[0].open = false")
    page.evaluate("all('.shot-case .self')[0].click()")
    page.wait_for_function("all('.shot-case')[0].open")


def picture(role):
    image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='50'/>"
    return f'<figure data-role={role}><img alt={role} loading=lazy style="width:200px" src="{image}"></figure>'


modes = ["side", "slider", "onion", "blink", "difference", "heat"]
comparison = f"""<section class=comparison data-attention>
    <div class=segments>{''.join(f'<button data-mode={m} aria-pressed=false>{m}</button>' for m in modes)}</div>
    <div class=pictures>{''.join(map(picture, ('expected', 'actual', 'difference', 'heat')))}</div>
    <ol><li data-region="10 5 20 10">1</li><li data-region="0 0 1 1">2</li></ol>
  </section>"""


@test(("overlay?.remove();", ""), ("other === button", "other !== button"),
      ("Boolean(way)", "!way"))
def choosing(browser):
    page = browser.open(comparison)
    for mode in modes + ["side"]:
        page.click(f"[data-mode={mode}]")
        same(page.evaluate("all('[aria-pressed=true]').map((button) => button.dataset.mode)"), [mode])
        same(page.evaluate("[all('figure.overlay').length, all('.pictures')[0].hidden]"),
             [int(mode != "side"), mode != "side"])


@test(("show(50);\n    overlay.append(caption(\"Expected\", \"Actual\"), stack, input);",
       "overlay.append(caption(\"Expected\", \"Actual\"), stack, input);"),
      ("100 * (event.clientX - box.left)", "100 * event.clientX"),
      ("stack.setPointerCapture(event.pointerId);", ""), ("() => onInput(", "() => String("))
def sliding(browser):
    page = browser.open(comparison)
    page.click("[data-mode=slider]")
    share = """[all('.stack img')[1].style.clipPath, all('.edge')[0].style.left,
        all('input[type=range]')[0].value]"""
    same(page.evaluate(share), ["inset(0px 0px 0px 50%)", "50%", "50"])
    same(page.evaluate("all('.stack img').map((image) => image.alt + ' ' + image.loading)"),
         ["expected eager", "actual eager"])
    page.evaluate("""() => { const input = all('input[type=range]')[0];
        input.value = 20; input.dispatchEvent(new Event('input')); }""")
    same(page.evaluate(share), ["inset(0px 0px 0px 20%)", "20%", "20"])
    box = page.locator(".stack").bounding_box()
    at = lambda part: (box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
    page.mouse.move(*at(0.25))
    same(page.evaluate(share)[2], "20")
    page.mouse.down()
    same(page.evaluate(share)[2], "25")
    page.mouse.move(*at(0.75))
    same(page.evaluate(share)[:2], ["inset(0px 0px 0px 75%)", "75%"])
    page.mouse.up()
    page.mouse.move(*at(0.5))
    same(page.evaluate(share)[2], "75")


@test(("share / 100", "share"))
def fading(browser):
    page = browser.open(comparison)
    page.click("[data-mode=onion]")
    same(page.evaluate("all('.stack img')[1].style.opacity"), "0.5")
    page.evaluate("""() => { const input = all('input[type=range]')[0];
        input.value = 80; input.dispatchEvent(new Event('input')); }""")
    same(page.evaluate("all('.stack img')[1].style.opacity"), "0.8")


@test(("seen = !seen;", ""), ("calm.matches ? stop() : start();", "start();"),
      ("return stop;", ""), ("timer ? stop() : start();", "start();"), ("stop(); step();", "step();"))
def blinking(browser):
    look = """[all('.stack img')[1].style.visibility, all('figcaption')[0].firstChild.textContent,
        all('.overlay button')[0].textContent]"""
    for calm in ("no-preference", "reduce"):
        page = browser.open(comparison, reduced_motion=calm)
        standing_clock(page)
        page.evaluate("""() => { window.stopped = 0; const clear = clearInterval;
            window.clearInterval = (timer) => { if (timer) stopped += 1; clear(timer); }; }""")
        page.click("[data-mode=blink]")
        if calm == "reduce":
            page.clock.run_for(700)
            same(page.evaluate(look), ["hidden", "Expected", "Blink"])
            page.click(".overlay button")
        same(page.evaluate(look), ["hidden", "Expected", "Stop"])
        page.clock.run_for(600)
        same(page.evaluate(look), ["visible", "Actual", "Stop"])
        page.clock.run_for(600)
        same(page.evaluate(look), ["hidden", "Expected", "Stop"])
        page.click(".overlay button")
        page.clock.run_for(700)
        same(page.evaluate(look), ["hidden", "Expected", "Blink"])
        page.click(".overlay button")
        page.click(".overlay .stack")
        page.clock.run_for(700)
        same(page.evaluate(look), ["visible", "Actual", "Blink"])
        page.click(".overlay button")
        page.evaluate("stopped = 0")
        page.click("[data-mode=side]")
        same(page.evaluate("stopped"), 1)
        browser.context.close()


@test(("pictureOf(figures, \"difference\")", "pictureOf(figures, \"heat\")"),
      ("caption(\"Heat map\", \"\")", "caption(\"\", \"\")"))
def maps(browser):
    page = browser.open(comparison)
    for mode, title in (("difference", "Difference"), ("heat", "Heat map")):
        page.click(f"[data-mode={mode}]")
        same(page.evaluate("all('.overlay img').map((image) => image.alt)"), [mode])
        same(page.evaluate("all('.overlay figcaption')[0].textContent"), title)


@test(("image.clientWidth / image.naturalWidth", "1"), ("image.offsetTop + y * scale", "y * scale"),
      ("\"pointerleave\", clear", "\"click\", clear"), ("\"blur\", clear", "\"click\", clear"),
      ("item.tabIndex = 0;", ""), ("clear();\n", "\n"))
def regions(browser):
    page = browser.open(comparison)
    marks = """all('.marker').map((marker) => { const image = marker.previousSibling;
        return [parseFloat(marker.style.left) - image.offsetLeft,
          parseFloat(marker.style.top) - image.offsetTop,
          marker.style.width, marker.style.height]; })"""
    page.evaluate("all('.pictures')[0].style.cssText = 'position:relative;padding-top:30px'")
    page.hover("[data-region='10 5 20 10']")
    scale = page.evaluate("all('img')[0].clientWidth") / 100
    same(page.evaluate(marks),
         [[10 * scale, 5 * scale, f"{20 * scale:g}px", f"{10 * scale:g}px"]] * 4)
    page.hover(".segments")
    same(page.evaluate(marks), [])
    for name in ("0 0 1 1", "10 5 20 10"):
        page.focus(f"[data-region='{name}']")
    same(page.evaluate("all('.marker').length"), 4)
    page.evaluate("all('[data-region]')[0].dispatchEvent(new Event('pointerenter'))")
    same(page.evaluate("all('.marker').length"), 4)
    page.evaluate("document.activeElement.blur()")
    same(page.evaluate(marks), [])


lanes = """<figure class=timeline style="width:600px"><div class=lanes style="height:40px">
    <div class=track style="position:absolute;left:100px;width:480px;height:40px"></div>
    <span class=cursor hidden></span></div><p class=readout></p></figure>"""


def attended(browser, **data):
    """A page with a time line whose frames can be read."""
    known = {"frames": 120, "rate": 60, "events": [[3, "tap play"]], "checkpoints": [[3, "pressed"]],
             "stages": {"layout": [5, 7, 20, 20], "pixels": [6, 30]}, "timed": [0, 10, 20],
             "phases": {"update": [100, 0, 2500], "layout": [200, 0, 999], "morph": [0, 0, 3],
                        "render": [300, 0, 4]}}
    page = browser.open(lanes)
    page.evaluate("(data) => attend(all('.timeline')[0], data)", known | data)
    return page


value = "Number(all('.lanes')[0].getAttribute('aria-valuenow'))"


@test(("< 999.5", "< 1000"), ("value < 9.995 ? 2", "value < 9.995 ? 1"), ("value < 99.95 ? 1", "value < 99.95 ? 2"),
      ("padStart(2", "padStart(1"))
def times(browser):
    page = browser.open("")
    # As `Format.duration` writes them.
    same(page.evaluate("[0, 0.8, 999, 999.6, 12345, 1e6, 59.94e6, 125e6].map(time)"),
         ["0", "0.80 µs", "999 µs", "1.00 ms", "12.3 ms", "1.00 s", "59.9 s", "2 min 05 s"])


@test(("ArrowRight: frame + 1", "ArrowRight: frame"), ("PageDown: frame - 10", "PageDown: frame - 1"),
      ("Math.max(next, 0)", "next"), ("End: found.frames - 1", "End: found.frames - 3"),
      ("if (!(event.key in steps)) return;", ""), ("Math.max(next, 0), found.frames - 1)", "Math.max(next, 0), 1000)"))
def frames_by_key(browser):
    page = attended(browser)
    same(page.evaluate("['role', 'tabindex', 'aria-valuemin'].map((n) => all('.lanes')[0].getAttribute(n))"),
         ["slider", "0", "0"])
    page.focus(".lanes")
    same(page.evaluate(value), 5)
    for key, expected in (("Home", 0), ("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowUp", 2),
                          ("ArrowDown", 1), ("PageUp", 11), ("x", 11), ("PageDown", 1), ("PageDown", 0),
                          ("End", 119), ("PageUp", 119)):
        page.press(".lanes", key)
        same((key, page.evaluate(value)), (key, expected))
    page.evaluate("document.activeElement.blur()")
    page.focus(".lanes")
    same(page.evaluate(value), 119)


@test(("(event.clientX - box.left) / box.width * found.frames", "event.clientX / box.width * data.frames"),
      ("box.width * (frame + 0.5)", "box.width * frame"), ("cursor.hidden = false;", ""))
def frames_by_pointer(browser):
    page = attended(browser)
    box = page.locator(".track").bounding_box()
    for part, expected in ((0.0, 0), (0.501, 60), (0.999, 119)):
        page.mouse.move(box["x"] + box["width"] * part, box["y"] + 5)
        same(page.evaluate(value), expected)
        left = page.evaluate("""all('.cursor')[0].getBoundingClientRect().left
            - all('.track')[0].getBoundingClientRect().left""")
        if abs(left - (expected + 0.5) * box["width"] / 120) > 1:
            raise AssertionError(f"the cursor is at {left} of frame {expected}")
    same(page.evaluate("all('.cursor')[0].hidden"), False)


@test(("frame * 1000 / found.rate", "frame * 1000"), ("runs[place] <= frame", "runs[place] < frame"),
      ("place += 2", "place += 4"), ("found.timed[middle] <= frame", "found.timed[middle] < frame"),
      ("b[0] - a[0]", "a[0] - b[0]"), (".filter(([value]) => value > 0)", ""), (".slice(0, 3)", ""),
      ("found.timed[place] === frame", "place === frame"),
      ("if (at === frame) parts.push(title)", "parts.push(title)"),
      ("if (at === frame && !parts", "if (at !== frame && !parts"))
def words_of_frames(browser):
    page = attended(browser)
    page.focus(".lanes")
    expected = {
        0: "Frame 0 · 0 ms · 600 µs: render 300 µs, layout 200 µs, update 100 µs",
        3: "Frame 3 · 50 ms · 600 µs (frame 0): render 300 µs, layout 200 µs, update 100 µs"
           " · tap play · checkpoint pressed",
        5: "Frame 5 · 83 ms · differs in layout · 600 µs (frame 0):"
           " render 300 µs, layout 200 µs, update 100 µs",
        10: "Frame 10 · 166 ms · differs in pixels · 0",
        20: "Frame 20 · 333 ms · differs in layout, pixels · 3.51 ms:"
            " update 2.50 ms, layout 999 µs, render 4.00 µs",
        119: "Frame 119 · 1,983 ms · 3.51 ms (frame 20): update 2.50 ms, layout 999 µs, render 4.00 µs",
    }
    for frame in range(120):
        page.press(".lanes", "Home" if frame == 0 else "ArrowRight")
        if frame in expected:
            same(page.evaluate("all('.readout')[0].textContent"), expected[frame])
            same(page.evaluate("all('.lanes')[0].getAttribute('aria-valuetext')"),
                 expected[frame].replace(" · ", ", ", 1))
    browser.context.close()
    page = attended(browser, timed=[], phases={}, stages={})
    page.focus(".lanes")
    same(page.evaluate("all('.readout')[0].textContent"), "Frame 0 · 0 ms")


tall = "".join(
    f'<div style="height:1000px"></div><section id=s{n} data-attention style="height:100px"></section>'
    for n in range(3)) + '<div style="height:1000px"></div>'


@test(("step(1);", "step(-1);"), ("direction > 0 ? null : document.body", "null"),
      ("event.metaKey || event.ctrlKey || event.altKey", "false"),
      ("event.preventDefault(); filter.focus();", "filter.blur();"), ("top < -line + 20", "top < line"))
def page_keys(browser):
    page = browser.open(tall, reduced_motion="reduce")
    tops = "all('[data-attention]').findIndex((s) => Math.abs(s.getBoundingClientRect().top) < 30)"
    seen = []
    for key in ("n", "n", "n", "n", "p", "Control+n", "p"):
        page.keyboard.press(key)
        seen.append(page.evaluate(tops))
    same(seen, [0, 1, 2, 2, 1, 1, 0])
    page.keyboard.press("p")
    same(page.evaluate("scrollY < 30"), True)
    page.keyboard.press("/")
    page.keyboard.type("n/")
    same(page.evaluate("[filter.value, scrollY < 30]"), ["n/", True])


@test(("Number(event.key) - 1", "Number(event.key)"), ("distance(a) - distance(b)", "distance(b) - distance(a)"),
      ("if (event.target.matches(\"input, textarea, select\")) return;", ""), ("\"123456\"", "\"12345\""))
def mode_keys(browser):
    page = browser.open(comparison + '<div style="height:2000px"></div>' + comparison + "<textarea></textarea>",
                        reduced_motion="reduce")
    pressed = """all('.comparison').map((one) =>
        all('[aria-pressed=true]', one).map((button) => button.dataset.mode).join())"""
    for number, mode in enumerate(modes):
        page.keyboard.press(str(number + 1))
        same(page.evaluate(pressed), [mode, ""])
    page.evaluate("all('.comparison')[1].scrollIntoView()")
    page.keyboard.press("2")
    page.keyboard.press("7")
    same(page.evaluate(pressed), ["heat", "slider"])
    page.press("textarea", "1")
    same(page.evaluate(pressed), ["heat", "slider"])


def test_script(browser):
    """Every test holds, and fails for each of its faults."""
    planted = 0
    for function, faults in tests:
        browser.script = script
        if wrong := browser.run(function):
            problems.append(f"{function.__name__}: {wrong}")
            continue
        for old, new in faults:
            planted += 1
            browser.script = script.replace(old, new, 1)
            if script.count(old) < 1:
                problems.append(f"{function.__name__}: {old!r} does not stand in the script")
            elif not browser.run(function):
                problems.append(f"{function.__name__} does not see {new!r} for {old!r}")
    return planted


check_page(pathlib.Path(sys.argv[1]).resolve())
lint_script("Assets", script)
lint_script("StudioAssets", joined(studio, ".js"))
# Of the report's file it does not use everything.
lint_script("Assets", joined(served, ".js") + "void [calm, remembered];\n")
with sync_playwright() as play, tempfile.TemporaryDirectory() as folder:
    chromium = play.chromium.launch(**CHROMIUM)
    opened = Browser(chromium, pathlib.Path(folder))
    blank = opened.open("")
    declarations = lint_style(blank, files) + lint_style(blank, studio) + lint_style(
        blank, {"palette.css": files["palette.css"], **served})
    opened.context.close()
    planted = test_script(opened)
    chromium.close()
print("\n".join(problems) or f"{len(everything)} files, {declarations} declarations known; "
      f"{len(tests)} tests of the script hold and see {planted} planted faults")
sys.exit(1 if problems else 0)
