import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Glass over glass: requirement P3.
@MainActor
struct GlassNestingTests {
  /// The levels of every note of nested glass.
  private func levels(of stage: Stage) -> [Int] {
    stage.frame.issues.compactMap {
      if case .nestedGlass(_, _, let levels, _) = $0 { levels } else { nil }
    }
  }

  private func stage(levels: Int) -> Stage {
    Stage {
      Color.pureRed.frame(width: 20, height: 20).glassEffect()
        .padding(10).glassEffect(.regular, in: .capsule, isEnabled: levels > 1)
        .padding(10).glassEffect(.regular, in: .capsule, isEnabled: levels > 2)
    }
  }

  @Test func anEffectInsideAnotherLiesOverIt() throws {
    let glass = stage(levels: 3).frame.glass
    try #require(glass.count == 3)
    // The outermost is laid first; each is a container by itself.
    expectEqual(glass.map(\.box.width), [60, 40, 20])
    expectEqual(Set(glass.map(\.element.container)).count, 3)
    expectEqual(glass.map(\.operation), glass.map(\.operation).sorted())
  }

  @Test func twoLevelsAreNotedAndThreeFail() throws {
    expectEqual(levels(of: stage(levels: 1)), [])
    let two = stage(levels: 2)
    expectEqual(levels(of: two), [2])
    #expect(two.frame.issues.allSatisfy { !$0.isFailure })
    let three = stage(levels: 3)
    expectEqual(levels(of: three), [2, 3])
    expectEqual(three.frame.issues.filter(\.isFailure).count, 1)
    guard case .nestedGlass(let view, let over, 3, nil) = try #require(three.frame.issues.last)
    else {
      Issue.record("The third level is not named.")
      return
    }
    expectEqual(view, "Color.frame.glassEffect")
    expectEqual(over, "Color.frame.glassEffect.padding.glassEffect")
  }

  @Test func aSceneThatMayDoSoIsNotedOnly() {
    let scene = Scene("nested") {
      Color.pureRed.frame(width: 20, height: 20).glassEffect()
        .padding(10).glassEffect().padding(10).glassEffect()
    }
    func issues(of scene: Scene) -> [SceneIssue] {
      let host = SceneHost(
        scene: scene,
        configuration: SceneConfiguration(size: Size2D(width: 100, height: 100)))
      return host.advance(to: 0, events: []).issues
    }
    #expect(issues(of: scene).contains { $0.isFailure })
    let permitted = issues(of: scene.permitting(.nestedGlass, because: "it shows how"))
    expectEqual(permitted.count, 2)
    #expect(!permitted.contains { $0.isFailure })
  }

  @Test func glassOfOneContainerIsOneLayer() {
    let stage = Stage {
      GlassEffectContainer {
        Color.pureRed.frame(width: 40, height: 40).glassEffect()
        Color.pureRed.frame(width: 80, height: 80).glassEffect()
      }
    }
    expectEqual(stage.frame.glass.count, 2)
    expectEqual(levels(of: stage), [])
  }

  @Test func containersOverContainersCountByWhatMeets() {
    // Circles of 40 points whose bounds meet by 4 while they do not, and a pile of two containers.
    let apart = Stage {
      ZStack {
        Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
        Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle).offset(x: 36, y: 36)
      }
    }
    expectEqual(apart.frame.glass.count, 2)
    expectEqual(levels(of: apart), [])
    let pile = Stage {
      ZStack {
        GlassEffectContainer { Color.clear.frame(width: 90, height: 90).glassEffect() }
        GlassEffectContainer {
          HStack {
            Color.clear.frame(width: 30, height: 30).glassEffect()
            Color.clear.frame(width: 30, height: 30).glassEffect()
          }
        }
      }
    }
    // One note for the container, not one for each of its effects.
    expectEqual(levels(of: pile), [2])
  }

  @Test func materialsAreNoGlass() {
    let stage = Stage {
      Color.clear.frame(width: 40, height: 40).glassEffect()
        .padding(20).background(.regularMaterial)
    }
    expectEqual(levels(of: stage), [])
  }
}
