import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The switch that keeps the look of iOS 18: requirement I11.
@MainActor
struct ClassicDesignTests {
  @Test(arguments: SystemGlass.allCases)
  func nothingOfTheSystemIsGlass(part: SystemGlass) {
    expectEqual(part.mostGlass(on: part.stage(isClassic: true)), 0)
    // Else the scene would show nothing.
    #expect(part.mostGlass(on: part.stage(isClassic: nil)) > 0)
  }

  @Test(arguments: SystemGlass.allCases)
  func withoutItNothingIsDifferent(part: SystemGlass) {
    let (usual, off) = (part.stage(isClassic: nil), part.stage(isClassic: false))
    for stage in [usual, off] { _ = part.mostGlass(on: stage) }
    expectEqual(off.frame.displayDigest.list, usual.frame.displayDigest.list)
    expectEqual(off.frame.stateHash, usual.frame.stateHash)
    expectEqual(off.frame.layoutHash, usual.frame.layoutHash)
  }

  @Test func glassOfTheApplicationStaysGlass() {
    let stage = Stage(isClassic: true) { Text("Own").padding().glassEffect() }
    expectEqual(stage.glassCount, 1)
    expectEqual(stage.sheets.count, 0)
  }

  /// Lines of iOS 18 run to the edge of the card, 16 points from the window's; those of a plain list
  /// to the window's.
  @Test(arguments: [
    (true, true, 16.0), (false, true, 32), (true, false, 0), (false, false, 16),
  ])
  func linesBetweenRowsEnd(isClassic: Bool, isCarded: Bool, margin: Double) {
    for direction in LayoutDirection.allCases {
      let stage = Stage(width: 375, height: 300, isClassic: isClassic) {
        Group {
          if isCarded {
            List { ForEach(0..<2) { Text("Row \($0)") } }.listStyle(.insetGrouped)
          } else {
            List { ForEach(0..<2) { Text("Row \($0)") } }.listStyle(.plain)
          }
        }
        .environment(\.layoutDirection, direction)
      }
      let lines = stage.frame.fills.map(\.bounds).filter { $0.height < 1 && $0.width > 100 }
      let isMirrored = direction == .rightToLeft
      expectEqual(Set(lines.map { isMirrored ? $0.minX : 375 - $0.maxX }), [margin])
    }
  }

  // MARK: Bars

  /// In iOS 18 weight marks the action that confirms; today glass does.
  @Test(arguments: [true, false])
  func whatConfirmsIsHeavier(isClassic: Bool) throws {
    let stage = Stage(width: 375, height: 300, isClassic: isClassic) {
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button {
            } label: {
              Text("Done").accessibilityIdentifier("cancel")
            }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button {
            } label: {
              Text("Done").accessibilityIdentifier("confirm")
            }
          }
          ToolbarItem(placement: .bottomBar) {
            Button {
            } label: {
              Text("Done").accessibilityIdentifier("prominent")
            }
            .buttonStyle(.borderedProminent)
          }
        }
      }
    }
    let usual = try #require(stage.shown("cancel")).width
    for name in ["confirm", "prominent"] {
      let width = try #require(stage.shown(name)).width
      if isClassic { #expect(width > usual) } else { expectEqual(width, usual) }
    }
  }

  private func list(_ mode: NavigationBarItem.TitleDisplayMode) -> Stage {
    let stage = Stage(width: 375, height: 667, isClassic: true) {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { row in
              Color.pureBlue.frame(height: 50).accessibilityIdentifier("row\(row)")
            }
          }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
      }
    }
    stage.settle()
    return stage
  }

  /// What is above the first row, and how far content is scrolled until there is a strip of 44
  /// points.
  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.inline, 44.0, 10.0), (.large, 96, 62),
  ])
  func theUpperBarIsAStripOverWhatIsScrolled(
    mode: NavigationBarItem.TitleDisplayMode, top: Double, distance: Double
  ) {
    let stage = list(mode)
    expectEqual(stage.shown("row0")?.minY, top)
    expectEqual(stage.sheets.map(\.box), [])
    stage.step(.wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: distance)))
    stage.settle()
    expectEqual(stage.sheets.map(\.box), [Rect2D(x: 0, y: 0, width: 375, height: 44)])
    let hairline = Rect2D(x: 0, y: 43.5, width: 375, height: 0.5)
    #expect(stage.frame.fills.contains { $0.bounds.isNear(hairline, within: 0.01) })
  }

  /// The strips at the lower edge: a toolbar's, and those of tabs with and without a button below
  /// the screen.
  @Test func lowerBarsAreStrips() {
    let toolbar = SystemGlass.lowerBar.stage(isClassic: true)
    expectEqual(toolbar.sheets.map(\.box), [Rect2D(x: 0, y: 618, width: 375, height: 49)])
    let tabs = SystemGlass.tabs.stage(isClassic: true)
    expectEqual(tabs.sheets.map(\.box), [Rect2D(x: 0, y: 618, width: 375, height: 49)])
    let both = Stage(width: 375, height: 667, isClassic: true) {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            Color.pureBlue.toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
          }
        }
      }
    }
    both.settle()
    expectEqual(
      both.sheets.map(\.box),
      [
        Rect2D(x: 0, y: 569, width: 375, height: 49), Rect2D(x: 0, y: 618, width: 375, height: 49),
      ])
    let phone = Stage(width: 393, height: 852, device: .iPhone16, isClassic: true) { ThreeTabs() }
    phone.settle()
    expectEqual(phone.sheets.map(\.box), [Rect2D(x: 0, y: 769, width: 393, height: 83)])
  }

  @Test func theWayBackHasTheTitleOfWhereItLeads() {
    let stage = SystemGlass.wayBack.stage(isClassic: true)
    _ = SystemGlass.wayBack.mostGlass(on: stage)
    let back = stage.frame(of: "Back") ?? .zero
    expectClose(back.minX, 8, within: 0.5)
    #expect(back.width > 80)
  }

  // MARK: Tabs

  @Test func theTabOfASearchIsLikeOthers() {
    let stage = SystemGlass.tabs.stage(isClassic: true)
    for (name, place) in [("One", 62.5), ("Two", 187.5), ("Search", 312.5)] {
      expectClose(stage.frame(of: name)?.center.x ?? 0, place, within: 1)
    }
  }

  @Test func tabsStayWhileContentIsScrolled() {
    let stage = Stage(width: 375, height: 667, isClassic: true) {
      ThreeTabs().tabBarMinimizeBehavior(.onScrollDown)
    }
    stage.settle()
    let before = stage.sheets.map(\.box)
    stage.press(187, 400)
    for step in 1...20 { stage.move(187, 400 - 10 * Double(step)) }
    stage.release(187, 200)
    stage.settle()
    #expect((stage.shown("content")?.minY ?? 0) < -100)
    expectEqual(stage.sheets.map(\.box), before)
    #expect(stage.frame(of: "Two") != nil)
  }
}
