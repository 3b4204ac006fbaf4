import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Drags, long presses and what fingers do in pairs.
@MainActor
struct GestureTests {
  private let log = Log()

  private func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
  private func text(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }

  /// A square of 100 points in the middle of 320 by 240: from 110, 70.
  private func stage<Touch: Gesture>(
    rate: Int = 100, _ gesture: @escaping @MainActor @Sendable () -> Touch
  ) -> Stage {
    Stage(rate: rate) { Color.pureRed.frame(width: 100, height: 100).gesture(gesture()) }
  }

  private func dragStage(minimum: CGFloat = 10) -> Stage {
    let log = log
    return stage {
      DragGesture(minimumDistance: minimum)
        .onChanged { log.note("\(Int($0.translation.width)),\(Int($0.translation.height))") }
        .onEnded { log.note("end \(Int($0.translation.width)),\(Int($0.translation.height))") }
    }
  }

  /// Apple: a drag begins after 10 points; the way to there counts.
  @Test func aDragBeginsAfterTenPoints() {
    let stage = dragStage()
    stage.press(120, 80)
    stage.move(129.5, 80)
    #expect(log.take().isEmpty)
    stage.move(130, 80)
    stage.move(150, 85)
    stage.release(150, 85)
    expectEqual(log.take(), ["10,0", "30,5", "end 30,5"])
  }

  /// Times are the scene's: frames of 10 ms.
  @Test func aDragTellsWhenThePointerCameThere() {
    let log = log
    let stage = stage {
      DragGesture().onChanged {
        log.note("\(($0.time.timeIntervalSinceReferenceDate * 100).rounded())")
      }
    }
    stage.press(120, 80)
    stage.move(140, 80)
    stage.run(5)
    stage.move(150, 80)
    stage.release(150, 80)
    expectEqual(log.take(), ["2.0", "8.0"])
  }

  @Test func aGestureMayBeMissing() {
    let log = log
    let lab = Lab(false, isInteractive: true) { isOn in
      Color.pureRed.frame(width: 100, height: 100)
        .gesture(isOn ? TapGesture().onEnded { log.note("tap") } : nil)
    }
    for isOn in [false, true, false] {
      lab.change(to: isOn)
      lab.stage.tap(160, 120)
      expectEqual(log.take(), isOn ? ["tap"] : [])
    }
    // What is removed under a pointer is over.
    lab.change(to: true)
    lab.stage.press(160, 120)
    lab.change(to: false)
    lab.stage.release(160, 120)
    expectEqual(log.take(), [])
  }

  @Test func anglesAreAddedAndMultiplied() {
    var angle = Angle.degrees(30) * 2 - .degrees(15)
    expectClose(angle.degrees, 45, within: 1e-12)
    angle += .degrees(45)
    angle *= 2
    angle -= -.degrees(20)
    angle /= 4
    expectClose(angle.degrees, 50, within: 1e-12)
    expectClose((angle / 2 + 2 * angle).degrees, 125, within: 1e-12)
  }

  @Test func aDragOfNoDistanceBeginsWithItsFirstMove() {
    let stage = dragStage(minimum: 0)
    stage.press(120, 80)
    expectEqual(log.take(), ["0,0"])
    stage.move(121, 80)
    stage.release(121, 80)
    expectEqual(log.take(), ["1,0", "end 1,0"])
  }

  @Test func aDragGoesOnOutsideOfItsView() {
    let stage = dragStage()
    stage.press(120, 80)
    stage.move(10, 10)
    stage.release(0, 0)
    expectEqual(log.take(), ["-110,-70", "end -120,-80"])
  }

  @Test func aShortMovementIsNoDrag() {
    let stage = dragStage()
    stage.press(120, 80)
    stage.move(125, 80)
    stage.release(125, 80)
    #expect(log.take().isEmpty)
    // And the next one is.
    stage.press(120, 80)
    stage.move(140, 80)
    stage.release(140, 80)
    expectEqual(log.take(), ["20,0", "end 20,0"])
  }

