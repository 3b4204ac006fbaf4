// What a page calls. Numbers go in and out as they are; frames, names and tables lie in memory, and
// the page is told where.
#if arch(wasm32)
  import MeniscusDisplay
  import MeniscusFrames
  import MeniscusGeometry
  import MeniscusRender

  /// The cases that are open, and nothing where one was closed.
  nonisolated(unsafe) private var cases: [RedrawnCase?] = []
  /// Where the page puts a file.
  nonisolated(unsafe) private var input: [UInt8] = []
  /// What was asked for last.
  nonisolated(unsafe) private var text: [UInt8] = []
  nonisolated(unsafe) private var table: [Double] = []
  nonisolated(unsafe) private var drawnHash: UInt64 = 0
  nonisolated(unsafe) private var shown: RedrawnCase.Shown?

  /// Makes room for a file and says where.
  @_expose(wasm, "makeRoom") @_cdecl("meniscus_makeRoom")
  public func makeRoom(_ count: Int32) -> UnsafeMutableRawPointer? {
    input = [UInt8](repeating: 0, count: Int(max(count, 1)))
    return input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Reads the file that lies in the room; the number of the case, or a negative number.
  @_expose(wasm, "load") @_cdecl("meniscus_load")
  public func load() -> Int32 {
    let bytes = input
    input = []
    do throws(FrameFileProblem) {
      let opened = RedrawnCase(try FramesDecoder(bytes))
      let row = cases.firstIndex { $0 == nil } ?? cases.count
      if row == cases.count { cases.append(nil) }
      cases[row] = opened
      return Int32(row)
    } catch {
      return -1
    }
  }

  /// Gives back the memory of a case; its number may be that of the next one.
  @_expose(wasm, "close") @_cdecl("meniscus_close")
  public func close(_ row: Int32) {
    cases[Int(row)] = nil
    shown = nil
  }

  /// How many frames a case has.
  @_expose(wasm, "frameCount") @_cdecl("meniscus_frameCount")
  public func frameCount(_ row: Int32) -> Int32 { Int32(cases[Int(row)]?.frames.count ?? 0) }

  /// Frames a second.
  @_expose(wasm, "frameRate") @_cdecl("meniscus_frameRate")
  public func frameRate(_ row: Int32) -> Int32 { Int32(cases[Int(row)]?.frames.rate ?? 0) }

  /// The first of the frames, up to this one, that show the same.
  @_expose(wasm, "firstEqual") @_cdecl("meniscus_firstEqual")
  public func firstEqual(_ row: Int32, _ frame: Int32) -> Int32 {
    Int32(cases[Int(row)]?.frames.firstEqual(to: Int(frame)) ?? 0)
  }

  /// The hash of the pixels that the run drew of a frame; 0 where it drew none.
  @_expose(wasm, "recordedHash") @_cdecl("meniscus_recordedHash")
  public func recordedHash(_ row: Int32, _ frame: Int32) -> UInt64 {
    cases[Int(row)]?.frames.pixelHash(at: Int(frame)) ?? 0
  }

  /// The pixels of a point of a frame; 0 where it cannot be read.
  @_expose(wasm, "frameScale") @_cdecl("meniscus_frameScale")
  public func frameScale(_ row: Int32, _ frame: Int32) -> Double {
    do throws(FrameFileProblem) {
      return try cases[Int(row)]?.list(at: Int(frame)).scale ?? 0
    } catch {
      return 0
    }
  }

  /// Draws a whole frame; 0, or a negative number where it cannot be read.
  @_expose(wasm, "drawFrame") @_cdecl("meniscus_drawFrame")
  public func drawFrame(_ row: Int32, _ frame: Int32) -> Int32 {
    do throws(FrameFileProblem) {
      guard let hash = try cases[Int(row)]?.draw(Int(frame)) else { return -1 }
      drawnHash = hash
      shown = cases[Int(row)]?.shown
      return 0
    } catch {
      return -1
    }
  }

  /// Draws a part of a frame at a scale; 0, or a negative number where it cannot be read or drawn.
  @_expose(wasm, "drawPart") @_cdecl("meniscus_drawPart")
  public func drawPart(
    _ row: Int32, _ frame: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ scale: Double
  ) -> Int32 {
    let region = Rect2D(x: x, y: y, width: width, height: height)
    do throws(FrameFileProblem) {
      guard try cases[Int(row)]?.draw(Int(frame), region: region, scale: scale) == true else {
        return -2
      }
      shown = cases[Int(row)]?.shown
      return 0
    } catch {
      return -1
    }
  }

  /// The hash of the whole frame that was drawn last.
  @_expose(wasm, "drawnHash") @_cdecl("meniscus_drawnHash")
  public func hashOfDrawn() -> UInt64 { drawnHash }

  /// The columns of what was drawn last.
  @_expose(wasm, "pixelWidth") @_cdecl("meniscus_pixelWidth")
  public func pixelWidth() -> Int32 { Int32(shown?.width ?? 0) }

  /// The rows of what was drawn last.
  @_expose(wasm, "pixelHeight") @_cdecl("meniscus_pixelHeight")
  public func pixelHeight() -> Int32 { Int32(shown?.height ?? 0) }

  /// The pixels from a row to the next.
  @_expose(wasm, "pixelStride") @_cdecl("meniscus_pixelStride")
  public func pixelStride() -> Int32 { Int32(shown?.stride ?? 0) }

  /// Where the pixels lie that were drawn last: red, green, blue and 255 of each.
  @_expose(wasm, "pixels") @_cdecl("meniscus_pixels")
  public func pixels() -> UnsafeRawPointer? { shown?.address }

  /// Leaves an operation out, or draws it again; -1 stands for all glass.
  @_expose(wasm, "hide") @_cdecl("meniscus_hide")
  public func hide(_ row: Int32, _ operation: Int32, _ isHidden: Int32) {
    if operation < 0 {
      cases[Int(row)]?.hidesGlass = isHidden != 0
    } else {
      cases[Int(row)]?.hide(Int(operation), isHidden != 0)
    }
  }

  /// Draws everything again that was left out.
  @_expose(wasm, "showAll") @_cdecl("meniscus_showAll")
  public func showAll(_ row: Int32) { cases[Int(row)]?.showAll() }

  /// Draws the fields of a frame's glass, distances for 0, directions for 1 and the lens for 2, as what
  /// was drawn last; how many surfaces it has, or a negative number where it cannot be read.
  @_expose(wasm, "drawFields") @_cdecl("meniscus_drawFields")
  public func drawFields(_ row: Int32, _ frame: Int32, _ way: Int32) -> Int32 {
    do throws(FrameFileProblem) {
      let way = GlassFieldMap.Way(rawValue: Int(way)) ?? .distances
      try cases[Int(row)]?.drawFields(Int(frame), way)
      shown = cases[Int(row)]?.shownFields
      return Int32(cases[Int(row)]?.fieldMap.surfaces ?? -1)
    } catch {
      return -1
    }
  }

  /// How far inside the deepest pixel of the fields lies that were drawn last, in points.
  @_expose(wasm, "fieldDepth") @_cdecl("meniscus_fieldDepth")
  public func fieldDepth(_ row: Int32) -> Double { cases[Int(row)]?.fieldMap.depth ?? 0 }

  /// How far the rim bends at most in the lens that was drawn last, in points.
  @_expose(wasm, "lensBend") @_cdecl("meniscus_lensBend")
  public func lensBend(_ row: Int32) -> Double { cases[Int(row)]?.fieldMap.bend ?? 0 }

  /// The distance from a point of a frame to the edge of glass, in points, negative inside; infinite
  /// where there is none.
  @_expose(wasm, "glassDistance") @_cdecl("meniscus_glassDistance")
  public func glassDistance(_ row: Int32, _ frame: Int32, _ x: Double, _ y: Double) -> Double {
    do throws(FrameFileProblem) {
      let list = try cases[Int(row)]?.list(at: Int(frame))
      return list?.glassDistance(at: Point2D(x: x, y: y)) ?? .infinity
    } catch {
      return .infinity
    }
  }

  /// Lists what the glass of a frame captures, back to front; how many rows of ``tableAddress()``, eleven
  /// numbers each: what is captured and where the glass is, in pixels (four each), the deviation of the
  /// blur in points, the pixels of a cell on each side, and 1 for what is kept from the frame before.
  @_expose(wasm, "captures") @_cdecl("meniscus_captures")
  public func captures(_ row: Int32, _ frame: Int32) -> Int32 {
    let scale = frameScale(row, frame)
    return plan(row, frame) { plan in
      for capture in plan.captures {
        for rect in [capture.rect, capture.glass] {
          table += [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        }
        table += [capture.deviation / scale, Double(capture.factor), capture.isKept ? 1 : 0]
      }
      return plan.captures.count
    }
  }

  /// Lists the tiles of a frame, row by row; how many numbers of ``tableAddress()``: the side of a tile in
  /// pixels, then 0 for each tile that is kept from the frame before, 1 for one that is painted because
  /// something else is drawn there, 2 for one that is because glass captures it.
  @_expose(wasm, "tiles") @_cdecl("meniscus_tiles")
  public func tiles(_ row: Int32, _ frame: Int32) -> Int32 {
    plan(row, frame) { plan in
      table.append(Double(plan.tileSize))
      for tile in plan.tiles { table.append(Double(tile.rawValue)) }
      return table.count
    }
  }

  /// Fills in the table with what the run's renderer did for a frame.
  private func plan(_ row: Int32, _ frame: Int32, _ fill: (RepaintPlan) -> Int) -> Int32 {
    table = []
    do throws(FrameFileProblem) {
      guard let plan = try cases[Int(row)]?.repaint(Int(frame)) else { return -1 }
      return Int32(fill(plan))
    } catch {
      return -1
    }
  }

  /// Lists the operations at a point, the frontmost first; how many rows of ``tableAddress()``.
  @_expose(wasm, "partsAt") @_cdecl("meniscus_partsAt")
  public func partsAt(_ row: Int32, _ frame: Int32, _ x: Double, _ y: Double) -> Int32 {
    list(row, frame) { $0.parts(at: Point2D(x: x, y: y)) }
  }

  /// Lists all operations that are seen, back to front; how many rows of ``tableAddress()``.
  @_expose(wasm, "allParts") @_cdecl("meniscus_allParts")
  public func allParts(_ row: Int32, _ frame: Int32) -> Int32 {
    list(row, frame) { $0.drawnParts() }
  }

  private func list(_ row: Int32, _ frame: Int32, _ parts: (DisplayList) -> [DrawnPart]) -> Int32 {
    table = []
    do throws(FrameFileProblem) {
      guard let list = try cases[Int(row)]?.list(at: Int(frame)) else { return -1 }
      let found = parts(list)
      for part in found {
        table += [
          Double(part.operation), Double(part.kind.rawValue), Double(part.view.row), part.box.minX,
          part.box.minY, part.box.width, part.box.height, part.color?.red ?? -1,
          part.color?.green ?? -1, part.color?.blue ?? -1, part.color?.opacity ?? -1,
        ]
      }
      return Int32(found.count)
    } catch {
      return -1
    }
  }

  /// Where the rows lie that were listed last; of operations eleven numbers each: operation, kind, view,
  /// box, colour.
  @_expose(wasm, "tableAddress") @_cdecl("meniscus_tableAddress")
  public func tableAddress() -> UnsafeRawPointer? { table.withUnsafeBytes { $0.baseAddress } }

  /// How many bytes the path of a view has, which lies at ``textAddress()``.
  @_expose(wasm, "viewPath") @_cdecl("meniscus_viewPath")
  public func viewPath(_ row: Int32, _ view: Int32) -> Int32 {
    let views = cases[Int(row)]?.frames.views ?? []
    text = views.indices.contains(Int(view)) ? Array(views[Int(view)].path.utf8) : []
    return Int32(text.count)
  }

  /// Where the path lies.
  @_expose(wasm, "textAddress") @_cdecl("meniscus_textAddress")
  public func textAddress() -> UnsafeRawPointer? { text.withUnsafeBytes { $0.baseAddress } }
#endif
