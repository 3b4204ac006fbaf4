import Foundation
import MeniscusFormats
import MeniscusImage
import MeniscusMessages
import TestSupport
import Testing

/// The texts themselves, letter by letter: they are what people act on.
@Suite("Messages")
struct MessagesTests {
  private let sentences = Messages(command: "meniscus")

  @Test("Numbers, counts and lists")
  func words() {
    expectEqual(Messages.grouped(0), "0")
    expectEqual(Messages.grouped(999), "999")
    expectEqual(Messages.grouped(1_000), "1,000")
    expectEqual(Messages.grouped(-1_234_567), "-1,234,567")
    expectEqual(Messages.count(1, "frame"), "1 frame")
    expectEqual(Messages.count(0, "frame"), "0 frames")
    expectEqual(Messages.list([]), "")
    expectEqual(Messages.list(["a"]), "a")
    expectEqual(Messages.list(["a", "b", "c"]), "a, b and c")
    expectEqual(Messages.list(["a", "b", "c"], limit: 2), "a, b and 1 more")
    expectEqual(Messages.seconds(.milliseconds(60_000)), "60 s")
    expectEqual(Messages.seconds(.milliseconds(1_540)), "1.5 s")
  }

  @Test(
    "Files",
    arguments: [
      (SuiteError.unreadable(path: "a", .missing), "a: not found; check the path"),
      (
        .unwritable(path: "a", .noSpace),
        "a: cannot be written: the file system is full; free some space and run again"
      ),
      (
        .unwritable(path: "a", .readOnly),
        "a: on a read-only file system; choose another folder"
      ),
      (
        .unwritable(path: "a", .notPermitted),
        "a: permission denied; make it writable, or choose another folder"
      ),
      (
        .foreignFolder(path: "a"),
        "a: contains something that is not a report and would be replaced; choose an empty folder"
      ),
      (
        .unreadable(path: "a", .tooLong(limit: 1000)),
        "a: longer than 1,000 bytes, the limit for a file of its kind; check what it is"
      ),
    ])
  func files(error: SuiteError, text: String) {
    expectEqual(sentences.sentence(for: error), text)
  }

  @Test(
    "The suite",
    arguments: [
      (
        SuiteError.unknownScene(name: "lmap", nearest: "lamp", known: ["lamp"]),
        "there is no scene `lmap`; did you mean `lamp`?"
      ),
      (
        .unknownScene(name: "x", nearest: nil, known: ["lamp", "engine/springs"]),
        "there is no scene `x`; known scenes: lamp and engine/springs"
      ),
      (.unknownScene(name: "x", nearest: nil, known: []), "there is no scene `x`; there are none"),
      (
        .nothingChosen(patterns: ["x", "y"], nearest: nil),
        "no case name matches `x` or `y`; `meniscus test --list` lists the cases"
      ),
      (
        .changedTrace(path: "Traces/a/b.jsonl"),
        "Traces/a/b.jsonl: changed since the last run; run `meniscus test` again"
      ),
      (
        .noTraces(folder: "Traces"),
        "Traces: there is no such folder, so there are no traces; run this in the package's folder, "
          + "or name the folder with `--traces`"
      ),
      (
        .emptyTraces(folder: "Traces"),
        "Traces: contains no traces; record one with `meniscus record`, or, if this is the wrong "
          + "folder, name another with `--traces`"
      ),
      (.interrupted, "interrupted; nothing was changed"),
    ])
  func suite(error: SuiteError, text: String) {
    expectEqual(sentences.sentence(for: error), text)
  }

  @Test(
    "Command lines",
    arguments: [
      (
        CommandLineError.missingValue(option: "--jobs", value: "N", command: "test"),
        "`--jobs` needs a value; write `--jobs N`, see `meniscus test --help`"
      ),
      (
        .notInRange(option: "--jobs", text: "x", lowest: 1, highest: 1000, command: "test"),
        "`--jobs x`: expected a whole number from 1 to 1,000"
      ),
      (
        .nothingSelected(command: "accept", pending: ["a/b", "c/d"]),
        "say what to accept: a pattern, or `meniscus accept --all`; pending: a/b and c/d"
      ),
      (
        .nothingSelected(command: "accept", pending: []),
        "nothing is pending: everything that the last run found has been accepted or rejected"
      ),
      (
        .unknownVariant("drak", nearest: "dark"),
        "there is no variant `drak`; did you mean `dark`?"
      ),
    ])
  func commandLine(error: CommandLineError, text: String) {
    expectEqual(sentences.sentence(for: error), text)
  }

