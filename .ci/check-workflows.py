#!/usr/bin/env python3
"""check-workflows.py TOOL SCRATCH METRICS…: the files of docs/ci do what they say.

Workflows fit the published schemas (check-jsonschema) and, where it is installed, what actionlint knows. Each `run:`
and `script:` is run from a checkout of a small suite with a remote of its own, with `swift run` replaced
by the tool. Bazel's contract is tried through its variables, with a tree of links as runfiles and
sources that nobody may write into. Metrics are read by Prometheus's own parser.
"""
import filecmp, json, os, pathlib, shutil, subprocess, sys, tempfile
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from ruamel.yaml import YAML

tool, scratch = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
root = pathlib.Path(__file__).resolve().parent.parent
docs = root / "docs/ci"
scenes = ["glass/hello", "engine/springs", "shapes/all"]
problems = []


def run(words, **options):
    done = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if done.returncode:
        problems.append(f"{' '.join(map(str, words))[:300]}: {done.returncode}\n{done.stdout[-2000:]}")
    return done


def schemas():
    github = sorted(docs.glob("github-*.yml"))
    run(["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *github])
    run(["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", docs / "gitlab.yml"])
    # PyPI's package of it takes the program from elsewhere while it is installed, which may not be there.
    if shutil.which("actionlint"):
        run(["actionlint", "-shellcheck=", "-pyflakes=", *github])
    else:
        print("actionlint is not installed: what it knows of workflows was not looked at")
    return github


def suite(folder):
    """A checkout of a few scenes with a remote of its own."""
    for scene in scenes:
        for kind in ("Traces", "Baselines"):
            shutil.copytree(root / kind / scene, folder / kind / scene)
    (folder / "Package.swift").write_text("// a package\n")
    remote = folder.parent / f"{folder.name}.git"
    for words in (["init", "-q", "--bare", str(remote)], ["init", "-q", "-b", "main", "."],
                  ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"],
                  ["remote", "add", "origin", str(remote)]):
        run(["git", *words], cwd=folder)


# What SwiftPM does is done once, elsewhere: `swift run -c release TOOL …` is the tool.
stand_in = r"""
swift() {
  case $1 in
    run) shift 4; "$MENISCUS" "$@" ;;
    build) true ;;
    *) return 64 ;;
  esac
}
"""


def shell(script, folder, name, **variables):
    """Runs a step as a runner does: by bash, ending with the first command that fails."""
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith(("GITHUB_", "CI_", "GIT_")) and name != "CI"}
    environment |= {"MENISCUS": str(tool), "TOOL": "meniscus", "CI": "true", "HOME": str(scratch)} | variables
    done = subprocess.run(["bash", "-eo", "pipefail", "-c", stand_in + script], cwd=folder, text=True,
                          env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        problems.append(f"{name}: {script!r} ends with {done.returncode}\n{done.stdout[-2000:]}")
    return done.stdout


def github(path):
    workflow = YAML(typ="safe").load(path)
    folder = scratch / path.stem
    folder.mkdir()
    suite(folder)
    summary = folder.parent / f"{path.stem}.summary.md"
    summary.write_text("before\n")
    for name, job in workflow["jobs"].items():
        for shard in job.get("strategy", {}).get("matrix", {}).get("shard", [0]):
            for step in job["steps"]:
                if "run" in step:
                    shell(step["run"], folder, f"{path.name}, {name}", GITHUB_ACTIONS="true", SHARD=str(shard),
                          GITHUB_WORKSPACE=str(folder), GITHUB_SHA="0" * 40, GITHUB_STEP_SUMMARY=str(summary))
                if step.get("uses", "").startswith("actions/download-artifact") and "pattern" in step["with"]:
                    for report in (folder / "Reports").glob("shard-*"):
                        shutil.copytree(report, folder / step["with"]["path"] / report.name)
    if not summary.read_text().startswith("before\n## ✅") and "comment" not in path.name:
        problems.append(f"{path.name}: the step's summary begins with {summary.read_text()[:80]!r}")
    uploads = [step["with"]["path"] for job in workflow["jobs"].values() for step in job["steps"]
               if "upload" in step.get("uses", "")]
    for upload in uploads:
        for shard in (1, 2, 3):
            if not (folder / upload.replace("${{ matrix.shard }}", str(shard))).is_dir():
                problems.append(f"{path.name}: {upload} is not there")
    return folder


def gitlab():
    pipeline = YAML(typ="safe").load(docs / "gitlab.yml")
    folder = scratch / "gitlab"
    folder.mkdir()
    suite(folder)
    for name in ("scenes", "merged", "pages"):
        job = pipeline[name]
        count = job.get("parallel", 0)
        for index in range(1, count + 1) if count else [0]:
            variables = {"GITLAB_CI": "true", "CI_PROJECT_DIR": str(folder)}
            if index:
                variables |= {"CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(count)}
            for line in job["script"]:
                shell(line, folder, f"gitlab.yml, {name}", **variables)
    for file in pipeline["merged"]["artifacts"]["reports"].values():
        if not (folder / file).is_file():
            problems.append(f"gitlab.yml: {file} is not there")
    if json.loads((folder / "Reports/latest/gl-code-quality-report.json").read_text()):
        problems.append("gitlab.yml: code quality finds something in a suite that passes")
    # The same suite with a trace that differs: a finding at its place.
    trace = next((folder / "Traces/glass/hello").glob("*.jsonl"))
    other = next((folder / "Traces/shapes/all").glob("*.jsonl"))
    name = f"glass/hello/{trace.stem}"
    shutil.rmtree(folder / "Baselines" / name)
    shutil.copytree(folder / "Baselines/shapes/all" / other.stem, folder / "Baselines" / name)
    done = subprocess.run([tool, "test", "glass/hello"], cwd=folder, text=True, stderr=subprocess.PIPE,
                          stdout=subprocess.DEVNULL, env=os.environ | {"GITHUB_ACTIONS": "true"})
    found = json.loads((folder / "Reports/latest/gl-code-quality-report.json").read_text())
    paths = {one["location"]["path"] for one in found}
    if done.returncode == 0 or paths != {str(trace.relative_to(folder))}:
        problems.append(f"a suite that fails: code quality has {paths}, exit code {done.returncode}")
    if f"::error file={trace.relative_to(folder)},line=" not in done.stderr:
        problems.append(f"a suite that fails: no annotation in {done.stderr[-500:]!r}")


def bazel():
    """Three shards of the test, by somebody who may write nowhere but where Bazel says."""
    # Where somebody else may look.
    folder = pathlib.Path(tempfile.mkdtemp(prefix="bazel-"))
    folder.chmod(0o755)
    source = folder / "source"
    source.mkdir(parents=True)
    for scene in scenes:
        for kind in ("Traces", "Baselines"):
            shutil.copytree(root / kind / scene, source / kind / scene)
    shutil.copy(docs / "scenes_test.sh", source)
    runfiles = folder / "scenes.runfiles/_main"
    for path in [path for path in source.rglob("*") if path.is_file()]:
        link = runfiles / path.relative_to(source)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(path)
    shutil.copytree(source, folder / "before")
    home = folder / "tool"
    home.mkdir()
    for path in [tool, *tool.parent.glob("*.resources")]:
        (shutil.copytree if path.is_dir() else shutil.copy2)(path, home / path.name)
    for path in [source, folder / "scenes.runfiles", *source.rglob("*"), *(folder / "scenes.runfiles").rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222 | 0o444 | (0o111 if path.is_dir() else 0))
    others = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
    count = 0
    for index in range(3):
        places = {name: folder / f"shard{index}" / name for name in ("tmp", "outputs", "out")}
        for place in places.values():
            place.mkdir(parents=True)
            place.chmod(0o777)
        environment = {
            "PATH": os.environ["PATH"], "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": str(index),
            "TEST_SHARD_STATUS_FILE": str(places["out"] / "status"), "TEST_TMPDIR": str(places["tmp"]),
            "XML_OUTPUT_FILE": str(places["out"] / "test.xml"), "TMPDIR": str(places["tmp"]),
            "TEST_SRCDIR": str(runfiles.parent), "TEST_WORKSPACE": "_main",
            "TEST_UNDECLARED_OUTPUTS_DIR": str(places["outputs"]), "HOME": str(places["tmp"]),
        }
        run([*others, "bash", runfiles / "scenes_test.sh", home / tool.name], cwd=runfiles, env=environment)
        for name in ("status", "test.xml"):
            if not (places["out"] / name).is_file():
                problems.append(f"Bazel's shard {index}: no {name}")
        report = places["outputs"] / "report/report.json"
        if report.is_file():
            count += len(json.loads(report.read_text())["traces"])
    if not count:
        problems.append("Bazel's shards replay nothing")
    same = filecmp.dircmp(folder / "before", source)
    if same.diff_files or same.left_only or same.right_only:
        problems.append("Bazel's sources are not as they were")
    shutil.rmtree(folder)
    return count


scratch.mkdir(parents=True, exist_ok=True)
scratch.chmod(0o755)
workflows = schemas()
for workflow in workflows:
    github(workflow)
gitlab()
cases = bazel()
samples = 0
for path in sys.argv[3:]:
    families = list(text_string_to_metric_families(pathlib.Path(path).read_text()))
    samples += sum(len(family.samples) for family in families)
if len(sys.argv) > 3 and not samples:
    problems.append("no metric has a sample")
print("\n".join(problems) or f"{len(workflows)} workflows, a pipeline and a test of Bazel hold; "
      f"{cases} cases in its shards, {samples} samples read")
sys.exit(1 if problems else 0)
