#!/usr/bin/env python3
"""determinism DEBUG: a debug build gives the bits that the suite has just found in a release build.

The suite replays each case twice: the second time in another process with another number of threads,
a full repaint, another seed for hashes, and without FMA and AVX. What is left is the other build. It
is slow, so that it replays the first second of each trace but not its variants, and draws the first
frame and the checkpoints; the five stages before the pixels are compared in every frame. Glass has to
be drawn in every frame, because what lies behind it decides what comes next: of it fewer frames are
replayed.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

STAGES = ("input", "state", "layout", "display", "surfaces", "pixels")


# How many pixels of frames with glass are drawn of a trace.
PIXELS = 2_000_000
# How many frames are replayed of a trace at most.
FRAMES = 60


def accepted(log):
    """The hashes of every frame of a frames.json."""
    frames = []
    for entry in log["frames"]:
        if "repeat" in entry:
            frames += [frames[-1]] * entry["repeat"]
        else:
            before = frames[-1] if frames else {}
            frames.append({stage: entry.get(stage, before.get(stage)) for stage in STAGES})
    return frames


def difference(tool, trace):
    """What differs in the first frame that does; nothing where none does."""
    folder = pathlib.Path("Baselines") / trace.relative_to("Traces").with_suffix("")
    log = json.loads((folder / "frames.json").read_text(encoding="utf-8"))
    expected = accepted(log)[:FRAMES]
    lists = (path.read_text(encoding="utf-8") for path in folder.glob("*.display.txt"))
    if any(re.search(r"^ *glass ", text, re.MULTILINE) for text in lists):
        width, height = log["size"]
        expected = expected[: 2 + PIXELS // (width * height)]
    command = [tool, "replay", str(trace), "--hashes", "--threads", "1", "--pixels-every", "100000"]
    run = subprocess.run([*command, "--until", str(len(expected) - 1)], capture_output=True, text=True)
    if run.returncode != 0:
        return f"{trace}: {run.stderr.strip()}"
    lines = run.stdout.splitlines()
    if len(lines) != len(expected):
        return f"{trace}: {len(lines)} frames in a debug build, {len(expected)} accepted"
    drawn = 0
    for number, (line, frame) in enumerate(zip(lines, expected)):
        for stage, found in zip(STAGES, line.split()[1:]):
            if stage == "pixels":
                drawn += int(found, 16) != 0
                if int(found, 16) == 0:
                    continue
            if found != frame[stage]:
                return f"{trace}: frame {number}, stage {stage}: {found} in a debug build, {frame[stage]} accepted"
    return None if drawn > 0 else f"{trace}: no frame was drawn"


def main():
    traces = sorted(pathlib.Path("Traces").rglob("*.jsonl"))
    if not traces:
        sys.exit("there are no traces")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda trace: difference(sys.argv[1], trace), traces))
    for sentence in filter(None, found):
        print(sentence)
    if any(found):
        sys.exit(1)
    print(f"{len(traces)} traces: equal hashes in a debug build")


main()
