import MeniscusUI

/// A handle by which a benchmark changes the state of a single view.
@MainActor
final class BenchmarkHandle {
  var change: (@MainActor () -> Void)?
}

/// A leaf that can be made to change.
private struct ChangingLeaf: View {
  let handle: BenchmarkHandle
  @State private var isWide = false

  var body: some View {
    Color.blue.frame(width: isWide ? 3 : 2, height: 2)
      .onAppear { handle.change = { isWide.toggle() } }
  }
}

/// The scenes that the engine is measured on.
enum EngineScenes {
  /// Rows of leaves in a column: `side` squared leaves, one of which can be changed.
  static func grid(side: Int, handle: BenchmarkHandle) -> Scene {
    Scene("bench/grid", size: CGSize(width: 800, height: 800)) {
      VStack(spacing: 1) {
        ForEach(0..<side) { row in
          HStack(spacing: 1) {
            ForEach(0..<side) { column in
              if row == side / 2, column == side / 2 {
                ChangingLeaf(handle: handle)
              } else {
                Color.gray.frame(width: 2, height: 2)
              }
            }
          }
        }
      }
    }
  }

  /// Stacks inside stacks, in turn rows and columns, each with one leaf besides.
  static func nested(depth: Int) -> Scene {
    Scene("bench/nested", size: CGSize(width: 800, height: 800)) { nest(depth) }
  }

  @MainActor
  private static func nest(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Color.blue.frame(minWidth: 1, maxWidth: 50)) }
    let inner = nest(depth - 1)
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack(spacing: 1) {
          inner
          Color.red.frame(minWidth: 2)
        })
    }
    return AnyView(
      VStack(spacing: 1) {
        inner
        Color.green.frame(minHeight: 2)
      })
  }

  /// A list of rows in a scroll view.
  static func list(rows: Int) -> Scene {
    Scene("bench/list", size: CGSize(width: 320, height: 640)) {
      ScrollView {
        LazyVStack(spacing: 1) {
          ForEach(0..<rows) { row in
            HStack {
              Color.blue.frame(width: 24, height: 24)
              Text("Row \(row)")
              Spacer()
            }
            .padding(10)
          }
        }
      }
    }
  }
}
