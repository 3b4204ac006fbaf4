extension Symbols {
  /// Arrows.
  static let arrows = """
    arrow.backward: =arrow.left
    arrow.clockwise: s A 12 12.4 8.3 8.3 -40 250; s M 18.6 2.6 L 18.6 7.4 L 13.8 7.4
    arrow.counterclockwise: s A 12 12.4 8.3 8.3 220 -70; s M 5.4 2.6 L 5.4 7.4 L 10.2 7.4
    arrow.down: s M 12 3 L 12 21; s M 5 14 L 12 21 L 19 14
    arrow.down.left: s M 18.5 5.5 L 5.5 18.5; s M 5.5 9 L 5.5 18.5 L 15 18.5
    arrow.down.right: s M 5.5 5.5 L 18.5 18.5; s M 18.5 9 L 18.5 18.5 L 9 18.5
    arrow.down.right.and.arrow.up.left: s M 3.4 10.4 L 10.4 10.4 L 10.4 3.4; \
      s M 10.4 10.4 L 3.6 3.6; s M 20.6 13.6 L 13.6 13.6 L 13.6 20.6; s M 13.6 13.6 L 20.4 20.4
    arrow.down.to.line: s M 12 3 L 12 16; s M 6.6 10.8 L 12 16.2 L 17.4 10.8; \
      s M 4.6 20.6 L 19.4 20.6
    arrow.forward: =arrow.right
    arrow.left: s M 21 12 L 3 12; s M 10 5 L 3 12 L 10 19
    arrow.left.and.right: s M 3 12 L 21 12; s M 7.4 7.6 L 3 12 L 7.4 16.4; \
      s M 16.6 7.6 L 21 12 L 16.6 16.4
    arrow.left.arrow.right: s M 20.5 8 L 3.5 8; s M 7.5 4 L 3.5 8 L 7.5 12; s M 3.5 16 L 20.5 16; \
      s M 16.5 12 L 20.5 16 L 16.5 20
    arrow.right: s M 3 12 L 21 12; s M 14 5 L 21 12 L 14 19
    arrow.triangle.2.circlepath: s A 12 12 8 8 195 330; s M 20.6 3.8 L 19.2 8.2 L 14.8 7; \
      s A 12 12 8 8 15 150; s M 3.4 20.2 L 4.8 15.8 L 9.2 17
    arrow.turn.down.right: s M 4.5 3.6 L 4.5 11 C 4.5 13.6 5.8 15 8.4 15 L 20 15; \
      s M 15 10 L 20 15 L 15 20
    arrow.turn.up.left: s M 19.5 20.4 L 19.5 13 C 19.5 10.4 18.2 9 15.6 9 L 4 9; \
      s M 9 4 L 4 9 L 9 14
    arrow.up: s M 12 21 L 12 3; s M 5 10 L 12 3 L 19 10
    arrow.up.and.down: s M 12 3 L 12 21; s M 7.6 7.4 L 12 3 L 16.4 7.4; \
      s M 7.6 16.6 L 12 21 L 16.4 16.6
    arrow.up.arrow.down: s M 8 20.5 L 8 3.5; s M 4 7.5 L 8 3.5 L 12 7.5; s M 16 3.5 L 16 20.5; \
      s M 12 16.5 L 16 20.5 L 20 16.5
    arrow.up.forward.app: b R 3.4 3.4 17.2 17.2 5; d M 8.2 15.8 L 15.6 8.4; \
      d M 9.2 8.2 L 15.8 8.2 L 15.8 14.8
    arrow.up.left: s M 18.5 18.5 L 5.5 5.5; s M 5.5 15 L 5.5 5.5 L 15 5.5
    arrow.up.left.and.arrow.down.right: s M 4 11 L 4 4 L 11 4; s M 4 4 L 10 10; \
      s M 20 13 L 20 20 L 13 20; s M 20 20 L 14 14
    arrow.up.right: s M 5.5 18.5 L 18.5 5.5; s M 9 5.5 L 18.5 5.5 L 18.5 15
    arrow.up.to.line: s M 12 21 L 12 8; s M 6.6 13.2 L 12 7.8 L 17.4 13.2; s M 4.6 3.4 L 19.4 3.4
    arrow.uturn.backward: s M 4 8.5 L 15 8.5 C 18 8.5 20 10.8 20 13.8 C 20 16.8 18 19 15 19 L 10 \
      19; s M 8.5 4 L 4 8.5 L 8.5 13
    arrow.uturn.forward: s M 20 8.5 L 9 8.5 C 6 8.5 4 10.8 4 13.8 C 4 16.8 6 19 9 19 L 14 19; \
      s M 15.5 4 L 20 8.5 L 15.5 13
    gobackward: s A 12 12.4 8.3 8.3 -120 200; s M 11 1.2 L 7.6 4.8 L 11 8.2
    goforward: s A 12 12.4 8.3 8.3 -60 -380; s M 13 1.2 L 16.4 4.8 L 13 8.2
    rectangle.portrait.and.arrow.forward: =rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right: s M 13.6 3.2 L 7 3.2 C 5 3.2 4 4.2 4 6.2 L 4 17.8 C 4 19.8 \
      5 20.8 7 20.8 L 13.6 20.8; s M 9.6 12 L 21.2 12; s M 17 7.8 L 21.2 12 L 17 16.2
    repeat: s M 4 11 L 4 9.8 C 4 7.8 5.2 6.6 7.2 6.6 L 19.6 6.6; s M 16.6 3.4 L 19.8 6.6 L 16.6 \
      9.8; s M 20 13 L 20 14.2 C 20 16.2 18.8 17.4 16.8 17.4 L 4.4 17.4; \
      s M 7.4 14.2 L 4.2 17.4 L 7.4 20.6
    repeat.1: s M 4 11 L 4 9.8 C 4 7.8 5.2 6.6 7.2 6.6 L 19.6 6.6; s M 16.6 3.4 L 19.8 6.6 L 16.6 \
      9.8; s M 15 17.4 L 4.4 17.4; s M 7.4 14.2 L 4.2 17.4 L 7.4 20.6; \
      s M 18.6 14.6 L 20.4 13.6 L 20.4 20.8
    shuffle: s M 2.8 7 L 6.4 7 C 8.4 7 9.4 7.8 10.5 9.4 L 13.5 14.6 C 14.6 16.2 15.6 17 17.6 17 L \
      20.8 17; s M 2.8 17 L 6.4 17 C 8.4 17 9.4 16.2 10.5 14.6 L 13.5 9.4 C 14.6 7.8 15.6 7 17.6 7 \
      L 20.8 7; s M 18 4.2 L 20.8 7 L 18 9.8; s M 18 14.2 L 20.8 17 L 18 19.8
    square.and.arrow.down: o<2.6 M 7.4 9.2 L 7.2 9.2 C 5.4 9.2 4.6 10 4.6 11.8 L 4.6 18.6 C \
      4.6 20.4 5.4 21.2 7.2 21.2 L 16.8 21.2 C 18.6 21.2 19.4 20.4 19.4 18.6 L 19.4 11.8 C \
      19.4 10 18.6 9.2 16.8 9.2 L 16.6 9.2; i R 4.6 9.2 14.8 12 2.6; c*2.8<5 M 8.5 12.2 L 12 \
      15.7 L 15.5 12.2; c*2.8<5 M 12 15 L 12 4; s<2.6 M 12 2.4 L 12 15.4; s<2.6 M 8.5 12.2 L \
      12 15.7 L 15.5 12.2
    square.and.arrow.up: o<2.6 M 7.4 9.2 L 7.2 9.2 C 5.4 9.2 4.6 10 4.6 11.8 L 4.6 18.6 C 4.6 \
      20.4 5.4 21.2 7.2 21.2 L 16.8 21.2 C 18.6 21.2 19.4 20.4 19.4 18.6 L 19.4 11.8 C 19.4 10 \
      18.6 9.2 16.8 9.2 L 16.6 9.2; i R 4.6 9.2 14.8 12 2.6; c*2.8<5 M 12 15.4 L 12 4; s<2.6 M \
      12 15.2 L 12 2.6; s<2.6 M 8.4 5.9 L 12 2.3 L 15.6 5.9
    square.and.arrow.up.circle: b O 12 12 9.6; d*0.8<1.6 M 10 10.4 C 8.6 10.4 8.2 10.9 8.2 12 \
      L 8.2 15 C 8.2 16.3 8.7 16.8 10 16.8 L 14 16.8 C 15.3 16.8 15.8 16.3 15.8 15 L 15.8 12 C \
      15.8 10.9 15.4 10.4 14 10.4; d*0.8<1.6 M 12 13.4 L 12 6.2; d*0.8<1.6 M 10 8 L 12 6 L 14 \
      8
    square.and.arrow.up.on.square: =square.and.arrow.up@0.86,14,11; k M 3 9 L 3 9; s<2.2 M 4.6 \
      9.4 C 3.2 9.6 2.6 10.4 2.6 11.8 L 2.6 19 C 2.6 21 3.4 21.8 5.4 21.8 L 13.6 21.8 C 15 \
      21.8 15.8 21.3 16.1 20.4
    """
}