  @Test(
    "Traces and replays",
    arguments: [
      (
        ReplayError.trace(line: 3, column: 7, problem: .backwards(time: 5, previous: 9)),
        "t: line 3, byte 7: the time 5 is before 9, that of the previous line; put the lines in order"
      ),
      (
        .trace(line: 1, column: 1, problem: .json(.unsupportedVersion(found: 9, newest: 1))),
        "t: line 1, byte 1: version 9 is newer than this tool, \(ToolVersion.text), which reads up to 1; "
          + "update the tool"
      ),
      (
        .trace(line: 1, column: 1, problem: .json(.unsupportedVersion(found: 0, newest: 1))),
        "t: line 1, byte 1: there was never a version 0; this tool reads 1 to 1"
      ),
      (
        .trace(
          line: 2, column: 4,
          problem: .json(.unexpected(found: UInt8(ascii: "x"), expected: .colon))),
        "t: line 2, byte 4: expected `:`, found `x`"
      ),
      (
        .trace(line: 2, column: 4, problem: .json(.unexpected(found: nil, expected: .value))),
        "t: line 2, byte 4: expected a value, but the text ends"
      ),
      (
        .frames(line: 1, column: 5, problem: .notFrames),
        "t: line 1, byte 5: this is not a frame-hash log, which begins with `{\"meniscus\":\"frames\"`"
      ),
      (
        .missingTarget(
          "tgle", at: EventPlace(line: 4, frame: 12), known: ["toggle"], suggestion: "toggle"),
        "t: line 4, frame 12: no view has the accessibility identifier `tgle`; did you mean `toggle`?"
      ),
      (
        .missingTarget("x", at: EventPlace(line: 4, frame: 12), known: [], suggestion: nil),
        "t: line 4, frame 12: no view has the accessibility identifier `x`; no view has any"
      ),
      (
        .notAToggle("play", at: EventPlace(line: 4, frame: 12)),
        "t: line 4, frame 12: the view `play` is not a toggle; use `tap`"
      ),
      (
        .neverSettled(frame: 89, views: ["a/b", "a/c"]),
        "t: something is still moving in a/b and a/c at the last frame, 89; end the trace later"
      ),
      (
        .nothingChecked,
        "t: has no checkpoint, so no picture of it is kept; add one, such as "
          + "`{\"at\":…,\"checkpoint\":\"end\"}`"
      ),
      (
        .scene(.endlessUpdate(views: ["a/b"], rounds: 64), frame: 3),
        "t: frame 3: the state kept changing for 64 rounds of updates, in a/b; do not change "
          + "state in a body"
      ),
    ])
  func replays(error: ReplayError, text: String) {
    expectEqual(Messages.sentence(for: error, in: "t"), text)
  }

  @Test("Pictures are named with the byte")
  func pictures() {
    expectEqual(
      sentences.sentence(for: InputError.picture(path: "a.png", .truncated(byte: 40, expected: 4))),
      "a.png: byte 40: the file ends where at least 4 more bytes are expected")
    expectEqual(
      sentences.sentence(for: InputError.picture(path: "a.png", .trailingBytes(byte: 8, count: 1))),
      "a.png: byte 8: 1 byte after the end of the picture")
  }

  private static let divergence = Divergence(
    frame: 3, stage: .layout, views: [ViewDifference(path: "Row", kind: .changed([.layout]))],
    tiles: [], lastFrame: 5, differingFrames: 3, expectedFrames: 9, actualFrames: 9)

