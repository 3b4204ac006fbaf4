import MeniscusFormats
import MeniscusStudio
import TestSupport
import Testing

@Suite("Opening the recorder from elsewhere")
struct TraceEditorTests {
  /// A recorder that is a script; `$0` is `trace` or `resume`.
  private static func editor(_ script: String, _ folder: TemporaryFolder) -> TraceEditor {
    TraceEditor(
      TraceEditor.Call(
        executable: "/bin/sh", arguments: ["-c", script, "trace"],
        resuming: ["-c", script, "resume"]
      ) { [path = folder.path] in
        FileSystem.kind(of: path.appendingPath("left")) != nil
      }, output: folder("recorder.txt"))
  }

  private static func opened(
    _ editor: TraceEditor, resumes: Bool = false
  ) async -> TraceEditor.Answer {
    await withCheckedContinuation { continuation in
      editor.open(resumes: resumes) { continuation.resume(returning: $0) }
    }
  }

  private static func page(_ port: Int) -> TraceEditor.Answer {
    .opened(address: "http://127.0.0.1:\(port)/abc/")
  }

  @Test("The address is told to all who ask, of one process; what it says as it ends is told then")
  func opens() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let script = """
      echo x >> '\(folder("count"))'
      echo 'recording a scene: open http://127.0.0.1:4711/abc/ in a browser; Ctrl-C ends'
      echo 'going on with 3 events at frame 7'
      trap 'echo not saved; exit 0' TERM
      sleep 100 & wait
      """
    let editor = Self.editor(script, folder)
    async let first = Self.opened(editor)
    async let second = Self.opened(editor)
    let answers = await [first, second, Self.opened(editor)]
    expectEqual(answers, Array(repeating: Self.page(4711), count: 3))
    expectEqual(try FileSystem.read(folder("count")), Array("x\n".utf8))
    expectEqual(await editor.end(), "not saved")
  }

  @Test("A recorder that has nothing to say ends without a word")
  func quiet() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let script = """
      echo 'open http://127.0.0.1:4711/abc/ in a browser'
      echo 'going on with 3 events at frame 7'
      trap 'exit 0' TERM
      sleep 100 & wait
      """
    let editor = Self.editor(script, folder)
    expectEqual(await Self.opened(editor), Self.page(4711))
    expectEqual(await editor.end(), nil)
  }

  @Test("After one that has ended another opens, at its own address")
  func again() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    // The first ends once its page was told; the second says why it has none.
    let script = """
      echo x >> '\(folder("count"))'
      if [ -e '\(folder("left"))' ] && [ "$0" = trace ]; then echo unsaved; exit 5; fi
      port=$([ "$0" = trace ] && echo 1 || echo 2)
      echo "open http://127.0.0.1:$port/abc/ in a browser"
      touch '\(folder("left"))'
      [ "$0" = trace ] && sleep 0.2 && exit 1
      trap 'exit 0' TERM
      sleep 100 & wait
      """
    let editor = Self.editor(script, folder)
    expectEqual(await Self.opened(editor), Self.page(1))
    var answer = Self.page(1)
    for _ in 0..<200 where answer == Self.page(1) {
      try await Task.sleep(for: .milliseconds(20))
      answer = await Self.opened(editor)
    }
    expectEqual(answer, .failed("unsaved", canResume: true))
    expectEqual(await Self.opened(editor, resumes: true), Self.page(2))
    // Had one been answered with the address of the first, it would have been started in vain.
    expectEqual(try FileSystem.read(folder("count")), Array("x\nx\nx\n".utf8))
    expectEqual(await editor.end(), nil)
  }

  @Test("Why no page came is told, and whoever asks again has another try")
  func fails() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let editor = Self.editor("echo 'a: no such scene' >&2; exit 5", folder)
    for _ in 0..<2 {
      expectEqual(await Self.opened(editor), .failed("a: no such scene", canResume: false))
    }
    expectEqual(await editor.end(), nil)
  }

  @Test("Nothing was opened, and nothing has to end")
  func idle() async throws {
    let folder = try TemporaryFolder()
    expectEqual(await Self.editor("exit 1", folder).end(), nil)
  }
}
