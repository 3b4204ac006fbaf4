import MeniscusUI

/// A plain background: one colour in the light, another in the dark.
struct Backdrop: View {
  let light: Color
  let dark: Color
  @Environment(\.colorScheme) private var scheme

  /// Makes a background of two greys, 0 (black) to 1 (white), with a breath of blue.
  init(light: Double, dark: Double) {
    self.light = Color(red: light, green: light, blue: min(light + 0.02, 1))
    self.dark = Color(red: dark, green: dark, blue: min(dark + 0.008, 1))
  }

  var body: some View {
    scheme == .dark ? dark : light
  }
}