  private static let findings: [(CaseFinding.Kind, String)] = [
    (
      .trapped(signal: 4, frame: 12, output: "Fatal error: no"),
      "t.jsonl: frame 12: the scene crashed with SIGILL (a trap): Fatal error: no; "
        + "`meniscus replay t.jsonl --variant dark` shows where"
    ),
    (
      .timedOut(seconds: 60, frame: 3),
      "t.jsonl: frame 3: the replay made no progress for 60 s; the scene may never finish; if it is "
        + "only slow, allow more with `--timeout`"
    ),
    (
      .silent(status: 0, output: ""),
      "t.jsonl: the replay ended with status 0 without reporting a result; a scene must "
        + "not exit the process"
    ),
    (
      .unusable(output: ""),
      "t.jsonl: the replay could not write its results; free some space on the report's file system"
    ),
    (.unusable(output: "why"), "t.jsonl: why"),
    (
      .nothingAccepted,
      "no baseline yet; look at the pictures and run `meniscus accept lamp/tap@dark`"
    ),
    (
      .missingFiles(["a.png"]),
      "the baseline has no a.png; look at the pictures and run `meniscus accept lamp/tap@dark`"
    ),
    (
      .orphanedCheckpoints(["a"]),
      "the baseline has a, but the trace does not; `meniscus accept lamp/tap@dark` removes it"
    ),
    (
      .unreadableBaseline(.picture(path: "a.png", .truncated(byte: 40, expected: 4))),
      "a.png: byte 40: the file ends where at least 4 more bytes are expected; restore it from "
        + "version control, or run `meniscus accept lamp/tap@dark`"
    ),
    (
      .unreadableBaseline(
        .display(path: "a.display.txt", .text(line: 5, column: 1, expected: .blanks(2)))),
      "a.display.txt: line 5, column 1: expected 2 blanks before an operation; restore it from "
        + "version control, or run `meniscus accept lamp/tap@dark`"
    ),
    (
      .damagedBaseline([.picture(path: "b/a.png", .truncated(byte: 40, expected: 4))]),
      "b/a.png: byte 40: the file ends where at least 4 more bytes are expected; bring it back from "
        + "version control"
    ),
    (
      .damagedBaseline([
        .damaged(path: "b/frames.json", .lineEnds), .damaged(path: "b/a.tree.txt", .lineEnds),
      ]),
      "b/frames.json: its lines end in CR LF, as git's autocrlf makes them, and were accepted with "
        + "LF; a.tree.txt is damaged too; keep git from it by a line `* -text` in .gitattributes; "
        + "bring them back from version control"
    ),
    (
      .replay(.scene(.invalidGeometry(view: "A.frame", fault: .length), frame: 2)),
      "t.jsonl: frame 2: A.frame: length that no layout can take; use finite numbers and sizes "
        + "that are not negative"
    ),
    (
      .different(
        CaseFinding.Differences(
          divergence: DivergenceReport(divergence), mismatches: [],
          checkpoints: [
            CheckpointReport(name: "a", frame: 3, verdict: .different, differingPixels: 3)
          ], comparesSnapshots: true, hasUnmatchedPicture: false, isSettled: true)),
      "frame 3 (50 ms), stage layout: Row; 3 of 9 frames differ; checkpoints: a differs (3 px); "
        + "if this is intended, run `meniscus accept lamp/tap@dark`"
    ),
    (
      .partedBefore(divergence),
      "before it stopped, it had diverged from the baseline: frame 3 (50 ms), stage layout: Row; "
        + "3 of 9 frames differ"
    ),
    (
      .notDeterministic(divergence, threads: 2, others: 1),
      "two replays, one with 2 threads, one with 1, full repaint and, by `test`, another time zone and "
        + "locale, are not equal: frame 3 (50 ms), stage layout: Row; 3 of 9 frames differ; look for a clock, a "
        + "random number, or the order of a set or dictionary"
    ),
    (
      .notDeterministic(
        divergence, threads: 2, others: 1,
        cause: .run(IdentityUse(count: 2, shownBy: ["Row/Text"]))),
      "two replays, one with 2 threads, one with 1, full repaint and, by `test`, another time zone and "
        + "locale, are not equal: frame 3 (50 ms), stage layout: Row; 3 of 9 frames differ; Row/Text shows an "
        + "identity that is another in every run (`UUID()`); show something else, or give it a fixed "
        + "one"
    ),
    (
      .notDeterministic(divergence, threads: 2, others: 1, cause: .place),
      "two replays, one with 2 threads, one with 1, full repaint and, by `test`, another time zone and "
        + "locale, are not equal: frame 3 (50 ms), stage layout: Row; 3 of 9 frames differ; it follows the time "
        + "zone or the locale of the machine; take those of the environment, or say which in the format"
    ),
    (
      .stoppedShort(
        CaseFinding.Shortfall(
          frames: .init(1, of: 2), events: .init(0, of: 1), checkpoints: .init(0, of: 3))),
      "t.jsonl: the replay stopped short: 1 of 2 frames, 0 of 1 event, 0 of 3 checkpoints"
    ),
    (
      .noCheckpoints,
      "t.jsonl: has no checkpoint, so no picture of it is kept; add one, such as "
        + "`{\"at\":…,\"checkpoint\":\"end\"}`"
    ),
    (
      .unsettled(frame: 9, views: ["Row"]),
      "t.jsonl: something is still moving in Row at the last frame, 9; end the trace later"
    ),
    (
      .trace(.noScene), "t.jsonl: not in any scene's folder; move it to the folder of its scene"
    ),
    (.suite(.interrupted), "interrupted; nothing was changed"),
    (
      .replay(.notAToggle("play", at: EventPlace(line: 4, frame: 12))),
      "t.jsonl: line 4, frame 12: the view `play` is not a toggle; use `tap`"
    ),
  ]

