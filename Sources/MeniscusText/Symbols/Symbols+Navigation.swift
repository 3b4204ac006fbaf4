extension Symbols {
  /// Arrows, chevrons, marks and lists.
  static let navigation = """
    arrow.clockwise: s A 12 12.4 8.3 8.3 -40 250; s M 18.6 2.6 L 18.6 7.4 L 13.8 7.4
    arrow.counterclockwise: s A 12 12.4 8.3 8.3 220 -70; s M 5.4 2.6 L 5.4 7.4 L 10.2 7.4
    arrow.down: s M 12 3 L 12 21; s M 5 14 L 12 21 L 19 14
    arrow.down.left: s M 18.5 5.5 L 5.5 18.5; s M 5.5 9 L 5.5 18.5 L 15 18.5
    arrow.down.right: s M 5.5 5.5 L 18.5 18.5; s M 18.5 9 L 18.5 18.5 L 9 18.5
    arrow.left: s M 21 12 L 3 12; s M 10 5 L 3 12 L 10 19
    arrow.left.arrow.right: s M 20.5 8 L 3.5 8; s M 7.5 4 L 3.5 8 L 7.5 12; s M 3.5 16 L 20.5 16; \
      s M 16.5 12 L 20.5 16 L 16.5 20
    arrow.right: s M 3 12 L 21 12; s M 14 5 L 21 12 L 14 19
    arrow.triangle.2.circlepath: s A 12 12 8 8 195 330; s M 20.6 3.8 L 19.2 8.2 L 14.8 7; \
      s A 12 12 8 8 15 150; s M 3.4 20.2 L 4.8 15.8 L 9.2 17
    arrow.up: s M 12 21 L 12 3; s M 5 10 L 12 3 L 19 10
    arrow.up.arrow.down: s M 8 20.5 L 8 3.5; s M 4 7.5 L 8 3.5 L 12 7.5; s M 16 3.5 L 16 20.5; \
      s M 12 16.5 L 16 20.5 L 20 16.5
    arrow.up.left: s M 18.5 18.5 L 5.5 5.5; s M 5.5 15 L 5.5 5.5 L 15 5.5
    arrow.up.right: s M 5.5 18.5 L 18.5 5.5; s M 9 5.5 L 18.5 5.5 L 18.5 15
    arrow.uturn.backward: s M 4 8.5 L 15 8.5 C 18 8.5 20 10.8 20 13.8 C 20 16.8 18 19 15 19 L 10 \
      19; s M 8.5 4 L 4 8.5 L 8.5 13
    arrow.uturn.forward: s M 20 8.5 L 9 8.5 C 6 8.5 4 10.8 4 13.8 C 4 16.8 6 19 9 19 L 14 19; \
      s M 15.5 4 L 20 8.5 L 15.5 13
    checkmark: s M 4.2 13 L 9.6 18.6 L 19.8 5.6
    chevron.down: s M 4.5 8.5 L 12 15.5 L 19.5 8.5
    chevron.left: s M 15.5 4.5 L 8.5 12 L 15.5 19.5
    chevron.left.forwardslash.chevron.right: s M 6.5 6.5 L 1.5 12 L 6.5 17.5; \
      s M 17.5 6.5 L 22.5 12 L 17.5 17.5; s M 14 4.5 L 10 19.5
    chevron.right: s M 8.5 4.5 L 15.5 12 L 8.5 19.5
    chevron.up: s M 4.5 15.5 L 12 8.5 L 19.5 15.5
    chevron.up.chevron.down: s M 7 9 L 12 4 L 17 9; s M 7 15 L 12 20 L 17 15
    ellipsis: f P 4.4 12 1.55; f P 12 12 1.55; f P 19.6 12 1.55
    exclamationmark: s M 12 3.4 L 12 14.6; f P 12 19.8 1.25
    house: b M 5.2 10 L 12 4 L 18.8 10 L 18.8 18.4 C 18.8 19.8 18.2 20.4 16.8 20.4 L 7.2 20.4 C \
      5.8 20.4 5.2 19.8 5.2 18.4 Z; s M 2.6 12.2 L 12 3.6 L 21.4 12.2; d M 12 20.2 L 12 15.4
    info: f P 12 4.6 1.3; s M 9.6 9.8 L 12.2 9.8 L 12.2 19.6; s M 9.2 19.6 L 15.2 19.6
    line.3.horizontal: s M 3.5 6 L 20.5 6; s M 3.5 12 L 20.5 12; s M 3.5 18 L 20.5 18
    line.3.horizontal.decrease: s M 3 7 L 21 7; s M 6 12 L 18 12; s M 9 17 L 15 17
    list.bullet: f P 4 6 1.3; f P 4 12 1.3; f P 4 18 1.3; s M 8.5 6 L 20.5 6; \
      s M 8.5 12 L 20.5 12; s M 8.5 18 L 20.5 18
    magnifyingglass: s O 10.2 10.2 6.9; s M 15.3 15.3 L 20.8 20.8
    minus: s M 4 12 L 20 12
    plus: s + 12 12 9.2
    questionmark: s M 7.4 8 C 7.4 5.2 9.4 3.4 12 3.4 C 14.8 3.4 16.7 5.2 16.7 7.7 C 16.7 11.4 12 \
      11.4 12 15.2; f P 12 19.8 1.25
    rectangle.split.2x1: b R 2.4 4.6 19.2 14.8 3.4; d M 12 5 L 12 19
    rectangle.stack: b R 3 9 18 11.4 3; s M 5.2 6.2 L 18.8 6.2; s M 7.4 3.4 L 16.6 3.4
    sidebar.left: b R 2.4 4.6 19.2 14.8 3.4; d M 8.9 5 L 8.9 19
    sidebar.right: b R 2.4 4.6 19.2 14.8 3.4; d M 15.1 5 L 15.1 19
    square.grid.2x2: b R 3.6 3.6 6.9 6.9 1.9; b R 13.5 3.6 6.9 6.9 1.9; b R 3.6 13.5 6.9 6.9 1.9; \
      b R 13.5 13.5 6.9 6.9 1.9
    square.stack: b R 4.4 8.8 15.2 12 3; s M 6.6 5.9 L 17.4 5.9; s M 8.6 3 L 15.4 3
    xmark: s X 12 12 10.6
    """
}
