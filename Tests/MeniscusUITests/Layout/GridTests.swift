import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Grids: shared widths and heights, spans, alignment.
///
/// Expected frames are worked out by hand.
@MainActor
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() {
    let stage = Stage(width: 200, height: 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 40)
        }
        GridRow {
          box("c", 50, 20)
          box("d", 10, 10)
        }
      }
    }
    // 50 + 10 + 30 wide, 40 + 5 + 20 high, in the middle of 200 by 100.
    expectEqual(stage.model("a"), Rect2D(x: 55, y: 17.5, width: 20, height: 10))
    expectEqual(stage.model("b"), Rect2D(x: 115, y: 17.5, width: 30, height: 40))
    expectEqual(stage.model("c"), Rect2D(x: 55, y: 62.5, width: 50, height: 20))
    expectEqual(stage.model("d"), Rect2D(x: 115, y: 62.5, width: 10, height: 10))
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let stage = Stage(width: 200, height: 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box("label", 40, 20)
          Color.red.accessibilityIdentifier("x")
          Color.red.accessibilityIdentifier("y")
        }
      }
    }
    expectEqual(stage.model("x"), Rect2D(x: 50, y: 0, width: 70, height: 100))
    expectEqual(stage.model("y"), Rect2D(x: 130, y: 0, width: 70, height: 100))
    expectEqual(stage.model("label"), Rect2D(x: 0, y: 40, width: 40, height: 20))
  }

  @Test func cellsOverSeveralColumnsWidenThemEvenly() {
    let stage = Stage(width: 200, height: 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        GridRow { box("wide", 100, 10).gridCellColumns(2) }
      }
    }
    // 20 + 10 + 30 is 40 less than 100: each column gets 20 more.
    expectEqual(stage.model("wide"), Rect2D(x: 50, y: 50, width: 100, height: 10))
    expectEqual(stage.model("a")?.minX, 50)
    expectEqual(stage.model("b")?.minX, 100)
  }

  /// As in Apple's own example: a divider makes the grid as wide as it can be, unless it is told
  /// not to.
  @Test(arguments: [false, true])
  func viewsOutsideOfRowsSpanTheGrid(isUnsized: Bool) {
    let stage = Stage(width: 200, height: 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        if isUnsized {
          Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal)
            .accessibilityIdentifier("line")
        } else {
          Color.red.frame(height: 4).accessibilityIdentifier("line")
        }
      }
    }
    expectEqual(stage.model("line")?.width, isUnsized ? 60 : 200)
  }

  @Test func columnsRowsAndCellsAreAlignedByThemselves() {
    let stage = Stage(width: 200, height: 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("tall", 20, 60)
          box("low", 20, 10)
          box("anchored", 10, 10).gridCellAnchor(.center)
        }
        GridRow {
          box("first", 40, 10).gridColumnAlignment(.trailing)
          box("second", 40, 10)
          box("third", 30, 10)
        }
      }
    }
    let (left, top) = (45.0, 15.0)
    expectEqual(stage.model("tall"), Rect2D(x: left + 20, y: top, width: 20, height: 60))
    expectEqual(stage.model("low"), Rect2D(x: left + 40, y: top + 50, width: 20, height: 10))
    expectEqual(
      stage.model("anchored"), Rect2D(x: left + 80 + 10, y: top + 25, width: 10, height: 10))
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let stage = Stage(
      width: 200, height: 100, configure: { $0.layoutDirection = .rightToLeft }
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 40)
        }
      }
    }
    expectEqual(stage.model("a")?.maxX, 130)
    expectEqual(stage.model("b")?.minX, 70)
  }

  @Test func emptyGridsAndRowsTakeNothing() {
    let stage = Stage(width: 200, height: 100) {
      VStack(spacing: 0) {
        Grid { EmptyView() }.accessibilityIdentifier("empty")
        Grid { GridRow { EmptyView() } }
        box("a", 10, 10)
      }
    }
    expectEqual(stage.model("a"), Rect2D(x: 95, y: 45, width: 10, height: 10))
  }
}
