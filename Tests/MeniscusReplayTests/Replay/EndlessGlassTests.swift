import MeniscusFormats
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Glass that follows what lies behind is waited for, though something moves without end.
@Suite("Glass beside motion without end")
@MainActor
struct EndlessGlassTests {
  private struct Panel: View {
    @State private var isDark = false
    let hasSpinner: Bool

    var body: some View {
      ZStack {
        (isDark ? Color.black : .white).ignoresSafeArea()
        VStack {
          Button {
            isDark = true
          } label: {
            Text("Dark").frame(width: 44, height: 44).glassEffect()
          }
          .accessibilityIdentifier("dark")
          if hasSpinner { ProgressView() }
        }
      }
    }
  }

  private func frames(_ hasSpinner: Bool) throws -> (settled: Int, snapshot: [Bool]) {
    let scene = Scene("panel") { Panel(hasSpinner: hasSpinner) }
    let trace = try RecordingScript(
      """
      size 160x160
      checkpoint start
      wait 5f
      tap #dark
      settle
      checkpoint end
      """
    ).record(scene)
    let record = try Replayer.run(trace, on: scene)
    return (trace.frameCount, record.settledFrames)
  }

  @Test("It takes as long as without the motion") func waits() throws {
    let (alone, beside) = (try frames(false), try frames(true))
    expectEqual(beside.settled, alone.settled)
    #expect(alone.settled > 10)
    expectEqual(beside.snapshot.suffix(5), alone.snapshot.suffix(5))
  }
}
