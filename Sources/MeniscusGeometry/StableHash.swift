/// The project's 64-bit hash; its values are part of the file formats.
public enum StableHash {
  /// The hash of a run of bytes.
  public static func hash(_ bytes: [UInt8]) -> UInt64 {
    var value: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
    return value
  }
}
