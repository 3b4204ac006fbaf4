/// The transfer function of sRGB (IEC 61966-2-1) between light and encoded components.
///
/// Beyond 0…1 it goes on, and it is odd, as in extended sRGB. For many samples of eight bits a table
/// of the 256 values is quicker.
public enum SRGB {
  /// The light that an encoded component stands for.
  public static func decode(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    let light = size <= 0.04045 ? size / 12.92 : Exact.power((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The encoded component that stands for a light.
  public static func encode(_ light: Double) -> Double {
    let size = light.magnitude
    if size <= 0.0031308 { return light * 12.92 }
    // 1.055 p − 0.055 in a form that leaves one as it is.
    let root = Exact.power(size, 1 / 2.4)
    let encoded = root + 0.055 * (root - 1)
    return light < 0 ? -encoded : encoded
  }
}
