#!/usr/bin/env python3
"""determinism REPLAY REPORT: a debug build gives the bits that the suite has just found in a release build.

The suite replays each case twice: the second time in another process with another number of threads,
a full repaint, another seed for hashes, and without FMA and AVX. What is left is the other build. It
is slow, so that of each group of scenes it replays the traces whose first frame is cheap, no variants, and
of each the beginning; it draws the first frame and the checkpoints, and compares the five stages before
the pixels in every frame. Glass has to be drawn in every frame, because what lies behind it decides what
comes next. Which traces, and how far, follow from what their frames cost by the model in the suite's
report, which no clock has a part in.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

STAGES = ("input", "state", "layout", "display", "surfaces", "pixels")


# What frames may cost that are replayed of a trace, in nanoseconds of the model; two are in any case.
BUDGET = 5_000_000
# What the first frames of a group of scenes may cost together; one trace is replayed in any case.
GROUP = 6_000_000
# How many frames are replayed of a trace at most.
FRAMES = 16


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


def affordable(cost, draws):
    """How many frames may be replayed of a case of the report."""
    # Frames that are not drawn cost what is left without rendering.
    phases = cost["phases"]
    share = 1 if draws else 1 - phases["render"] / max(sum(phases.values()), 1)
    total = 0
    for number, frame in enumerate(cost["frames"][:FRAMES]):
        total += frame * share
        if number >= 1 and total > BUDGET:
            return number + 1
    return min(len(cost["frames"]), FRAMES)


def affordable_traces(traces, costs):
    """The traces that are replayed of each group of scenes, the cheapest first."""
    groups = {}
    for trace in sorted(traces, key=lambda one: (costs[one]["frames"][0], str(one))):
        groups.setdefault(trace.parts[1], []).append(trace)
    chosen = []
    for group in groups.values():
        total = 0
        for trace in group:
            total += costs[trace]["frames"][0]
            if trace is not group[0] and total > GROUP:
                break
            chosen.append(trace)
    return sorted(chosen)


def difference(tool, trace, cost):
    """What differs in the first frame that does; nothing where none does."""
    folder = pathlib.Path("Baselines") / trace.relative_to("Traces").with_suffix("")
    expected = accepted(json.loads((folder / "frames.json").read_text(encoding="utf-8")))
    lists = (path.read_text(encoding="utf-8") for path in folder.glob("*.display.txt"))
    draws = any(re.search(r"^ *glass ", text, re.MULTILINE) for text in lists)
    expected = expected[: affordable(cost, draws)]
    run = subprocess.run([tool, str(trace), str(len(expected) - 1)], capture_output=True, text=True)
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
    tool, report = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))
    known = {trace["identifier"]: trace["cost"] for trace in report["traces"]}
    traces = sorted(pathlib.Path("Traces").rglob("*.jsonl"))
    if not traces:
        sys.exit("there are no traces")
    costs = {one: known[one.relative_to("Traces").with_suffix("").as_posix()] for one in traces}
    chosen = affordable_traces(traces, costs)

    def checked(trace):
        return difference(tool, trace, costs[trace])

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(pool.map(checked, chosen))
    for sentence in filter(None, found):
        print(sentence)
    if any(found):
        sys.exit(1)
    print(f"{len(chosen)} of {len(traces)} traces: equal hashes in a debug build")


main()
