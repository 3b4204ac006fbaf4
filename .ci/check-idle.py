#!/usr/bin/env python3
"""check-idle.py REPORT.JSON: every replay has idle frames, and an idle frame costs nothing.

A frame without events that builds no display list may evaluate no body, measure and place nothing
and paint no tile. Only the scenes of `bench/` may be busy in every frame: that is what they are for.
"""
import json, sys

report = json.load(open(sys.argv[1]))
failed = False
for trace in report["traces"]:
    counters = trace["counters"]
    busy = {event["frame"] for event in trace["events"]}
    idle = 0
    for frame in range(1, trace["frames"]):
        if frame in busy or counters["operations"][frame]:
            continue
        idle += 1
        work = {kind: values[frame] for kind, values in counters.items() if values[frame]}
        if work:
            print(f"{trace['identifier']}: the idle frame {frame} did work: {work}")
            failed = True
    if idle == 0 and not trace["scene"].startswith("bench/"):
        print(f"{trace['identifier']}: no frame is idle")
        failed = True
print("idle frames cost nothing" if not failed else "idle frames are not free")
sys.exit(1 if failed else 0)
