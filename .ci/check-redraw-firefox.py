#!/usr/bin/env python3
"""check-redraw-firefox.py REPORT: a report draws its own frames again in Firefox, too.

Small cases are drawn whole: each hash has to be the one that the run recorded. Damaged frames end in an error,
and the page itself, opened as a reader would, says that a frame has the same bits.
"""
import json, pathlib, socket, subprocess, sys, tempfile, time
from marionette_driver.marionette import Marionette
from redrawn_page import BEGIN, DAMAGED, DRAW, NAMES, damaged_files

folder = pathlib.Path(sys.argv[1]).resolve()
problems, started = [], time.monotonic()
most_frames, most_cases = 60, 17


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def connected(port, process):
    """The browser, once it listens."""
    for _ in range(200):
        if process.poll() is not None:
            sys.exit(f"Firefox ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return Marionette(host="127.0.0.1", port=port)
        except OSError:
            time.sleep(0.2)
    sys.exit("Firefox does not listen")


def call(browser, function, *arguments):
    """What a function of the page ends with."""
    script = f"""const [...values] = arguments, done = values.pop();
      Promise.resolve(({function})(...values)).then(
        (answer) => done({{ answer }}), (error) => done({{ problem: String(error) }}));"""
    found = browser.execute_async_script(script, script_args=list(arguments), sandbox="checks", new_sandbox=False)
    if "problem" in found:
        problems.append(found["problem"])
    return found.get("answer")


with tempfile.TemporaryDirectory() as profile:
    port = free_port()
    pathlib.Path(profile, "user.js").write_text(
        f'user_pref("marionette.port", {port});\n'
        'user_pref("browser.shell.checkDefaultBrowser", false);\n'
        'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
    process = subprocess.Popen(
        ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        browser = connected(port, process)
        browser.start_session()
        browser.timeout.script = 120
        browser.navigate((folder / "index.html").as_uri())
        if problem := call(browser, BEGIN):
            problems.append(f"the core does not start: {problem}")
        drawn, frames = 0, 0
        for name in call(browser, NAMES) if not problems else []:
            found = call(browser, DRAW, [name, most_frames, 1 << 20])
            if not found or found.get("problem") or found["wrong"]:
                problems.append(f"{name}: {json.dumps(found)[:300]}")
                break
            if found["frames"] <= most_frames:
                drawn, frames = drawn + 1, frames + found["frames"]
                if drawn == most_cases:
                    break
        if not problems and not drawn:
            problems.append("the page has no small case")
        if not problems:
            sample = min(folder.rglob("frames.bin"), key=lambda one: one.stat().st_size).read_bytes()
            files = damaged_files(sample)
            if call(browser, DAMAGED, files) != len(files):
                problems.append("damaged frames were read")
            state = call(browser, """async () => {
              const id = document.querySelector("[data-frames]").dataset.frames;
              document.getElementById(id).open = true;
              for (let tries = 0; tries < 100; tries += 1) {
                const state = document.querySelector(".redraw")?.dataset.state;
                if (state && state !== "begun") return state;
                await new Promise((done) => setTimeout(done, 100));
              }
              return "nothing is drawn";
            }""")
            if state != "equal":
                problems.append(f"the page says {state}")
        browser.delete_session()
    finally:
        process.terminate()
        process.wait()

print("\n".join(problems) or f"Firefox: {frames} frames of {drawn} cases have the recorded hashes; "
      f"{time.monotonic() - started:.0f} s")
sys.exit(1 if problems else 0)
