import MeniscusFormats
import MeniscusStudio
import TestSupport
import Testing

@Suite("Opening the recorder from elsewhere")
struct TraceEditorTests {
  private static func editor(_ script: String, _ folder: TemporaryFolder) -> TraceEditor {
    TraceEditor(
      executable: "/bin/sh", arguments: ["-c", script], output: folder("recorder.txt"))
  }

  private static func opened(_ editor: TraceEditor) async -> TraceEditor.Answer {
    await withCheckedContinuation { continuation in
      editor.open { continuation.resume(returning: $0) }
    }
  }

  @Test("The address is told to all who ask, of one process; what it says last is told at its end")
  func opens() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let count = folder("count")
    let script = """
      echo x >> '\(count)'
      echo 'recording a scene: open http://127.0.0.1:4711/abc/ in a browser; Ctrl-C ends'
      trap 'echo not saved; exit 0' TERM
      while :; do sleep 0.05; done
      """
    let editor = Self.editor(script, folder)
    async let first = Self.opened(editor)
    async let second = Self.opened(editor)
    let answers = await [first, second, Self.opened(editor)]
    expectEqual(answers, Array(repeating: .opened(address: "http://127.0.0.1:4711/abc/"), count: 3))
    expectEqual(try FileSystem.read(count), Array("x\n".utf8))
    expectEqual(await editor.end(), "not saved")
  }

  @Test("Why no page came is told, and whoever asks again has another try")
  func fails() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let editor = Self.editor("echo 'a: an earlier recording was not saved' >&2; exit 5", folder)
    for _ in 0..<2 {
      expectEqual(await Self.opened(editor), .failed("a: an earlier recording was not saved"))
    }
    let missing = TraceEditor(
      executable: folder("none"), arguments: [],
      output: folder("none.txt"))
    guard case .failed = await Self.opened(missing) else {
      Issue.record("a program that is not there opened a page")
      return
    }
  }

  @Test("Nothing was opened, and nothing has to end")
  func idle() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    expectEqual(await Self.editor("exit 1", folder).end(), nil)
  }
}
