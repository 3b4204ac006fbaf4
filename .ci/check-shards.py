#!/usr/bin/env python3
"""check-shards.py MENISCUS FOLDER: runs three shards of a few cases under the variables of each platform,
merges their reports, and holds the outcome against the run as a whole.

Bazel's contract is held too: a read-only source, a tree of links as runfiles, the status file, and the
test report where it is asked for.
"""
import json, os, pathlib, shutil, subprocess, sys, zipfile

tool, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
PATTERNS = ["engine/fonts", "text/specimen", "shapes/styles", "engine/stacks"]
TIMES = {"started", "durationMicroseconds", "phases", "work", "startMicroseconds", "spans", "measured"}
PLATFORMS = {
    "bazel": ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0),
    "gitlab": ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    "buildkite": ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    "circle": ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
}
names = {name for names in PLATFORMS.values() for name in names[:2]} | {"CI"}
clean = {key: value for key, value in os.environ.items() if key not in names}


def run(*arguments, environment={}, folder=None):
    result = subprocess.run(
        [tool, *map(str, arguments)], env=clean | environment, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments))} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return result.stdout


def timeless(value):
    if isinstance(value, dict):
        return {key: timeless(entry) for key, entry in value.items() if key not in TIMES}
    return [timeless(entry) for entry in value] if isinstance(value, list) else value


def document(folder):
    return timeless(json.loads((folder / "report.json").read_text()))


run("test", *PATTERNS, "--report", work / "whole")
whole = document(work / "whole")
assert whole["totals"]["cases"] >= 5, whole["totals"]

for platform, (index, count, first) in PLATFORMS.items():
    parts = []
    for number in range(3):
        environment = {index: str(number + first), count: "3"}
        report, source = work / platform / f"{number}", None
        options = []
        if platform == "bazel":
            # The source is read-only, and what a test may see of it are links in a folder of their own.
            source = work / "runfiles" / f"{number}"
            for part in ["Traces", "Baselines"]:
                for file in pathlib.Path(part).rglob("*"):
                    link = source / "_main" / file
                    if file.is_file():
                        link.parent.mkdir(parents=True, exist_ok=True)
                        link.symlink_to(file.resolve())
            for folder in [source / "_main", *(source / "_main").rglob("*")]:
                if folder.is_dir():
                    folder.chmod(0o555)
            environment |= {
                "TEST_SRCDIR": str(source), "RUNFILES_DIR": str(source),
                "TEST_SHARD_STATUS_FILE": str(work / f"status-{number}"),
                "XML_OUTPUT_FILE": str(work / f"test-{number}.xml"),
            }
            source = source / "_main"
        said = run("test", *PATTERNS, "--report", report, environment=environment, folder=source)
        assert f"shard {number + 1} of 3, by `{index}` and `{count}`" in said, said
        if platform == "bazel":
            assert (work / f"status-{number}").exists(), "the status file is not there"
            assert (work / f"test-{number}.xml").read_bytes() == (report / "junit.xml").read_bytes()
        if platform == "gitlab":
            # As a build server hands it back: an archive.
            archive = shutil.make_archive(str(report), "zip", report)
            report = pathlib.Path(archive)
        parts.append(report)
    merged = work / platform / "merged"
    run("merge", *parts, "--report", merged)
    if document(merged) != whole:
        sys.exit(f"{platform}: the merged report is not that of the whole run")
    shares = [json.loads((work / platform / f"{n}" / "report.json").read_text())["totals"]["cases"] for n in range(3)]
    assert sum(shares) == whole["totals"]["cases"] and min(shares) > 0, shares
print(f"{whole['totals']['cases']} cases in three shards, merged: as the whole run, under {', '.join(PLATFORMS)}")
