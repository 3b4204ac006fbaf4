import MeniscusGeometry

extension DisplayRecord {
  /// Reads what ``text`` writes, and what version 1 wrote: whole paths, on every `end` too.
  ///
  /// Kinds, order and blanks are those that are written, what is referred to is there, and outlines
  /// have the hashes of their steps.
  ///
  /// - Throws: ``DisplayError/text(line:column:expected:)`` for the first byte that is none of it.
  /// - Complexity: linear in the bytes.
  public init(reading bytes: [UInt8]) throws(DisplayError) {
    var cursor = DisplayTextCursor(bytes)
    try cursor.takeVersion()
    try cursor.takeLineEnd()
    try cursor.take("frame ")
    size = try cursor.takeSize()
    try cursor.take(" scale ")
    scale = try cursor.takeNumber()
    try cursor.take(" background ")
    background = try cursor.takeColor()
    try cursor.takeLineEnd()
    var begun: [String?] = []
    while let operation = try cursor.takeOperation(in: &begun) { operations.append(operation) }
    for row in elementRows where cursor.takes("element \(row) ") {
      elements.append(try cursor.takeElement(row: row))
    }
    for hash in outlineHashes { outlines.append(try cursor.takeOutline(hash: hash)) }
    for hash in pictureHashes { pictures.append(try cursor.takePicture(hash: hash)) }
    guard cursor.isAtEnd else { throw cursor.error(.end) }
  }
}

extension DisplayRecord {
  /// A text of version 1 as it is written today; any other as it is, and one that cannot be read.
  package static func upgraded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "display 1\n".utf8), let record = try? DisplayRecord(reading: bytes)
    else { return bytes }
    return Array(record.text.utf8)
  }
}

extension DisplayTextCursor {
  // MARK: Lines

  /// Takes the word of the first line and the version.
  fileprivate mutating func takeVersion() throws(DisplayError) {
    isAbbreviated = !isAt("display 1\n")
    try take("display \(isAbbreviated ? DisplayRecord.version : 1)")
  }

  /// Takes the line of an operation; nil where none comes next.
  ///
  /// - Parameter begun: the views of the groups, layers and clips that it lies in, the innermost last.
  fileprivate mutating func takeOperation(
    in begun: inout [String?]
  ) throws(DisplayError) -> OperationRecord? {
    var start = self
    var indentation = 0
    while start.takes("  ") { indentation += 1 }
    guard let kind = OperationKind.allCases.first(where: { start.takes($0.rawValue) }) else {
      guard isAfterOperations else { throw start.error(.operation) }
      return nil
    }
    let ended = kind == .end ? begun.popLast() ?? nil : nil
    guard indentation == begun.count else { throw error(.blanks(2 * begun.count)) }
    self = start
    let action = try takeAction(kind)
    let transform = action.hasMap ? try takeMap() : Affine2D.identity
    let view = kind == .end ? try takeView(ofEnd: ended) : try takeView()
    if action.isBeginning { begun.append(view) }
    return OperationRecord(action: action, transform: transform, view: view)
  }

  private mutating func takeAction(
    _ kind: OperationKind
  ) throws(DisplayError) -> OperationRecord.Action {
    switch kind {
    case .fill:
      let silhouette = try takeSilhouette()
      try take(" ")
      return .fill(silhouette, try takePaint())
    case .glyphs:
      let size = try takeNumber()
      try take("(")
      var glyphs: [GlyphRecord] = []
      while !takes(")") {
        if !glyphs.isEmpty { try take(", ") }
        let outline = try takeOutlineName()
        try take(" ")
        glyphs.append(GlyphRecord(outline: outline, origin: try takePoint()))
      }
      try take(" ")
      return .glyphs(size: size, glyphs, try takePaint())
    case .group: return .beginGroup(opacity: try takeNumber())
    case .layer: return .beginLayer(try takeEffect())
    case .clip: return .beginClip(try takeSilhouette())
    case .end: return .end
    case .glass: return .glass(element: try takeInteger())
    }
  }

  fileprivate mutating func takeElement(row: Int) throws(DisplayError) -> GlassRecord {
    let silhouette = try takeSilhouette()
    try take(" container ")
    let container = try takeInteger()
    try take(" spacing ")
    let spacing = try takeNumber()
    try take(" ")
    let material = try takeMaterial()
    let glow = takes(" glow(") ? try takeGlow() : nil
    return GlassRecord(
      row: row, silhouette: silhouette, transform: try takeMap(), container: container,
      spacing: spacing, material: material, glow: glow, view: try takeView())
  }

  fileprivate mutating func takeOutline(
    hash: UInt64
  ) throws(DisplayError) -> DisplayResources.OutlineResource {
    try take("outline \(hexadecimal(hash))")
    let start = self
    var outline = Path2D()
    while takes(" ") { outline.elements.append(try takeStep()) }
    let resource = DisplayResources.OutlineResource(outline)
    guard resource.hash == hash else { throw start.error(.stepsOfHash) }
    try takeLineEnd()
    return resource
  }

