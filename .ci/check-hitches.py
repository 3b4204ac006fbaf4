#!/usr/bin/env python3
"""check-hitches.py REPORT.JSON: every replay has hitch ratios, measured and modelled; flinging rows of glass is
worse than flinging plain rows, by both, and brewlog/home is good while it pours (row P4 of the requirements).
"""
import json, sys

report = json.load(open(sys.argv[1]))
failed = False
flings = {"mistakes/rows/fling": None, "engine/scroll/fling": None}
for trace in report["traces"]:
    name = trace["identifier"]
    whole = trace["hitches"][0] if trace["hitches"] else {}
    for kind in ("measured", "modelled"):
        if set(whole.get(kind) or {}) != {"60", "120"}:
            print(f"{name}: no {kind} hitch ratio")
            failed = True
    if name == "brewlog/home/pour" and not whole["modelled"]["60"] < 5:
        print(f"{name}: {whole['modelled']['60']:.1f} ms/s at 60 Hz, modelled, is not good")
        failed = True
    if name in flings:
        flings[name] = whole
glass, plain = flings.values()
for kind in ("measured", "modelled"):
    worse, better = glass[kind]["120"], plain[kind]["120"]
    print(f"flings at 120 Hz, {kind}: rows of glass {worse:.1f} ms/s, plain rows {better:.1f} ms/s")
    failed = failed or not worse > better
sys.exit(1 if failed else 0)