  /// The same path in one step or in many: the same end.
  @Test(arguments: [1, 2, 7, 40])
  func aDragEndsWhereItEndsHoweverManyMovesItTakes(_ steps: Int) {
    let stage = dragStage()
    stage.press(120, 80)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      stage.move(120 + 64 * part, 80 + 32 * part)
    }
    stage.release(184, 112)
    expectEqual(log.take().last, "end 64,32")
  }

  /// Of the two latest pairs the older counts three quarters.
  ///
  /// 0.75 · 1000 + 0.25 · 2000 points a second, less 0.998 to the tenth for 10 ms of silence. The end
  /// is predicted a quarter of a second ahead.
  @Test func aDragKnowsItsVelocityAndItsPredictedEnd() throws {
    let values = Box<DragGesture.Value>()
    let stage = stage { DragGesture().onEnded { values.value = $0 } }
    stage.press(120, 80)
    stage.move(130, 80)
    stage.move(140, 80)
    stage.move(160, 80)
    stage.release(160, 80)
    let value = try #require(values.value)
    // 10 points and 20 points in 10 ms each; times are differences of multiples of 0.01.
    expectClose(value.velocity.width, 1250 * 0.980179, closerThan: 0.01)
    expectEqual(value.velocity.height, 0)
    expectClose(value.predictedEndTranslation.width, 40 + 1250 * 0.980179 * 0.25, closerThan: 0.01)
    expectClose(value.predictedEndLocation.x, 50 + 1250 * 0.980179 * 0.25, closerThan: 0.01)
    expectEqual(value.startLocation, CGPoint(x: 10, y: 10))
    expectEqual(value.location, CGPoint(x: 50, y: 10))
  }

  @Test func placesAreToldInTheSpaceThatIsAskedFor() {
    let log = log
    let stage = Stage {
      VStack {
        Color.pureRed.frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: .named("box")).onEnded { value in
              log.note("named \(Int(value.location.x)),\(Int(value.location.y))")
            }
          )
          .simultaneousGesture(
            DragGesture(coordinateSpace: .global).onEnded { value in
              log.note("global \(Int(value.location.x)),\(Int(value.location.y))")
            }
          )
          .simultaneousGesture(
            DragGesture().onEnded { value in
              log.note("local \(Int(value.location.x)),\(Int(value.location.y))")
            })
      }
      .padding(20)
      .coordinateSpace(.named("box"))
      .scaleEffect(0.5)
    }
    // The square is 50 points wide, from 135, 95; its box 70, from 125, 85.
    stage.press(160, 120)
    stage.move(180, 120)
    stage.release(180, 120)
    expectEqual(log.take(), ["named 110,70", "global 180,120", "local 90,50"])
  }

  @Test func aLongPressTakesHalfASecond() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onLongPressGesture {
        log.note("long")
      } onPressingChanged: { isPressing in
        log.note(isPressing ? "down" : "up")
      }
    }
    stage.press(100, 100)
    expectEqual(log.take(), ["down"])
    #expect(!stage.frame.isSettled)
    stage.run(49)
    #expect(log.take().isEmpty)
    stage.step()
    expectEqual(log.take(), ["long", "up"])
    #expect(stage.frame.isSettled)
    stage.run(50)
    stage.release(100, 100)
    #expect(log.take().isEmpty)
    // Released a frame early it is none.
    stage.press(100, 100)
    stage.run(48)
    stage.release(100, 100)
    expectEqual(log.take(), ["down", "up"])
    stage.run(10)
    #expect(log.take().isEmpty)
  }

  @Test func aLongPressMayStrayTenPoints() {
    let log = log
    let stage = Stage(rate: 100) { Color.pureRed.onLongPressGesture { log.note("long") } }
    stage.press(100, 100)
    stage.move(106, 108)
    stage.run(60)
    expectEqual(log.take(), ["long"])
    stage.release(106, 108)
    stage.press(100, 100)
    stage.move(106.1, 108)
    stage.run(60)
    stage.release(106.1, 108)
    #expect(log.take().isEmpty)
  }

  @Test func twoFingersSpreadAndTurn() {
    let log = log
    let stage = stage {
      MagnifyGesture().onChanged { log.note("scale \($0.magnification)") }
        .onEnded { log.note("end \($0.magnification) at \($0.startAnchor.x)") }
        .simultaneously(
          with: RotateGesture().onEnded { log.note("turned \($0.rotation.radians)") })
    }
    let point = Point2D(x: 135, y: 120)
    stage.step(.magnify(.began, at: point, scale: 1))
    stage.step(.magnify(.changed, at: point, scale: 1.005))
    #expect(log.take().isEmpty)
    stage.step(.magnify(.changed, at: point, scale: 1.5))
    stage.step(.rotate(.began, at: point, radians: 0))
    stage.step(.rotate(.changed, at: point, radians: 0.25))
    stage.step(.magnify(.ended, at: point, scale: 1.5), .rotate(.ended, at: point, radians: 0.25))
    expectEqual(log.take(), ["scale 1.5", "end 1.5 at 0.25", "turned 0.25"])
  }

  @Test func olderNamesOfTwoFingerGesturesTellNumbers() {
    let log = log
    let stage = Stage {
      Color.pureRed
        .gesture(MagnificationGesture().onEnded { log.note("\($0)") })
        .simultaneousGesture(RotationGesture().onEnded { log.note("\($0.radians)") })
    }
    let point = Point2D(x: 100, y: 100)
    stage.step(
      .magnify(.began, at: point, scale: 1), .magnify(.changed, at: point, scale: 2),
      .magnify(.ended, at: point, scale: 2))
    stage.step(
      .rotate(.began, at: point, radians: 0), .rotate(.changed, at: point, radians: 0.5),
      .rotate(.ended, at: point, radians: 0.5))
    expectEqual(log.take(), ["2.0", "0.5"])
  }

  @Test func aTapTellsItsPlace() {
    let log = log
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 100)
        .onTapGesture { place in log.note("\(Int(place.x)),\(Int(place.y))") }
    }
    stage.tap(120, 150)
    expectEqual(log.take(), ["10,80"])
  }

  @Test func aTapOnNothingDoesNothing() {
    let stage = dragStage()
    let before = stage.frame
    stage.tap(10, 10)
    #expect(log.take().isEmpty)
    expectEqual(stage.frame.stateHash, before.stateHash)
    var delivered = WorkCounters()
    delivered[.events] = 2
    expectEqual(stage.frame.counters, delivered)
  }

  @Test func hoverComesAndGoes() {
    let log = log
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 100)
        .onHover { log.note($0 ? "in" : "out") }
        .onContinuousHover { phase in
          if case .active(let place) = phase { log.note("\(Int(place.x))") }
        }
    }
    stage.step(.hover(at: Point2D(x: 10, y: 10)))
    #expect(log.take().isEmpty)
    stage.step(.hover(at: Point2D(x: 120, y: 100)))
    stage.step(.hover(at: Point2D(x: 130, y: 100)))
    stage.step(.hover(at: nil))
    expectEqual(log.take(), ["in", "10", "20", "out"])
  }

  @Test func hoverIsHeardOnceByInsideAndOutside() {
    let log = log
    let stage = Stage {
      Color.pureRed.frame(width: 50, height: 50).onHover { log.note("inner \($0)") }
        .padding(25).background(Color.pureBlue).onHover { log.note("outer \($0)") }
    }
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    expectEqual(log.take(), ["inner true", "outer true"])
    stage.step(.hover(at: Point2D(x: 115, y: 120)))
    expectEqual(log.take(), ["inner false"])
  }
}

/// Keeps a value that an action gives.
@MainActor
final class Box<Value> {
  var value: Value?
}