  fileprivate mutating func takePicture(hash: UInt64) throws(DisplayError) -> PictureRecord {
    try take("picture \(hexadecimal(hash)) ")
    let width = try takeInteger()
    try take(" ")
    let picture = PictureRecord(hash: hash, width: width, height: try takeInteger())
    try takeLineEnd()
    return picture
  }

  /// Takes the end of a line, and the view that stands before it.
  private mutating func takeView() throws(DisplayError) -> String? {
    let view = takes("  # ") ? try takeViewPath() : nil
    try takeLineEnd()
    return view
  }

  /// Takes the end of the line of an `end`: its view is that of what it ends unless it says another.
  private mutating func takeView(ofEnd ended: String?) throws(DisplayError) -> String? {
    guard isAbbreviated else { return try takeView() }
    let isNobodys = isAt("  # 0\n") && takes("  # 0")
    guard isNobodys || isAt("\n") else { return try takeView() }
    try takeLineEnd()
    return isNobodys ? nil : ended
  }

  /// Whether a line comes next that is no operation, or none.
  private var isAfterOperations: Bool {
    isAtEnd || isAt("element ") || isAt("outline ") || isAt("picture ")
  }

  // MARK: Parts of operations

  private mutating func takeSilhouette() throws(DisplayError) -> SilhouetteRecord {
    let silhouette: SilhouetteRecord
    if takes("rect(") {
      silhouette = .rectangle(try takeRect())
    } else if takes("rounded(") {
      let rect = try takeRect()
      try take("; ")
      let n = try takeNumbers(4)
      try take("; ")
      let radii = CornerRadii2D(topLeft: n[0], topRight: n[1], bottomRight: n[2], bottomLeft: n[3])
      silhouette = .roundedRectangle(
        rect, radii,
        try take(oneOf: [.circular, .continuous], .cornerCurve) { (curve: CornerCurve) in
          curve.name
        })
    } else if takes("ellipse(") {
      silhouette = .ellipse(try takeRect())
    } else if takes("outline(") {
      let hash = try takeOutlineName()
      try take(" ")
      silhouette = .outline(
        hash, try take(oneOf: [.nonZero, .evenOdd], .fillRule) { (rule: FillRule) in rule.name })
    } else {
      throw error(.silhouette)
    }
    try take(")")
    return silhouette
  }

  private mutating func takePaint() throws(DisplayError) -> Paint {
    if isAt("rgba(") { return .color(try takeColor()) }
    if takes("picture(") { return .picture(try takePicturePaint()) }
    let geometry: GradientPaint.Geometry
    if takes("linear(") {
      let n = try takeNumbers(4)
      geometry = .linear(start: Point2D(x: n[0], y: n[1]), end: Point2D(x: n[2], y: n[3]))
    } else if takes("radial(") {
      let n = try takeNumbers(4)
      geometry = .radial(center: Point2D(x: n[0], y: n[1]), startRadius: n[2], endRadius: n[3])
    } else if takes("elliptical(") {
      let n = try takeNumbers(6)
      geometry = .elliptical(
        center: Point2D(x: n[0], y: n[1]), radii: Size2D(width: n[2], height: n[3]),
        startFraction: n[4], endFraction: n[5])
    } else if takes("angular(") {
      let n = try takeNumbers(4)
      geometry = .angular(center: Point2D(x: n[0], y: n[1]), startAngle: n[2], endAngle: n[3])
    } else {
      throw error(.paint)
    }
    var stops: [GradientStop] = []
    while !takes(")") {
      try take(stops.isEmpty ? "; " : ", ")
      let location = try takeNumber()
      try take(" ")
      stops.append(GradientStop(color: try takeColor(), location: location))
    }
    return .gradient(GradientPaint(stops: stops, geometry: geometry))
  }

  private mutating func takePicturePaint() throws(DisplayError) -> PicturePaint {
    let hash = try takeHash()
    try take(" ")
    let frame = try takeRect()
    try take("; ")
    var paint = PicturePaint(picture: Picture(reference: hash), frame: frame)
    paint.interpolation = try take(
      oneOf: PicturePaint.Interpolation.allCases, .interpolation, name: { $0.name })
    paint.isTiled = takes(" tiled")
    if takes(" opacity ") { paint.opacity = try takeNumber() }
    try take(")")
    return paint
  }

