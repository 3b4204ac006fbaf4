extension Symbols {
  /// What a mark may stand in, and how that is drawn.
  static let enclosures = [
    ("circle", "b O 12 12 9.6"), ("square", "b R 3.4 3.4 17.2 17.2 3.6"),
  ]

  /// Marks as they are drawn inside of a circle or square.
  static let enclosedMarks = """
    airplane: =airplane@0.62!
    arrow.clockwise: =arrow.clockwise@0.56*0.9<2!
    arrow.counterclockwise: =arrow.counterclockwise@0.56*0.9<2!
    arrow.down: =arrow.down@0.56*0.9<2!
    arrow.down.left: =arrow.down.left@0.6*0.9<2!
    arrow.left: =arrow.left@0.56*0.9<2!
    arrow.right: =arrow.right@0.56*0.9<2!
    arrow.triangle.2.circlepath: =arrow.triangle.2.circlepath@0.6*0.9<1.6!
    arrow.up: =arrow.up@0.56*0.9<2!
    arrow.up.right: =arrow.up.right@0.6*0.9<2!
    arrow.uturn.backward: =arrow.uturn.backward@0.56*0.9<2!
    backward: =backward@0.56,11.4,12!
    bell: =bell@0.56<1.6!
    bolt: =bolt@0.6!
    book: =book@0.56!
    camera: =camera@0.56!
    car: =car@0.6<1.6!
    cart: =cart@0.54<1.5!
    checkmark: d<2.6 M 7.4 12.5 L 10.7 15.9 L 16.6 8.5
    chevron.down: d<2.6 M 7.8 10.4 L 12 14.4 L 16.2 10.4
    chevron.left: d<2.6 M 13.4 7.6 L 9.6 12 L 13.4 16.4
    chevron.right: d<2.6 M 10.6 7.6 L 14.4 12 L 10.6 16.4
    chevron.up: d<2.6 M 7.8 13.6 L 12 9.6 L 16.2 13.6
    doc: =doc@0.56!
    dollarsign: =dollarsign@0.56*0.9<2!
    ellipsis: d<2 P 7.4 12 1.2; d<2 P 12 12 1.2; d<2 P 16.6 12 1.2
    envelope: =envelope@0.56!
    exclamationmark: d<2.4 M 12 6.6 L 12 12.6; d<2 P 12 16.8 1.1
    eye: =eye@0.6!
    flag: =flag@0.56*0.9<1.6!
    flame: =flame@0.58!
    folder: =folder@0.56!
    fork.knife: =fork.knife@0.6<1!
    forward: =forward@0.56,12.6,12!
    heart: =heart@0.56,12,12.3!
    house: =house@0.56<1.6!
    info: d<2.2 P 12 7.2 1.15; d<2.2 M 12 11.4 L 12 16.8
    leaf: =leaf@0.58*0.9<1.4!
    link: =link@0.54*0.9<1.7!
    list.bullet: =list.bullet@0.52*0.9<1.6!
    lock: =lock@0.54<1.6!
    magnifyingglass: =magnifyingglass@0.56*0.9<1.8!
    mic: =mic@0.56*0.9<1.6!
    minus: d<2.6 M 7.4 12 L 16.6 12
    moon: =moon@0.56!
    music.note: =music.note@0.58<1.6!
    number: =number@0.54*0.9<1.7!
    paperplane: =paperplane@0.58,11.6,12.4!
    pause: d<2.4 M 9.7 8.6 L 9.7 15.4; d<2.4 M 14.3 8.6 L 14.3 15.4
    pencil: =pencil@0.58!
    person: =person@0.54!
    phone: =phone@0.56!
    play: m<1.2 M 9.8 8.2 L 16 12 L 9.8 15.8 Z
    plus: d<2.6 + 12 12 5.4
    power: =power@0.54*0.9<2!
    questionmark: d<2.2 M 9.3 9.5 C 9.3 7.7 10.4 6.6 12 6.6 C 13.6 6.6 14.7 7.6 14.7 9.2 C 14.7 \
      11.2 12 11.2 12 13; d<2 P 12 16.9 1.1
    shield: =shield@0.56!
    star: =star@0.58!
    stop: m<1.2 R 8.6 8.6 6.8 6.8 0.9
    tag: =tag@0.56!
    video: =video@0.56!
    waveform: =waveform@0.54*0.9<1.5!
    xmark: d<2.6 X 12 12 5.4
    """

  /// The symbols that have a variant that is struck through.
  static let slashed = [
    "bell", "bolt", "bookmark", "camera", "circle", "cloud", "drop", "envelope", "eye", "flag",
    "folder", "hand.raised", "heart", "iphone", "lightbulb", "location", "lock", "mic", "mappin",
    "person", "person.2", "photo", "pin", "play", "shield", "speaker", "star", "trash",
    "video", "wifi",
  ]

  /// The stroke through them, with a gap on both sides.
  static let slash = "k M 4.2 3.4 L 19.8 20.6;s M 4.2 3.4 L 19.8 20.6"
}
