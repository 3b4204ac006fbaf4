import MeniscusFormats

extension Messages {
  /// What a benchmark of the view engine measured.
  package static func lines(_ result: EngineBenchmarkResult) -> [String] {
    let (scene, list) = (result.scene, result.list)
    var lines = [
      "\(grouped(scene.views)) views in nested stacks, "
        + "\(grouped(scene.nodes)) nodes",
      "  build and first layout    \(decimal(scene.firstMilliseconds, digits: 1)) ms, "
        + "\(grouped(scene.firstMeasurements)) sizes",
      "  change of one leaf        \(decimal(scene.changeMilliseconds, digits: 3)) ms, "
        + "\(decimal(scene.changeRatio * 100, digits: 2)) % of the first; "
        + "\(count(scene.changeBodies, "body", "bodies")), "
        + "\(count(scene.changeMeasurements, "size")), "
        + "\(count(scene.changePlacements, "placement"))",
    ]
    if let bytes = scene.bytesPerNode {
      lines.append("  memory per node           \(grouped(Int(bytes))) bytes")
    }
    lines += [
      "a list of \(grouped(list.rows)) rows",
      "  build and first layout    \(decimal(list.firstMilliseconds, digits: 1)) ms",
      "  a frame of scrolling      \(decimal(list.scrollMilliseconds, digits: 2)) ms, "
        + "at most \(count(list.scrollBodies, "body", "bodies")), "
        + "\(count(list.scrollPlacements, "placement"))",
      "nested stacks",
    ]
    for nesting in result.nesting {
      lines.append(
        "  \(nesting.depth) deep, \(nesting.views) views    "
          + "\(grouped(nesting.measurements)) sizes, "
          + "\(decimal(nesting.measurementsPerView, digits: 1)) per view")
    }
    return lines
  }

  /// What a benchmark of drawing measured.
  package static func lines(_ result: RenderBenchmarkResult) -> [String] {
    func time(_ value: Double) -> String { "\(decimal(value, digits: 2)) ms" }
    let (scene, one) = (result.scene, result.oneMoves)
    var lines = [
      "four capsules over a landscape, \(scene.width)×\(scene.height), "
        + "\(grouped(scene.glassPixels)) pixels of glass",
      "  full repaint, one thread  \(time(scene.oneThreadMilliseconds)), "
        + "\(decimal(scene.copies, digits: 1)) times copying the frame",
      "  full repaint, two threads \(time(scene.twoThreadsMilliseconds))",
      "  the landscape alone       \(time(scene.landscapeMilliseconds))",
      "  copying the frame         \(time(scene.copyMilliseconds))",
      "  an idle frame             \(time(scene.idleMilliseconds)), "
        + "\(count(scene.idleTiles, "tile"))",
    ]
    for stage in scene.stages {
      let cost = decimal(stage.nanosecondsPerPixel, digits: 1)
      let name =
        switch stage.name {
        case .sheet: "capture, blur and face"
        case .glass: "lens, rim and shadow"
        }
      lines.append("  \(name): \(cost) ns per pixel of glass")
    }
    lines += [
      "ten elements of glass, one moving",
      "  full repaint              \(time(one.fullMilliseconds))",
      "  a frame                   \(time(one.frameMilliseconds)), \(one.paintedTiles) of "
        + "\(one.glassTiles) tiles, \(count(one.passes, "pass", "passes"))",
      "shapes in one container",
    ]
    for crowd in result.crowds {
      lines.append(
        "  \(crowd.shapes)    \(time(crowd.milliseconds)), "
          + "\(decimal(crowd.microsecondsPerShape, digits: 1)) µs per shape")
    }
    lines.append("paths filled at an opacity of 0.78, 1170×2532")
    for path in result.paths {
      let outlines =
        switch path.name {
        case .glyphs: "\(grouped(path.outlines)) paths as large as glyphs"
        case .large: "\(grouped(path.outlines)) large paths"
        }
      lines.append("  \(outlines)    \(time(path.milliseconds))")
    }
    return lines
  }
}
