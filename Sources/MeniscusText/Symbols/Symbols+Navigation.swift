extension Symbols {
  /// Chevrons, marks and views.
  static let navigation = """
    barcode<2.05: s*0.9<2.2 M 3 5 L 3 19; s*0.9<2.2 M 6.6 5 L 6.6 19; s*1.5<3.2 M 10.8 5 L \
      10.8 19; s*0.9<2.2 M 15 5 L 15 19; s*0.9<2.2 M 18 5 L 18 19; s*0.9<2.2 M 21.2 5 L 21.2 \
      19
    barcode.viewfinder: =viewfinder; s*0.8<2 M 7.4 8 L 7.4 16; s*0.8<2 M 10.4 8 L 10.4 16; \
      s*0.8<2 M 13.6 8 L 13.6 16; s*0.8<2 M 16.6 8 L 16.6 16
    checkmark: s*1.18 M 4.6 13 L 9.8 18.4 L 19.4 6
    chevron.backward: =chevron.left
    chevron.compact.down: s M 3.4 10.2 L 12 13.8 L 20.6 10.2
    chevron.compact.up: s M 3.4 13.8 L 12 10.2 L 20.6 13.8
    chevron.down: s M 4.5 8.5 L 12 15.5 L 19.5 8.5
    chevron.forward: =chevron.right
    chevron.left: s M 15.5 4.5 L 8.5 12 L 15.5 19.5
    chevron.left.2: s M 11.4 5 L 4.6 12 L 11.4 19; s M 19.4 5 L 12.6 12 L 19.4 19
    chevron.left.forwardslash.chevron.right: s M 6.5 6.5 L 1.5 12 L 6.5 17.5; \
      s M 17.5 6.5 L 22.5 12 L 17.5 17.5; s M 14 4.5 L 10 19.5
    chevron.right: s M 8.5 4.5 L 15.5 12 L 8.5 19.5
    chevron.right.2: s M 4.6 5 L 11.4 12 L 4.6 19; s M 12.6 5 L 19.4 12 L 12.6 19
    chevron.up: s M 4.5 15.5 L 12 8.5 L 19.5 15.5
    chevron.up.chevron.down: s M 7 9 L 12 4 L 17 9; s M 7 15 L 12 20 L 17 15
    circle.grid.3x3: f P 5 5 1.8; f P 12 5 1.8; f P 19 5 1.8; f P 5 12 1.8; f P 12 12 1.8; \
      f P 19 12 1.8; f P 5 19 1.8; f P 12 19 1.8; f P 19 19 1.8
    divide: s*1.18 M 4 12 L 20 12; f P 12 6.2 1.3; f P 12 17.8 1.3
    ellipsis: f P 4.4 12 1.55; f P 12 12 1.55; f P 19.6 12 1.55
    equal: s*1.18 M 4.6 9 L 19.4 9; s*1.18 M 4.6 15 L 19.4 15
    exclamationmark: s*1.18 M 12 3.6 L 12 14.2; f P 12 19.6 1.45
    faceid: =viewfinder; s*0.9<2.2 M 8 8.4 L 8 10; s*0.9<2.2 M 16 8.4 L 16 10; \
      s*0.9<2.2 M 12.2 8.4 L 12.2 12.6 L 11 12.6; s*0.9<2.2 M 8.6 15.4 C 10.4 17.1 13.6 17.1 15.4 \
      15.4
    info: f P 12 4.6 1.3; s M 9.6 9.8 L 12.2 9.8 L 12.2 19.6; s M 9.2 19.6 L 15.2 19.6
    magnifyingglass: s O 10.2 10.2 6.9; s M 15.3 15.3 L 20.8 20.8
    minus: s*1.18 M 4 12 L 20 12
    minus.magnifyingglass: =magnifyingglass; s*0.9<2.2 M 7.2 10.2 L 13.2 10.2
    multiply: s*1.18 X 12 12 8.6
    plus: s*1.18 + 12 12 9
    plus.magnifyingglass: =magnifyingglass; s*0.9<2.2 + 10.2 10.2 3.9
    plus.rectangle.on.rectangle<2.6: b R 6.6 8.6 15.2 11.4 2.8; s M 2.9 15.6 C 2.5 15.1 2.3 \
      14.4 2.3 13.4 L 2.3 7.2 C 2.3 5.2 3.1 4.4 5.1 4.4 L 14.6 4.4 C 15.4 4.4 16 4.5 16.5 4.8; \
      d*0.9<2.2 + 14.2 14.3 3.8
    plus.square.on.square<2.4: =square.on.square; d*0.9<2.2 + 14.5 14.5 3.9
    qrcode: s*0.9<2 R 3.2 3.2 6.8 6.8 1.2; s*0.9<2 R 14 3.2 6.8 6.8 1.2; \
      s*0.9<2 R 3.2 14 6.8 6.8 1.2; f*0.5<1 R 5.9 5.9 1.4 1.4 0.2; f*0.5<1 R 16.7 5.9 1.4 1.4 0.2; \
      f*0.5<1 R 5.9 16.7 1.4 1.4 0.2; f*0.5<1 R 14 14 1.9 1.9 0.2; f*0.5<1 R 18.9 14 1.9 1.9 0.2; \
      f*0.5<1 R 16.45 16.45 1.9 1.9 0.2; f*0.5<1 R 14 18.9 1.9 1.9 0.2; \
      f*0.5<1 R 18.9 18.9 1.9 1.9 0.2
    qrcode.viewfinder: =viewfinder; f<0.9 R 7 7 3.6 3.6 0.3; f<0.9 R 13.4 7 3.6 3.6 0.3; f<0.9 \
      R 7 13.4 3.6 3.6 0.3; n R 8.4 8.4 0.8 0.8 0.1; n R 14.8 8.4 0.8 0.8 0.1; n R 8.4 14.8 \
      0.8 0.8 0.1; f<0.9 R 13.4 13.4 0.9 0.9 0.1; f<0.9 R 16.1 16.1 0.9 0.9 0.1
    questionmark<2.8: s*1.18 M 7.4 8 C 7.4 5.2 9.4 3.6 12 3.6 C 14.8 3.6 16.7 5.2 16.7 7.7 C \
      16.7 11.4 12 11.4 12 15; f P 12 19.7 1.45
    rectangle.grid.1x2<2.8: b R 3.4 3.8 17.2 6.2 1.9; b R 3.4 14 17.2 6.2 1.9
    rectangle.on.rectangle<2.6: b R 6.6 8.6 15.2 11.4 2.8; s M 2.9 15.6 C 2.5 15.1 2.3 14.4 \
      2.3 13.4 L 2.3 7.2 C 2.3 5.2 3.1 4.4 5.1 4.4 L 14.6 4.4 C 15.4 4.4 16 4.5 16.5 4.8
    rectangle.split.1x2: b R 3.6 3.6 16.8 16.8 3.4; t M 3.6 12 L 20.4 12
    rectangle.split.2x1: b R 2.4 4.6 19.2 14.8 3.4; t M 12 4.6 L 12 19.4
    rectangle.split.3x1: b R 2.4 4.6 19.2 14.8 3.4; t*0.9<2.2 M 8.9 4.6 L 8.9 19.4; \
      t*0.9<2.2 M 15.1 4.6 L 15.1 19.4
    rectangle.stack: b R 3 10.4 18 10.2 3; s<2.5 M 5.2 6.6 L 18.8 6.6; s<2.5 M 7.4 2.9 L 16.6 \
      2.9
    sidebar.leading: =sidebar.left
    sidebar.left: b R 2.4 4.6 19.2 14.8 3.4; t M 8.9 4.6 L 8.9 19.4
    sidebar.right: b R 2.4 4.6 19.2 14.8 3.4; t M 15.1 4.6 L 15.1 19.4
    sidebar.trailing: =sidebar.right
    square.grid.2x2<2.4: b<2.6 R 3.6 3.6 6.6 6.6 1.8; b<2.6 R 13.8 3.6 6.6 6.6 1.8; b<2.6 R 3.6 \
      13.8 6.6 6.6 1.8; b<2.6 R 13.8 13.8 6.6 6.6 1.8
    square.grid.3x3: b*0.9<1.7 R 3 3 4.4 4.4 1.1; b*0.9<1.7 R 9.8 3 4.4 4.4 1.1; b*0.9<1.7 R \
      16.6 3 4.4 4.4 1.1; b*0.9<1.7 R 3 9.8 4.4 4.4 1.1; b*0.9<1.7 R 9.8 9.8 4.4 4.4 1.1; \
      b*0.9<1.7 R 16.6 9.8 4.4 4.4 1.1; b*0.9<1.7 R 3 16.6 4.4 4.4 1.1; b*0.9<1.7 R 9.8 16.6 \
      4.4 4.4 1.1; b*0.9<1.7 R 16.6 16.6 4.4 4.4 1.1
    square.on.square<2.4: b R 8.2 8.2 12.6 12.6 2.8; s M 4.9 15.6 C 3.8 15.2 3.2 14.4 3.2 13 L \
      3.2 6 C 3.2 4 4 3.2 6 3.2 L 13 3.2 C 14.4 3.2 15.2 3.8 15.6 4.9
    square.stack<2.8: b R 4.4 10.2 15.2 11 3; s<2.5 M 6.6 6.5 L 17.4 6.5; s<2.5 M 8.6 2.8 L 15.4 \
      2.8
    text.viewfinder<2.6: =viewfinder; s*0.9<2.2 M 7.4 8.8 L 16.6 8.8; s*0.9<2.2 M 7.4 12 L \
      16.6 12; s*0.9<2.2 M 7.4 15.2 L 13 15.2
    viewfinder: s M 3 7.8 L 3 6 C 3 4 4 3 6 3 L 7.8 3; s M 16.2 3 L 18 3 C 20 3 21 4 21 6 L 21 \
      7.8; s M 21 16.2 L 21 18 C 21 20 20 21 18 21 L 16.2 21; s M 7.8 21 L 6 21 C 4 21 3 20 3 18 L \
      3 16.2
    xmark: s*1.18 X 12 12 10.2
    """
}
