#!/usr/bin/env python3
"""readme-package.py README FOLDER: writes the package that the README shows.

Each Swift block says its file in its first line; the recording script stands between the markers of
its here-document.
"""
import pathlib, re, sys

text, folder = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2])
written = []
for block in re.findall(r"```swift\n(.*?)```", text, re.S):
    match = re.match(r"// (\S+\.swift)\n", block)
    if match:
        path = folder / match[1]
        path.parent.mkdir(parents=True, exist_ok=True)
        # The tools version has to be the first line of a manifest.
        path.write_text(block[match.end():] if path.name == "Package.swift" else block)
        written.append(match[1])
for name, body in re.findall(r"cat > (\S+) <<'END'\n(.*?)END\n", text, re.S):
    (folder / name).write_text(body)
    written.append(name)
expected = ["Package.swift", "Sources/lamps/main.swift", "lamp.txt"]
if written != expected:
    sys.exit(f"the README shows {written}, not {expected}")
