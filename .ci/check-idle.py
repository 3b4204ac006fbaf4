#!/usr/bin/env python3
"""check-idle.py REPORT.JSON: an idle frame costs nothing, and a frame after rest is idle.

A frame without events that builds no display list may evaluate no body, measure and place nothing
and paint no tile. A case may have no such frame only where none could be idle: every frame has an
event, belongs to a gesture that is under way, or comes after one in which something moved, or the
report says that views move without end.
"""
import json, sys


def gesture_frames(trace):
    """The frames of gestures: those that a trace spreads over a time, and from a press to its release."""
    frames, pressed = set(), None
    for text in open(trace["file"]).read().splitlines()[1:]:
        event = json.loads(text)
        first = int(event["at"] * trace["rate"] / 1_000_000 + 0.5)
        pressed = first if "press" in event else pressed
        lasting = next((value["over"] for value in event.values()
                        if isinstance(value, dict) and "over" in value), 0)
        last = first + int(lasting * trace["rate"] / 1_000_000 + 1)
        if "release" in event and pressed is not None:
            frames.update(range(pressed, first + 1))
            pressed = None
        frames.update(range(first, last + 1) if lasting else ())
    return frames


report = json.load(open(sys.argv[1]))
failed = False
resting = 0
for trace in report["traces"]:
    counters = trace["counters"]
    busy = {event["frame"] for event in trace["events"]}
    gestures = gesture_frames(trace)
    settled = {
        frame for first, last in trace["settledFrames"] for frame in range(first, last + 1)}
    idle = 0
    drawn = []
    for frame in range(1, trace["frames"]):
        if frame in busy:
            continue
        if counters["operations"][frame]:
            drawn += [frame] if frame - 1 in settled and frame not in gestures else []
            continue
        idle += 1
        work = {kind: values[frame] for kind, values in counters.items() if values[frame]}
        if work:
            print(f"{trace['identifier']}: the idle frame {frame} did work: {work}")
            failed = True
    resting += idle > 0
    if idle == 0 and drawn and not trace["endlessMotion"]:
        print(f"{trace['identifier']}: no frame is idle, though the scene was settled before "
              f"{drawn[:8]}")
        failed = True
if resting == 0:
    print("no case has an idle frame")
    failed = True
print(f"idle frames cost nothing, in {resting} cases" if not failed else "idle frames are not free")
sys.exit(1 if failed else 0)
