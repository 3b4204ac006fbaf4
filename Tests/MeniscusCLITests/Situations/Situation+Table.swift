extension Situation {
  /// Every one.
  static let all = [
    control, unplayed, worthless, budgets, removed, keptFrames, files, output, words, numbers,
    steering,
  ].flatMap { $0 }

  /// What has to stay green, or the others mean nothing.
  private static let control: [Situation] = [
    Situation("nothing is wrong", "", "$M test", 0, "1 case: 1 same; 2 frames"),
    Situation(
      "a link to a file of the project", "mv $T x; ln -s ../../../x $T", "$M test", 0,
      "1 case: 1 same"),
    Situation(
      "what looks like a trace is listed in .ignore", "cp $T $T.bak; echo '*.bak' > Traces/.ignore",
      "$M test", 0, "1 case: 1 same"),
    Situation(
      "a folder of traces with slashes at its end", "", "$M test --traces Traces//", 0,
      "1 case: 1 same"),
    Situation(
      "a filtered run beside what looks like a trace", "cp $T Traces/a.json", "$M test springs", 0,
      "1 case: 1 same"),
    Situation(
      "a line of .ignore for nothing", "echo nothing > Traces/.ignore", "$M test", 0,
      "Traces/.ignore: line 1: `nothing` names nothing"),
  ]

  /// What looks like a trace and is not replayed.
  private static let unplayed: [Situation] = [
    Situation(
      "a link to a folder of traces", "mkdir o; ln -s ../o Traces/linked", "$M test", 2,
      "Traces/linked: a link to a folder"),
    Situation(
      "a link to the folder of traces itself", "ln -s . Traces/engine/loop", "$M test", 2,
      "Traces/engine/loop: a link to a folder"),
    Situation(
      "a link out of the project", "ln -s /etc/hostname Traces/engine/springs/o.jsonl", "$M test",
      2, "Traces/engine/springs/o.jsonl: not replayed, because the link"),
    Situation(
      "a trace as .json", "cp $T Traces/a.json", "$M test", 2,
      "Traces/a.json: not replayed, because names"),
    Situation(
      "a trace in capitals", "cp $T Traces/a.JSONL", "$M test", 2,
      "Traces/a.JSONL: not replayed, because names"),
    Situation("the copy of an editor", "cp $T $T~", "$M test", 2, "$T~: not replayed"),
    Situation("a backup", "cp $T $T.bak", "$M test", 2, "$T.bak: not replayed"),
    Situation("a packed trace", "gzip -c $T > $T.gz", "$M test", 2, "$T.gz: not replayed"),
    Situation(
      "a hidden trace", "cp $T Traces/.a.jsonl", "$M test", 2,
      "Traces/.a.jsonl: not replayed, because it is hidden"),
    Situation(
      "a trace in a hidden folder", "mkdir Traces/.o; cp $T Traces/.o/a.jsonl", "$M test", 2,
      "Traces/.o/a.jsonl: not replayed, because it is hidden"),
    Situation(
      "a trace without an ending", "cp $T Traces/a", "$M test", 2, "Traces/a: not replayed"),
    Situation(
      "a folder with the name of a trace", "mkdir Traces/a.jsonl", "$M test", 2,
      "Traces/a.jsonl: a folder with the name"),
    Situation(
      "the list of cases in a wrong place", "cp Traces/suite.json Traces/engine", "$M test", 2,
      "Traces/engine/suite.json: not replayed"),
    Situation(
      "a filtered run that would have replayed it", "cp $T $T.bak", "$M test springs", 2,
      "$T.bak: not replayed"),
    Situation(
      "an audit beside it", "cp $T $T.bak", "$M audit --fault paint-shifted 2>&1 >/dev/null", 2,
      "$T.bak: not replayed"),
    Situation(
      "a check beside it", "cp $T $T.bak", "$M check --route full-repaint 2>&1 >/dev/null", 2,
      "$T.bak: not replayed"),
    Situation(
      "prune while a trace has a wrong name", "mv $T $T.bak", "$M prune", 2,
      "$T.bak: not replayed"),
    Situation(
      ".ignore is a folder", "mkdir Traces/.ignore", "$M test", 5,
      "meniscus: Traces/.ignore: a folder"),
    Situation(
      "a pipe among the traces", "mkfifo Traces/engine/springs/a.jsonl", "$M test", 5,
      "unreadable       engine/springs/a"),
    Situation(
      "a link that leads nowhere", "ln -s x Traces/engine/springs/a.jsonl", "$M test", 5,
      "unreadable       engine/springs/a"),
    Situation(
      "a link to itself", "ln -s a.jsonl Traces/engine/springs/a.jsonl", "$M test", 5,
      "unreadable       engine/springs/a"),
    Situation(
      "names that differ by case alone", "cp $T Traces/engine/springs/Still.jsonl",
      "$M test --jobs 1", 5, "unreadable       engine/springs/Still"),
    Situation(
      "folders that differ by case alone", "cp -R Traces/engine Traces/Engine", "$M test --jobs 1",
      5, "unreadable       Engine/springs/still"),
  ]

  /// Traces that are there and prove nothing, and baselines without one.
  private static let worthless: [Situation] = [
    Situation(
      "a trace in no scene's folder", "cp $T Traces", "$M test", 5, "unreadable       /still"),
    Situation(
      "prune beside a trace in no scene's folder", "cp $T Traces", "$M prune", 0,
      "Traces/still.jsonl: cannot be replayed"),
    Situation(
      "no trace at all", "rm -r Traces/engine", "$M test", 2, "Traces: there are no traces"),
    Situation(
      "no folder of traces", "rm -r Traces", "$M test", 5,
      "meniscus: Traces: there is no such folder"),
    Situation(
      "a pattern for nothing", "", "$M test sprnigs", 64,
      "meniscus: no case name matches `sprnigs`"),
    Situation(
      "a trace without a checkpoint", #"trace '{"at":16666,"end":true}'"#, "$M test", 2,
      "proves nothing   engine/springs/still"),
    Situation("an empty trace", ": > $T", "$M test", 5, "unreadable       engine/springs/still"),
    Situation(
      "a trace that is cut off", "truncate -s 150 $T", "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a trace with CRLF", #"sed -i 's/$/\r/' $T"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a trace of a newer version", #"sed -i 's/"version":1/"version":9/' $T"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a trace of an unknown scene", "mv Traces/engine/springs Traces/engine/sprigns", "$M test", 5,
      "unreadable       engine/sprigns/still"),
    Situation(
      "a trace that aims at nothing",
      #"trace '{"at":0,"tap":{"id":"nothing"}}' '{"at":0,"checkpoint":"end"}' "#
        + #"'{"at":16666,"end":true}'"#,
      "$M test",
      2,
      "proves nothing   engine/springs/still"),
    Situation(
      "a variant twice", #"sed -i '1s/}$/,"variants":["dark","dark"]}/' $T"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a case without a baseline", "rm -r Baselines", "$M test", 4,
      "no baseline      engine/springs/still"),
    Situation(
      "a baseline without a trace", "mkdir -p Baselines/x/y", "$M test", 4,
      "Baselines/x: a baseline without a trace"),
  ]

  /// A budget without a single body.
  private static let noBodies =
    "$M bench --counters --set-budgets springs; sed -i -E 's/\"bodies\":[0-9]+/\"bodies\":0/' "
    + "Traces/budgets.json"

  /// What cases may cost.
  private static let budgets: [Situation] = [
    Situation(
      "a case does more work than its budget allows", noBodies, "$M test", 3,
      "engine/springs/still: update, bodies: "),
    Situation(
      "the same without a verdict on frames", noBodies, "$M bench --counters springs", 3,
      "over budget  engine/springs/still: update, bodies: "),
    Situation(
      "a budget for a case that is not there",
      "printf '{\"meniscus\":\"budgets\",\"version\":1,\"budgets\":{\"a/b\":{}}}' "
        + "> Traces/budgets.json",
      "$M test", 0, "Traces/budgets.json: no trace is called `a/b`"),
    Situation(
      "budgets that are damaged", "echo '{' > Traces/budgets.json", "$M test", 5,
      "meniscus: Traces/budgets.json: line"),
  ]

  /// What a suite had and has no more.
  private static let removed: [Situation] = [
    Situation(
      "a scene goes together with its baseline",
      "cp -R Traces/engine/springs Traces/engine/stacks; sed -i s,springs,stacks, "
        + "Traces/engine/stacks/still.jsonl; $M test --record missing; rm -r "
        + "Traces/engine/stacks Baselines/engine/stacks",
      "$M test",
      4,
      "Traces/suite.json: lists engine/stacks/still, which has no trace"),
    Situation(
      "a variant goes from a trace", "suite engine/springs/still engine/springs/still@dark",
      "$M test", 4, "Traces/suite.json: lists engine/springs/still@dark, which has no trace"),
    Situation(
      "a filtered run after it", "suite engine/springs/still engine/springs/still@dark",
      "$M test springs", 0, "1 case: 1 same"),
    Situation(
      "it is said that it is to be gone", "suite engine/springs/still a/b",
      "$M accept --removed --reason gone && $M test", 0, "removed    a/b"),
    Situation(
      "what is said to be gone is there", "", "$M accept --removed springs", 64,
      "meniscus: engine/springs/still still has its trace"),
    Situation(
      "the list of cases goes", "rm Traces/suite.json", "$M test", 4,
      "Traces/suite.json: not found, though decisions"),
    Situation(
      "the list of cases and the log go", "rm Traces/suite.json Baselines/log.jsonl", "$M test", 0,
      "Traces/suite.json: not found, so nobody would notice"),
    Situation(
      "a case goes from the list alone", "suite", "$M test", 4,
      "Traces/suite.json: does not list engine/springs/still"),
    Situation(
      "it is listed again", "suite", "$M accept --all >/dev/null; $M test", 0, "1 case: 1 same"),
    Situation(
      "the list of cases is cut off", "truncate -s 40 Traces/suite.json", "$M test", 5,
      "meniscus: Traces/suite.json: line "),
    Situation(
      "the list of cases leads out of the folder", "suite ../x/y", "$M test", 5,
      "meniscus: Traces/suite.json: line 1"),
    Situation(
      "the list of cases is of a newer version", "sed -i s/:1,/:9,/ Traces/suite.json", "$M test",
      5, "meniscus: Traces/suite.json: line 1"),
  ]

  /// Files that are not what they should be.
  private static let files: [Situation] = [
    Situation(
      "a picture is none", "echo x > $B/end.png", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "a picture is cut off", "truncate -s 60 $B/end.png", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "a picture is a folder", "rm $B/end.png; mkdir $B/end.png", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "a picture is a pipe", "rm $B/end.png; mkfifo $B/end.png", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "a picture's stand-in is a folder", "rm $B/end.png; mkdir $B/end.png.same", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "a baseline is a link to another", "rm $B/end.png; mv $B Baselines/x; ln -s ../../x $B",
      "$M test >/dev/null; $M accept --all", 5,
      "meniscus: Baselines/engine/springs/still: a link, so that files elsewhere would be changed"),
    Situation(
      "frames.json is empty", ": > $B/frames.json", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "tolerances.json is broken", "echo '{' > Traces/tolerances.json", "$M test", 5,
      "meniscus: Traces/tolerances.json: line "),
    Situation(
      "lint.json is broken", "echo '{' > Traces/lint.json", "$M test", 5,
      "meniscus: Traces/lint.json: line "),
    Situation(
      "the report's folder holds something else", "mkdir r; echo x > r/letter",
      "$M test --report r", 5, "meniscus: r: contains something that is not a report"),
    Situation(
      "the report's folder is a file", "echo x > r", "$M test --report r", 5, "meniscus: r: "),
    Situation(
      "a trace changes between run and accept",
      #"trace '{"at":0,"checkpoint":"end"}' '{"at":33332,"end":true}'; $M test; echo "#
        + ">> $T",
      "$M accept --all",
      5,
      "meniscus: $T: changed since the last run"),
    Situation(
      "nothing was run", "rm -r Reports", "$M accept --all", 5,
      "meniscus: Reports/latest: there is no run"),
    Situation(
      "the last run is garbled", "echo x > Reports/latest/actual/manifest.json", "$M accept --all",
      5, "meniscus: Reports/latest/actual/manifest.json: "),
    Situation(
      "a journal is garbled",
      "mkdir Baselines/.accepting; echo x > Baselines/.accepting/journal.json", "$M test", 5,
      "meniscus: Baselines/.accepting/journal.json: "),
    Situation("a bundle is none", "echo x > b", "$M repro run b", 5, "meniscus: b: "),
    Situation(
      "a view tree is none", "echo x > t", "$M render t --out t.png", 5, "meniscus: t: line 1"),
    Situation(
      "a script is a device", "", "$M record engine/springs --script /dev/zero", 5,
      "meniscus: /dev/zero: not a regular file"),
    Situation(
      "a script is a pipe", "mkfifo s", "$M record engine/springs --script s", 5,
      "meniscus: s: not a regular file"),
    Situation(
      "a script taps nothing", "echo 'tap #nothing' > s", "$M record engine/springs --script s", 2,
      "meniscus: s: line 1"),
    Situation(
      "a trace is compared with a picture", "", "$M diff $B/end.png $T", 5, "meniscus: $T: "),
  ]

  /// Nowhere to write.
  private static let output: [Situation] = [
    Situation(
      "a full device: test", "", "$M test 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: test --json", "", "$M test --json 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: accept --all", "", "$M accept --all 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: pending", "", "$M pending 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: pending --json", "", "$M pending --json 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: prune --check", "", "$M prune --check 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: replay engine/springs/still", "",
      "$M replay engine/springs/still 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: explain engine/springs/still --frame 0", "",
      "$M explain engine/springs/still --frame 0 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: check --route full-repaint", "",
      "$M check --route full-repaint 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: audit --fault paint-shifted", "",
      "$M audit --fault paint-shifted 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: audit --list", "", "$M audit --list 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: scenes", "", "$M scenes 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: help test", "", "$M help test 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: --version", "", "$M --version 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: diff $B $B", "", "$M diff $B $B 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: repro pack engine/springs/still", "",
      "$M repro pack engine/springs/still 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: layout t", #"echo '{"view":"Rect","args":[[null,1]]}' > t"#,
      "$M layout t 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a full device: record engine/springs --script s", "echo 'checkpoint end' > s",
      "$M record engine/springs --script s 2>&1 >/dev/full", 5,
      "meniscus: standard output: cannot be written (no space left)"),
    Situation(
      "a closed pipe",
      "",
      "{ sleep 0.3; $M audit --list 2>errors; echo $? > code; } | true; cat errors; "
        + "exit $(cat code)",
      5,
      "meniscus: standard output: cannot be written (nobody reads it any more)"),
    Situation(
      "a reader that leaves",
      "",
      "{ sleep 0.3; $M test 2>errors; echo $? > code; } | head -n 0; cat errors; "
        + "exit $(cat code)",
      5,
      "meniscus: standard output: cannot be written (nobody reads it any more)"),
    Situation(
      "no standard output", "", "$M scenes 2>&1 >&-", 5,
      "meniscus: standard output: cannot be written"),
    Situation("no standard stream at all", "", "$M test <&- >&- 2>&-; echo $?", 0, "5"),
    Situation("no room for the report", "", "ulimit -f 8; $M test", 5, "1 case: "),
    Situation(
      "another build that is not there", "", "$M check --against /nothing/tool", 2,
      "different  engine/springs/still"),
    Situation(
      "another build that is none", "echo text > tool",
      "$M minimize engine/springs/still --against tool",
      5, "meniscus: tool: could not be started as a worker (permission denied)"),
    Situation(
      "no room for a recording", "{ yes 'wait 1f' | head -n 300; echo 'checkpoint end'; } > s",
      "{ ulimit -f 0; $M record engine/springs --script s --out t.jsonl; } 2>&1 | cat", 0,
      "meniscus: t.jsonl: cannot be"),
    Situation(
      "a recording into a device", "echo 'checkpoint end' > s",
      "$M record engine/springs --script s --out /dev/null --force", 5,
      "meniscus: /dev/null: not a regular file"),
    Situation(
      "a picture into a folder", "mkdir p", "$M replay engine/springs/still --frame 0 --out p", 5,
      "meniscus: p: "),
  ]

  /// Words that no command knows.
  private static let words: [Situation] = [
    Situation(
      "no such command", "", "$M tset", 64,
      "meniscus: there is no command `tset`; did you mean `test`"),
    Situation(
      "no such option", "", "$M test --jbos 2", 64, "meniscus: `test` has no option `--jbos`"),
    Situation(
      "jobs without end", "", "$M test --jobs 99999999999999999999", 64,
      "meniscus: `--jobs 99999999999999999999`"),
    Situation("a time that is none", "", "$M test --timeout nan", 64, "meniscus: `--timeout nan`"),
    Situation(
      "a frame beyond the last", "", "$M explain engine/springs/still --frame 9223372036854775807",
      64, "meniscus: `--frame 9223372036854775807`"),
    Situation(
      "a point that is none", "", "$M explain engine/springs/still --frame 0 --at inf,nan", 64,
      "meniscus: `--at inf,nan`"),
    Situation(
      "a size without end", #"echo '{"view":"Rect","args":[[null,1]]}' > t"#,
      "$M layout t --size infxinf", 64, "meniscus: `--size infxinf`"),
    Situation(
      "no such variant", "", "$M replay engine/springs/still@drak", 64,
      "meniscus: there is no variant `drak`"),
    Situation(
      "a revision that is an option", "git init -q .",
      "$M explain engine/springs/still --against=--all", 64, "meniscus: "),
    Situation(
      "a glob that doubles its work",
      "",
      "$M test "
        + "'*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*"
        + "a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*"
        + "a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a'",
      64,
      "meniscus: no case name matches"),
  ]

  /// Numbers without measure.
  private static let numbers: [Situation] = [
    Situation(
      "a wait without end", "echo 'wait 9223372036854775807f' > s",
      "$M record engine/springs --script s", 5, "meniscus: s: "),
    Situation(
      "a wait of many years",
      "echo 'wait "
        + "100000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "0000000000000000000000000000000000000000000000000000000000000000000s' > s",
      "$M record engine/springs --script s",
      5,
      "meniscus: s: "),
    Situation(
      "a scroll of many years", "echo 'scroll 1,1 1 1 over 99999999999s' > s",
      "$M record engine/springs --script s", 5, "meniscus: s: "),
    Situation(
      "a trace of a day", #"trace '{"at":0,"checkpoint":"end"}' '{"at":86400000000,"end":true}'"#,
      "$M test", 5, "unreadable       engine/springs/still"),
    Situation(
      "a time beyond all",
      #"trace '{"at":0,"checkpoint":"end"}' '{"at":9223372036854775807,"end":true}'"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a time that is no number", #"trace '{"at":NaN,"end":true}'"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "a picture of all memory", "sed -i 's/24,24/8192,8192/' $T", "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "an extent without end", "sed -i 's/24,24/1e400,1/' $T", "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "values nested without end", #"head -c 200000 /dev/zero | tr '\0' '[' > $T"#, "$M test", 5,
      "unreadable       engine/springs/still"),
    Situation(
      "views nested without end", #"head -c 200000 /dev/zero | tr '\0' '[' > t"#, "$M layout t", 5,
      "meniscus: t: line 1"),
    Situation(
      "a cell over all columns there could be",
      "printf "
        + #"'{"view":"Grid","children":[{"view":"GridRow","children":[{"modifier":"gridCel"#
        + #"lColumns","args":[[null,1e9]],"of":{"view":"Color","args":[[null,"red"]]}}]}]}"#
        + "' > t",
      "$M layout t",
      0,
      #"{"id": "0", "frames""#),
    Situation(
      "a frame without end",
      "printf "
        + #"'{"modifier":"frame","args":[["width",1e308]],"of":{"view":"Rect","args":[[nul"#
        + "l,1]]}}' > t",
      "$M render t --out t.png",
      5,
      "meniscus: t: case 0, tree: `width` of `frame` is 1e308"),
  ]

  /// What would steer a terminal.
  private static let steering: [Situation] = [
    Situation(
      "an escape in the name of a trace", #"cp $T "$(printf 'Traces/a\033[2Jb.json')""#, "$M test",
      2, #"Traces/a\u{1B}[2Jb.json: not replayed"#),
    Situation(
      "a line break in the name of a trace", #"cp $T "$(printf 'Traces/a\nb.json')""#, "$M test", 2,
      #"Traces/a\nb.json: not replayed"#),
    Situation(
      "a trace with a line break in its name",
      #"cp $T "$(printf 'Traces/engine/springs/a\nb.jsonl')""#, "$M test", 5,
      #"unreadable       engine/springs/a\nb"#),
    Situation(
      "an escape in a scene's name",
      #"sed -i 's,engine/springs,a\\u001b]0;x\\u0007b,' $T"#,
      "$M test | sed 1d",
      0,
      "  Traces/engine/springs/still.jsonl: line 1: the trace is of scene "
        + #"`a\u{1B}]0;x\u{7}b`"#),
    Situation(
      "an escape in a pattern", "", #"$M test "$(printf '\033[31m')""#, 64,
      #"meniscus: no case name matches `\u{1B}[31m`"#),
    Situation(
      "a path that turns around", "", #"$M layout "$(printf 'a\342\200\256b')""#, 5,
      #"meniscus: a\u{202E}b: not found"#),
    Situation(
      "an escape in a bundle's path", #"printf x > "$(printf 'b\033')""#,
      #"$M repro show "$(printf 'b\033')""#, 5, #"meniscus: b\u{1B}: "#),
    Situation(
      "an escape in an identifier",
      #"trace '{"at":0,"tap":{"id":"a\u001b[2Jb"}}' '{"at":0,"checkpoint":"end"}' "#
        + #"'{"at":16666,"end":true}'"#,
      #"$M test | grep -c $(printf '\033')"#,
      1,
      "0"),
  ]
}
