extension Symbols {
  /// What a mark may stand in, and how that is drawn.
  static let enclosures = [
    ("circle", "b O 12 12 9.6"), ("square", "b R 3.4 3.4 17.2 17.2 3.6"),
  ]

  /// Marks as they are drawn inside of a circle or square.
  static let enclosedMarks = """
    airplane: =airplane@0.6*0.3<0.6!
    arrow.clockwise: =arrow.clockwise@0.56*0.9<2!
    arrow.counterclockwise: =arrow.counterclockwise@0.56*0.9<2!
    arrow.down: =arrow.down@0.56*0.9<2!
    arrow.down.left: =arrow.down.left@0.6*0.9<2!
    arrow.left: =arrow.left@0.56*0.9<2!
    arrow.right: =arrow.right@0.56*0.9<2!
    arrow.triangle.2.circlepath: =arrow.triangle.2.circlepath@0.6*0.9<2!
    arrow.up: =arrow.up@0.56*0.9<2!
    arrow.up.right: =arrow.up.right@0.6*0.9<2!
    arrow.uturn.backward: =arrow.uturn.backward@0.56*0.9<2!
    backward: =backward@0.52*0.9<2!
    bell: =bell@0.52*0.9<2!
    bolt: =bolt@0.56*0.9<2!
    book: =book@0.5*0.9<2!
    camera: =camera@0.52*0.9<2!
    car: =car@0.56*0.9<2!
    cart: =cart@0.52*0.9<2!
    checkmark: d M 7.4 12.5 L 10.7 15.9 L 16.6 8.5
    chevron.down: d M 7.8 10.4 L 12 14.4 L 16.2 10.4
    chevron.left: d M 13.4 7.6 L 9.6 12 L 13.4 16.4
    chevron.right: d M 10.6 7.6 L 14.4 12 L 10.6 16.4
    chevron.up: d M 7.8 13.6 L 12 9.6 L 16.2 13.6
    doc: =doc@0.54*0.9<2!
    dollarsign: =dollarsign@0.56*0.9<2!
    ellipsis: d P 7.4 12 1.2; d P 12 12 1.2; d P 16.6 12 1.2
    envelope: =envelope@0.52*0.9<2!
    exclamationmark: d M 12 6.6 L 12 13; d P 12 16.6 1.05
    eye: =eye@0.54*0.9<2!
    flag: =flag@0.54*0.9<2!
    flame: =flame@0.54*0.9<2!
    folder: =folder@0.52*0.9<2!
    fork.knife: =fork.knife@0.54*0.9<2!
    forward: =forward@0.52*0.9<2!
    heart: =heart@0.54*0.9<2!
    house: d*0.9<2 M 7 12.4 L 12 7.6 L 17 12.4; d*0.9<2 M 8.4 12 L 8.4 16.4 L 15.6 16.4 L 15.6 12
    info: d P 12 7.4 1.1; d M 12 11.2 L 12 16.8
    leaf: =leaf@0.54*0.9<2!
    link: =link@0.52*0.9<2!
    list.bullet: =list.bullet@0.5*0.9<2!
    lock: =lock@0.5*0.9<2!
    magnifyingglass: =magnifyingglass@0.54*0.9<2!
    mic: =mic@0.54*0.9<2!
    minus: d M 7.4 12 L 16.6 12
    moon: =moon@0.54*0.9<2!
    music.note: =music.note@0.54*0.9<2!
    number: =number@0.54*0.9<2!
    paperplane: =paperplane@0.54*0.9<2!
    pause: d M 9.8 8.6 L 9.8 15.4; d M 14.2 8.6 L 14.2 15.4
    pencil: =pencil@0.52*0.9<2!
    person: =person@0.5*0.9<2!
    phone: =phone@0.54*0.9<2!
    play: d M 10 8.4 L 15.8 12 L 10 15.6 Z
    plus: d + 12 12 5.4
    power: =power@0.54*0.9<2!
    questionmark: d M 9.4 9.6 C 9.4 7.8 10.5 6.8 12 6.8 C 13.6 6.8 14.7 7.8 14.7 9.3 C 14.7 11.4 \
      12 11.4 12 13.4; d P 12 16.8 1.05
    shield: =shield@0.54*0.9<2!
    star: =star@0.56*0.9<2!
    stop: d R 9.2 9.2 5.6 5.6 0.6
    tag: =tag@0.52*0.9<2!
    video: =video@0.52*0.9<2!
    waveform: =waveform@0.52*0.9<2!
    xmark: d X 12 12 5.6
    """

  /// The symbols that have a variant that is struck through.
  static let slashed = [
    "bell", "bolt", "bookmark", "camera", "circle", "cloud", "drop", "envelope", "eye", "folder",
    "hand.raised", "heart", "iphone", "lightbulb", "lock", "mic", "mappin", "person", "person.2",
    "photo", "pin", "shield", "speaker", "star", "tag", "trash", "video", "wifi",
  ]

  /// The stroke through them, with a gap on both sides.
  static let slash = "k M 4.2 3.4 L 19.8 20.6;s M 4.2 3.4 L 19.8 20.6"
}
