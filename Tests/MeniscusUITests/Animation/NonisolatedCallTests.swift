import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What models, helpers and extensions may call that are not isolated to the main actor.
@MainActor
struct NonisolatedCallTests {
  nonisolated private final class Model: ObservableObject {
    @Published var x: CGFloat = 0
    @Published var isDone = false

    func go() {
      withAnimation(.linear(duration: 1)) {
        x = 100
      } completion: {
        self.isDone = true
      }
    }

    func jump() {
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { x = 0 }
    }
  }

  nonisolated private static func top(_ proxy: GeometryProxy) -> CGFloat {
    proxy.frame(in: .global).minY
  }

  nonisolated private static func draw(_ context: inout GraphicsContext) {
    let text = context.resolve(Text("Text"))
    context.draw(
      text, in: CGRect(origin: .zero, size: text.measure(in: CGSize(width: 90, height: 90))))
  }

  private struct Screen: View {
    @StateObject var model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.pureBlue.frame(width: 20, height: 20).offset(x: model.x)
          .accessibilityIdentifier("box")
          .onTapGesture { model.x < 100 ? model.go() : model.jump() }
        GeometryReader { proxy in
          Color.black.frame(width: NonisolatedCallTests.top(proxy), height: 1)
        }
        Canvas { context, _ in NonisolatedCallTests.draw(&context) }
      }
    }
  }

  @Test func modelsAnimateByThemselves() throws {
    let model = Model()
    let stage = Stage(width: 300, height: 100) { Screen(model: model) }
    func left() throws -> Double {
      try #require(stage.frame.fills(.pureBlue).first).bounds.minX
    }
    let start = try left()
    stage.tap(150, 10)
    stage.run(30)
    let middle = try left()
    #expect(middle > start + 30 && middle < start + 70)
    #expect(!model.isDone)
    stage.settle()
    expectClose(try left(), start + 100, within: 0.01)
    #expect(model.isDone)
    stage.tap(start + 110, 10)
    expectClose(try left(), start, within: 0.01)
  }

  @Test func helpersAskProxiesAndContexts() {
    let stage = Stage(width: 300, height: 100) { Screen(model: Model()) }
    #expect(stage.frame.fills(.black).contains { $0.bounds.width == 20 })
    expectEqual(stage.frame.glyphRuns.count, 1)
  }
}