  @Test("Every finding of a case is worded with its place and what to do", arguments: findings)
  func finding(kind: CaseFinding.Kind, text: String) throws {
    let context = CaseContext(identifier: "lamp/tap@dark", file: "t.jsonl", rate: 60)
    expectEqual(sentences.finding(CaseFinding(.different, kind), of: context), text)
    // A worker says it to the process that started it.
    let data = try JSONEncoder().encode(CaseFinding(.different, kind))
    try expectEqual(JSONDecoder().decode(CaseFinding.self, from: data).kind, kind)
  }

  @Test("No sentence ends in a stop, has two blanks or an empty name")
  func form() {
    var texts = [
      FileFailure.missing, .notPermitted, .readOnly, .noSpace, .isFolder, .notFolder, .notRegular,
      .tooLong(limit: 1), .exists, .isLink, .system(code: 7),
    ].flatMap { failure in
      [
        sentences.sentence(for: SuiteError.unreadable(path: "p", failure)),
        sentences.sentence(for: SuiteError.unwritable(path: "p", failure)),
      ]
    }
    texts += SampleErrors.images.map { sentences.sentence(for: InputError.picture(path: "p", $0)) }
    for text in texts {
      expectPrefix(text, "p: ")
      #expect(!text.hasSuffix(".") && !text.contains("  ") && !text.contains("``"), "\(text)")
    }
  }
}

/// One error of every kind that a picture can have.
enum SampleErrors {
  static let images: [ImageError] = [
    .signature(byte: 0), .truncated(byte: 1, expected: 2), .trailingBytes(byte: 1, count: 2),
    .chunkName(byte: 1, found: 2),
    .chunkLength(byte: 1, chunk: .header, expected: 13...13, found: 2),
    .chunkLength(byte: 1, chunk: .palette, expected: 3...768, found: 2),
    .chunkOrder(byte: 1, chunk: .palette, rule: .beforePixels),
    .missingChunk(byte: 1, chunk: .pixels), .unknownChunk(byte: 1, chunk: .end),
    .checksum(byte: 1, chunk: .pixels, expected: 1, found: 2),
    .header(byte: 1, field: .bitDepth, found: 3),
    .tooLarge(byte: 1, width: 100_000, height: 100_000, limit: 1),
    .paletteIndex(byte: 1, row: 2, found: 3, entries: 2), .filter(byte: 1, row: 2, found: 9),
    .inflate(byte: 1, problem: .distance(found: 9, available: 1)),
    .inflate(byte: 1, problem: .tooShort(expected: 9, found: 1)),
  ]
}
