import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Effects in containers.
@MainActor
struct GlassContainerTests {
  @Test func glassIsLaidTogetherBehindAllContent() {
    let stage = Stage {
      ZStack {
        Color.white
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 30) {
            Color.pureRed.frame(width: 40, height: 40).glassEffect()
            Color.pureGreen.frame(width: 40, height: 40)
            Color.pureBlue.frame(width: 40, height: 40).glassEffect(.clear)
          }
        }
      }
    }
    let list = stage.frame.displayList
    // The white ground, then the glass of the container, then its content.
    expectEqual(stage.frame.glass.map(\.operation), [1, 2])
    expectEqual(list.operations.count, 6)
    expectEqual(stage.frame.glass.map(\.element.container), [0, 0])
    expectEqual(stage.frame.glass.map(\.element.spacing), [20, 20])
    expectEqual(stage.frame.glass.map(\.element.material.kind), [.regular, .clear])
    expectEqual(stage.frame.glassBoxes.map(\.minX), [70, 210])
  }

  @Test func theSpacingIsEightUnlessGivenAndNeverNegative() {
    func spacing(_ given: CGFloat?) -> Double? {
      Stage {
        GlassEffectContainer(spacing: given) {
          Color.red.frame(width: 40, height: 40).glassEffect()
        }
      }.frame.glass.first?.element.spacing
    }
    expectEqual(spacing(nil), 8)
    expectEqual(spacing(0), 0)
    expectEqual(spacing(40), 40)
    expectEqual(spacing(-3), 0)
    expectEqual(spacing(.infinity), 0)
  }

  @Test func containersCountInDocumentOrderAndEffectsAloneAreTheirOwn() {
    let stage = Stage {
      VStack {
        Color.red.frame(width: 40, height: 10).glassEffect()
        GlassEffectContainer {
          Color.red.frame(width: 40, height: 10).glassEffect()
          Color.red.frame(width: 40, height: 10).glassEffect()
        }
        Color.red.frame(width: 40, height: 10).glassEffect()
      }
    }
    expectEqual(stage.frame.glass.map(\.element.container), [0, 1, 1, 2])
    expectEqual(stage.frame.glass.map(\.element.spacing), [0, 8, 8, 0])
  }

  @Test func aContainerInsideAnotherIsItsOwn() {
    let stage = Stage {
      GlassEffectContainer(spacing: 30) {
        VStack(spacing: 10) {
          Color.pureRed.frame(width: 40, height: 20).glassEffect()
          GlassEffectContainer(spacing: 5) {
            Color.pureGreen.frame(width: 40, height: 20).glassEffect()
          }
          Color.pureBlue.frame(width: 40, height: 20).glassEffect()
        }
      }
    }
    let glass = stage.frame.glass
    expectEqual(glass.map(\.element.container), [0, 0, 1])
    expectEqual(glass.map(\.element.spacing), [30, 30, 5])
    expectEqual(glass.map(\.box.minY), [80, 140, 110])
    // Both of the outer one, its first content, the inner one, the rest.
    expectEqual(glass.map(\.operation), [0, 1, 3])
    // Rows are in the order in which they are laid.
    expectEqual(
      stage.frame.displayList.operations.compactMap { operation in
        if case .glass(let row) = operation.action { row } else { nil }
      }, [0, 1, 2])
  }

  @Test func aContainerTakesNoPartInLayout() throws {
    @MainActor func frames(inContainer: Bool) -> [Rect2D?] {
      let stage = Stage {
        HStack(spacing: 0) {
          if inContainer {
            GlassEffectContainer {
              Color.red.frame(minWidth: 20, maxWidth: 90).accessibilityIdentifier("red")
            }
          } else {
            Color.red.frame(minWidth: 20, maxWidth: 90).accessibilityIdentifier("red")
          }
          Color.blue.accessibilityIdentifier("blue")
        }
      }
      return [stage.model("red"), stage.model("blue")]
    }
    expectEqual(frames(inContainer: true), frames(inContainer: false))
  }

  @Test func whatMovesAnEffectInsideMovesItsGlass() throws {
    let stage = Stage {
      GlassEffectContainer {
        Color.pureRed.frame(width: 40, height: 40).glassEffect().offset(x: -40, y: 5)
      }
    }
    expectEqual(stage.frame.glassBoxes, [Rect2D(x: 100, y: 105, width: 40, height: 40)])
  }

  @Test func opacityInsideFadesTheMaterialAndOutsideTheGroup() throws {
    let stage = Stage {
      GlassEffectContainer {
        Color.pureRed.frame(width: 40, height: 40).glassEffect().opacity(0.5)
        Color.pureRed.frame(width: 20, height: 20).glassEffect()
      }
      .opacity(0.25)
    }
    expectEqual(stage.frame.glass.map(\.presence), [0.5, 1])
    // The container's group encloses its glass.
    expectEqual(stage.frame.groups, [0.25, 0.5])
    expectEqual(stage.frame.glass.map(\.operation), [1, 2])
  }

  @Test func aClipInsideCutsTheGlassToo() throws {
    let stage = Stage {
      GlassEffectContainer {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.pureRed.frame(width: 40, height: 80).glassEffect()
              Color.pureRed.frame(width: 40, height: 80).glassEffect()
            }
          }
          .frame(height: 100)
          Color.pureBlue.frame(width: 40, height: 40).glassEffect()
        }
      }
    }
    let actions = stage.frame.displayList.operations.map(\.action)
    try #require(actions.count > 5)
    let viewport = Rect2D(x: 0, y: 0, width: 40, height: 100)
    expectEqual(actions[0], .beginClip(.rectangle(viewport)))
    expectEqual(actions[1], .glass(element: 0))
    expectEqual(actions[2], .glass(element: 1))
    expectEqual(actions[3], .end)
    expectEqual(actions[4], .glass(element: 2))
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
    stage.step(.wheel(at: Point2D(x: 160, y: 60), delta: Size2D(width: 0, height: 30)))
    expectEqual(stage.frame.glassBoxes.map(\.minY), [20, 100, 150])
  }

  @Test func glassOnGlassOfOneContainerLiesBehindAllContent() {
    let stage = Stage {
      GlassEffectContainer {
        Color.pureRed.frame(width: 20, height: 20).glassEffect().padding(20).glassEffect(.clear)
      }
    }
    expectEqual(stage.frame.glass.map(\.element.material.kind), [.clear, .regular])
    expectEqual(stage.frame.glass.map(\.operation), [0, 1])
  }

  @Test func anIdleFrameDoesNothing() {
    let stage = Stage {
      GlassEffectContainer {
        Color.pureRed.frame(width: 20, height: 20).glassEffect()
      }
    }
    let before = stage.frame
    stage.step()
    expectEqual(stage.frame.counters, WorkCounters())
    expectEqual(stage.frame.displayDigest, before.displayDigest)
    #expect(stage.frame.isSettled)
  }
}
