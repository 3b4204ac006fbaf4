#!/usr/bin/env bash
# scenes_test.sh TOOL: replays the traces beside this script, as Bazel's `sh_test`.
#
# Bazel says which shard it is and where junit.xml goes; the sources are links in a tree that nobody
# may write into, so the report goes where Bazel keeps what a test leaves.
set -euo pipefail
tool=$(realpath "$1")
cd "$(dirname "$0")"
exec "$tool" test --report "${TEST_UNDECLARED_OUTPUTS_DIR:-${TEST_TMPDIR:?}}/report"
