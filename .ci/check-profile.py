#!/usr/bin/env python3
"""check-profile SPEEDSCOPE FOLDED: profiles of one case keep to their formats and name the same phases.

SPEEDSCOPE has what speedscope's schema requires (file-format-schema.json), its events are in order, and
what opens closes, the innermost first. FOLDED has a stack and a count a line. The replays were two: times
differ, and the phases that each frame went through are the same.
"""
import collections
import json
import re
import sys


def fail(text):
    sys.exit(f"failed: {text}")


def need(value, keys, where):
    for key, kind in keys.items():
        if not isinstance(value.get(key), kind) or isinstance(value.get(key), bool):
            fail(f"{where}: {key} is {value.get(key)!r}")


def speedscope(path):
    """The time of each stack itself."""
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    if document.get("$schema") != "https://www.speedscope.app/file-format-schema.json":
        fail(f"{path}: no $schema")
    need(document, {"shared": dict, "profiles": list}, path)
    need(document["shared"], {"frames": list}, "shared")
    for frame in document["shared"]["frames"]:
        need(frame, {"name": str}, "frame")
    names = [frame["name"] for frame in document["shared"]["frames"]]
    times = collections.Counter()
    for profile in document["profiles"]:
        required = {"type": str, "name": str, "unit": str, "startValue": int, "endValue": int, "events": list}
        need(profile, required, "profile")
        if (profile["type"], profile["unit"]) != ("evented", "nanoseconds"):
            fail(f"{profile['name']}: {profile['type']}, {profile['unit']}")
        stack, last = [], profile["startValue"]
        for number, event in enumerate(profile["events"]):
            where = f"{profile['name']}: event {number}"
            need(event, {"type": str, "frame": int, "at": int}, where)
            if not last <= event["at"] <= profile["endValue"]:
                fail(f"{where}: at {event['at']} after {last}, end {profile['endValue']}")
            if stack:
                times[";".join(names[frame] for frame in stack)] += event["at"] - last
            last = event["at"]
            if event["type"] == "O":
                stack.append(event["frame"])
            elif event["type"] != "C" or not stack or stack.pop() != event["frame"]:
                fail(f"{where}: does not close what opened last")
        if stack:
            fail(f"{profile['name']}: {len(stack)} frames stay open")
    return {stack: time for stack, time in times.items() if time}


def folded(path):
    times = collections.Counter()
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            match = re.fullmatch(r"([^;]+(?:;[^;]+)*) (\d+)\n", line)
            if not match:
                fail(f"{path}: line {number}: {line!r}")
            times[match[1]] += int(match[2])
    return dict(times)


def phases(times):
    """The stacks below frames: what lies between two phases may have taken no time."""
    return {stack for stack in times if stack.count(";") > 1}


one, other = speedscope(sys.argv[1]), folded(sys.argv[2])
differing = phases(one) ^ phases(other)
if differing or not phases(one):
    fail(f"{len(phases(one))} phases of frames and {len(phases(other))}: {sorted(differing)[:3]}")
print(f"{len(one)} stacks of {sum(one.values()) / 1e6:.1f} and {sum(other.values()) / 1e6:.1f} ms")
