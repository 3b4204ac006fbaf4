/// The looks of the report: a stylesheet in parts, without a reference to anything outside.
enum Stylesheet {
  /// The parts, in the order in which they stand on the page.
  static let parts: [StaticString] = [
    palette, base, sidebar, overview, cases, compare, timeline, media,
  ]

  /// The colours: for light and for dark, each pair in one place.
  ///
  /// Text keeps a contrast of 4.5 to what it stands on, marks of charts one of 3; a test computes
  /// both. Colour never speaks alone: beside it stand an icon and a word.
  static let palette: StaticString = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f5f5f7, #0e0e10);
      --surface: light-dark(#ffffff, #1a1a1d);
      --well: light-dark(#f2f2f5, #242428);
      --text: light-dark(#1d1d1f, #f5f5f7);
      --secondary: light-dark(#65656b, #a6a6ad);
      --line: light-dark(#e3e3e8, #2f2f34);
      --control: light-dark(#85858b, #77777e);
      --accent: light-dark(#0060c7, #5cadff);
      --good: light-dark(#1b7a38, #3ed164);
      --bad: light-dark(#c4222b, #ff736b);
      --warning: light-dark(#8f5400, #ffb84a);
      --new: light-dark(#5a46c2, #ada2ff);
      --quiet: light-dark(#65656b, #a6a6ad);
      --bar: light-dark(#dfe3ea, #34363c);
      --phase-input: light-dark(#8a8d96, #8d919c);
      --phase-update: light-dark(#8a5fd0, #b392f0);
      --phase-layout: light-dark(#4f63d8, #8797ff);
      --phase-display: light-dark(#2a86d9, #5fb4ff);
      --phase-morph: light-dark(#1590a0, #4bc8d6);
      --phase-render: light-dark(#24478f, #3f74e0);
      --phase-hash: light-dark(#6c7a8c, #74849a);
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }

    """
}
