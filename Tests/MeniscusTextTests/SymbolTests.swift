import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite("Symbols")
struct SymbolTests {
  /// The names in the documents' samples: Apple's "Applying Liquid Glass to custom views" and others.
  private static let documented = [
    "scribble.variable", "eraser.fill", "cloud.bolt.rain.fill", "sun.rain.fill", "moon.stars.fill",
    "moon.fill", "flag.fill",
  ]

  private static let usual = [
    "house", "magnifyingglass", "plus", "minus", "xmark", "checkmark", "chevron.left",
    "chevron.right", "arrow.left", "square.and.arrow.up", "trash", "pencil", "heart", "star.fill",
    "bell", "gearshape", "lock", "eye.slash", "folder", "doc.text", "bookmark", "sun.max", "cloud",
    "snowflake", "wind", "play.fill", "pause", "stop", "forward", "mic", "camera", "photo",
    "exclamationmark.triangle", "info.circle", "questionmark.circle.fill", "wifi", "clock",
    "calendar", "person.crop.circle", "message", "phone", "envelope", "cart", "gift", "map",
  ]

  /// Names that applications use beside those.
  private static let common = """
    square.and.arrow.up.fill ellipsis.circle ellipsis.circle.fill person.2 person.2.fill person.3 \
    person.crop.circle.fill person.crop.circle.badge.plus person.badge.plus person.fill.badge.plus \
    person.crop.circle.badge.checkmark face.smiling figure.walk figure.run hand.raised \
    hand.raised.fill hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill bell.badge \
    bell.badge.fill bell.slash bell.slash.fill bell.circle tray tray.fill tray.full \
    tray.and.arrow.down archivebox.fill paperplane paperplane.fill paperplane.circle.fill cart.fill \
    cart.badge.plus bag.fill handbag basket creditcard.fill banknote wallet.pass dollarsign.circle \
    calendar.badge.plus calendar.circle mappin.and.ellipse mappin.circle.fill location.circle \
    wifi.slash antenna.radiowaves.left.and.right cellularbars battery.25 battery.75 \
    battery.100.bolt bolt.fill bolt.slash bolt.circle.fill lock.open.fill lock.shield lock.circle \
    key faceid camera.fill camera.circle camera.viewfinder photo.on.rectangle \
    photo.fill video.fill video.slash.fill mic.fill mic.slash mic.slash.fill mic.circle.fill \
    speaker.wave.1 speaker.wave.2.fill speaker.wave.3.fill speaker.slash.fill play.circle.fill \
    pause.circle.fill stop.circle forward.end.fill backward.end.fill playpause gobackward goforward \
    repeat.1 music.note.list music.mic play.rectangle.fill captions.bubble tram bus fuelpump ferry \
    sailboat box.truck fork.knife wineglass birthday.cake bed.double sofa cloud.moon cloud.drizzle \
    cloud.sun.rain sunset humidity chart.pie chart.xyaxis.line list.number list.dash checklist \
    list.bullet.rectangle list.bullet.clipboard text.alignleft text.aligncenter text.alignright \
    text.quote bold italic underline strikethrough textformat.size number percent \
    arrow.up.circle.fill arrow.down.circle arrow.left.circle arrow.right.circle.fill \
    arrow.up.right.square arrow.clockwise.circle arrow.triangle.2.circlepath.circle \
    arrow.up.left.and.arrow.down.right arrow.down.to.line clock.arrow.circlepath chevron.backward \
    chevron.forward chevron.right.2 chevron.right.circle.fill line.3.horizontal.decrease.circle \
    line.3.horizontal.decrease.circle.fill slider.vertical.3 square.grid.3x3 square.grid.2x2.fill \
    rectangle.grid.1x2 rectangle.on.rectangle square.on.square plus.square.on.square \
    rectangle.portrait.and.arrow.right tag.fill bookmark.fill bookmark.slash heart.circle.fill \
    heart.slash heart.text.square star.leadinghalf.filled star.circle.fill star.slash \
    exclamationmark.triangle.fill exclamationmark.circle info.circle.fill xmark.octagon.fill \
    checkmark.seal checkmark.seal.fill checkmark.shield xmark.shield exclamationmark.bubble network \
    safari cpu memorychip externaldrive internaldrive server.rack printer.fill display ipad iphone \
    powerplug gear pills pills.fill cross.case.fill stethoscope bandage waveform.path.ecg dumbbell \
    wrench.and.screwdriver hammer.fill qrcode qrcode.viewfinder barcode barcode.viewfinder \
    viewfinder text.viewfinder plus.magnifyingglass shippingbox ticket newspaper book.closed \
    books.vertical note.text doc.badge.plus folder.badge.plus folder.fill.badge.plus document \
    envelope.open envelope.badge megaphone text.bubble bubble.left.and.bubble.right ellipsis.message \
    phone.down.fill phone.circle clock.badge.checkmark gauge eyeglasses tshirt suitcase infinity \
    circle.lefthalf.filled square.dashed lightbulb.slash trash.slash trash.circle.fill storefront \
    flag.slash location.slash phone.slash phone.slash.fill play.slash tag.slash.fill \
    building.columns tent soccerball basketball tennisball theatermasks ruler function sum rosette
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test("The names that applications use most are there")
  func commonNames() {
    for name in Self.common { #expect(Symbols.contains(name), "\(name)") }
  }

  @Test("The documents' and the usual names are there", arguments: TypefaceWeight.allCases)
  func names(weight: TypefaceWeight) {
    // Each name in one of the weights, as the tests run unoptimised.
    for (index, name) in (Self.documented + Self.usual).enumerated() {
      let isDrawn = TypefaceWeight.allCases[index % TypefaceWeight.allCases.count] == weight
      #expect(Symbols.contains(name), "\(name)")
      if isDrawn { #expect(Symbols.symbol(named: name, weight: weight) != nil, "\(name)") }
    }
  }

  @Test("Names are in order, each once, and are found")
  func table() {
    #expect(zip(Symbols.names, Symbols.names.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Symbols.names.allSatisfy { Symbols.contains($0) })
    #expect(!Symbols.contains("hart") && Symbols.symbol(named: "", weight: .regular) == nil)
    #expect(Symbols.missing(weight: .regular).isMissing)
  }

  @Test("Another name of a symbol is found and not drawn again")
  func aliases() throws {
    for (name, original) in [
      ("document", "doc"), ("document.fill", "doc.fill"), ("battery.0percent", "battery.0"),
      ("chevron.backward", "chevron.left"), ("gauge.with.needle", "gauge"),
    ] {
      let outline = try #require(Symbols.outline(named: name, weight: .regular))
      expectEqual(outline, Symbols.outline(named: original, weight: .regular), "\(name)")
      #expect(!Symbols.drawnNames.contains(name) && Symbols.drawnNames.contains(original))
    }
    let same = Dictionary(grouping: zip(Symbols.drawnNames, Symbols.drawings)) { $0.1 }
    for names in same.values { expectEqual(names.count, 1, "\(names.map(\.0))") }
  }

  @Test("Names that tell the direction of reading are mirrored with it; players' keys are not")
  func directions() {
    for name in [
      "chevron.forward", "chevron.backward", "arrow.forward", "arrow.up.forward.app",
      "rectangle.portrait.and.arrow.forward", "arrow.uturn.backward", "sidebar.leading",
      "star.leadinghalf.filled", "speaker.wave.2.fill", "speaker.slash", "list.bullet",
    ] {
      #expect(Symbols.isDirectional(name), "\(name)")
    }
    for name in [
      "chevron.right", "arrow.left", "forward", "backward.end.fill", "forward.fill", "goforward",
      "house", "list.number", "checklist", "text.alignleft", "sidebar.left", "",
    ] {
      #expect(!Symbols.isDirectional(name), "\(name)")
    }
  }

  @Test("All symbols are sound: inked, about as large as text, centred on its capitals")
  func sizes() {
    // Every third, as the tests run unoptimised.
    for index in stride(from: 0, to: Symbols.names.count, by: 3) {
      let name = Symbols.names[index]
      guard let glyph = Symbols.symbol(named: name, weight: .regular) else { continue }
      let box = glyph.outline.controlBounds
      #expect(!glyph.isMissing && !glyph.outline.isEmpty, "\(name)")
      expectEqual(glyph.outline.elements.last, .close, "\(name)")
      // A grid of 24 units, 20 an em, with half a stroke around.
      #expect(box.width <= 1.3 && box.height <= 1.3, "\(name): \(box)")
      #expect(max(box.width, box.height) >= 0.5, "\(name): \(box)")
      // Marks that are low or flat by nature may lie off the middle by a fifth of an em.
      #expect(abs(box.midY + Typeface.capHeight / 2) <= 0.2, "\(name): \(box)")
      // As much room on the left as on the right.
      expectClose(box.minX + box.maxX, glyph.advance, closerThan: 0.001, "\(name)")
    }
  }
}