  private mutating func takeEffect() throws(DisplayError) -> LayerEffect {
    let effect: LayerEffect
    if takes("blur(") {
      let radius = try takeNumber()
      effect = .blur(radius: radius, isOpaque: takes(" opaque"))
    } else if takes("colors(") {
      var values = try takeNumbers(5)
      for _ in 0..<3 {
        try take("; ")
        values += try takeNumbers(5)
      }
      effect = .colors(ColorMap(values))
    } else if takes("blend(") {
      effect = .blend(try take(oneOf: LayerBlendMode.allCases, .blendMode, name: { $0.name }))
    } else if takes("shadow(") {
      let color = try takeColor()
      try take(" ")
      let n = try takeNumbers(3)
      effect = .shadow(DropShadow(color: color, radius: n[0], offset: Point2D(x: n[1], y: n[2])))
    } else if takes("edgeBlur(") {
      let upper = try takeRamp()
      try take("; ")
      let lower = try takeRamp()
      try take("; ")
      let sides = try takeNumbers(2)
      effect = .edgeBlur(
        EdgeBlur(upper: upper, lower: lower, left: sides[0], right: sides[1]))
    } else {
      throw error(.effect)
    }
    try take(")")
    return effect
  }

  private mutating func takeRamp() throws(DisplayError) -> EdgeBlur.Ramp {
    let n = try takeNumbers(3)
    return EdgeBlur.Ramp(radius: n[0], whole: n[1], end: n[2])
  }

  private mutating func takeMaterial() throws(DisplayError) -> GlassMaterial {
    var material = GlassMaterial()
    material.kind = try take(
      oneOf: GlassMaterial.Kind.allCases, .material, name: { $0.name })
    if takes(" tint ") { material.tint = try takeColor() }
    for amount in GlassMaterial.Amount.allCases {
      if !amount.isSilentAtZero {
        try take(" \(amount.word) ")
      } else if !takes(" \(amount.word) ") {
        continue
      }
      material[amount] = try takeNumber()
    }
    return material
  }

  private mutating func takeGlow() throws(DisplayError) -> GlassGlow {
    let n = try takeNumbers(4)
    try take(")")
    return GlassGlow(center: Point2D(x: n[0], y: n[1]), radius: n[2], strength: n[3])
  }

  private mutating func takeMap() throws(DisplayError) -> Affine2D {
    var map = Affine2D.identity
    if takes(" move(") {
      let n = try takeNumbers(2)
      (map.tx, map.ty) = (n[0], n[1])
    } else if takes(" map(") {
      let n = try takeNumbers(6)
      map = Affine2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    } else {
      return map
    }
    try take(")")
    return map
  }

  private mutating func takeStep() throws(DisplayError) -> Path2D.Element {
    if takes("M ") { return .move(try takePoint()) }
    if takes("L ") { return .line(try takePoint()) }
    if takes("Q ") {
      let n = try takeNumbers(4)
      return .quadratic(Point2D(x: n[0], y: n[1]), Point2D(x: n[2], y: n[3]))
    }
    if takes("C ") {
      let n = try takeNumbers(6)
      return .cubic(
        Point2D(x: n[0], y: n[1]), Point2D(x: n[2], y: n[3]), Point2D(x: n[4], y: n[5]))
    }
    guard takes("Z") else { throw error(.step) }
    return .close
  }

  // MARK: Values

  private mutating func takeOutlineName() throws(DisplayError) -> UInt64? {
    takes("missing") ? nil : try takeHash()
  }

  fileprivate mutating func takeColor() throws(DisplayError) -> RGBA {
    try take("rgba(")
    let n = try takeNumbers(4)
    try take(")")
    return RGBA(red: n[0], green: n[1], blue: n[2], opacity: n[3])
  }

  private mutating func takeRect() throws(DisplayError) -> Rect2D {
    let n = try takeNumbers(4)
    return Rect2D(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private mutating func takePoint() throws(DisplayError) -> Point2D {
    let n = try takeNumbers(2)
    return Point2D(x: n[0], y: n[1])
  }

  fileprivate mutating func takeSize() throws(DisplayError) -> Size2D {
    let n = try takeNumbers(2)
    return Size2D(width: n[0], height: n[1])
  }

  /// Takes some numbers with a blank between any two.
  private mutating func takeNumbers(_ count: Int) throws(DisplayError) -> [Double] {
    var numbers = [try takeNumber()]
    while numbers.count < count {
      try take(" ")
      numbers.append(try takeNumber())
    }
    return numbers
  }
}

/// What the line of an operation begins with.
private enum OperationKind: String, CaseIterable {
  case fill = "fill "
  case glyphs = "glyphs "
  case group = "group "
  case layer = "layer "
  case clip = "clip "
  case end = "end"
  case glass = "glass "
}

extension OperationRecord.Action {
  /// Whether a map may follow.
  fileprivate var hasMap: Bool {
    switch self {
    case .fill, .glyphs, .beginClip, .glass: true
    case .beginLayer(let effect): effect.hasLengths
    case .beginGroup, .end: false
    }
  }
}
