import Foundation
import MeniscusFormats
import MeniscusImage
import Testing

/// Writes a file of every kind to the folder that `MENISCUS_WRITTEN` names, for another decoder:
/// `.ci/check-png.py` opens them and compares the digests of their pixels with `expected.csv`.
struct WrittenFilesTests {
  private static var folder: URL? {
    guard let path = ProcessInfo.processInfo.environment["MENISCUS_WRITTEN"], !path.isEmpty
    else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  @Test(.enabled(if: folder != nil))
  func `Files are written for another decoder`() throws {
    let folder = try #require(Self.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var pictures = [
      ("noise", Sample.noise(61, 47)), ("opaque-noise", Sample.noise(61, 47, isOpaque: true)),
      ("gradient", Sample.gradient(333, 222)), ("shadow", Sample.shadow(222, 111)),
      ("gray", Sample.gray(129, 65)), ("clear", Bitmap(width: 77, height: 55)),
      ("pixel", Sample.noise(1, 1)), ("chunks", Sample.noise(560, 500)),
    ]
    for colors in [1, 2, 3, 4, 7, 16, 17, 200, 256] {
      pictures.append(("opaque-\(colors)", Sample.flat(67, 33, colors: colors)))
      pictures.append(("colors-\(colors)", Sample.flat(67, 33, colors: colors, isOpaque: false)))
    }
    var table = "file,frame,sha256\n"
    for (name, picture) in pictures {
      try Data(PNG.encode(picture)).write(to: folder.appendingPathComponent(name + ".png"))
      table += "\(name).png,0,\(SHA256.hexDigest(of: picture.samples))\n"
    }
    try Data(table.utf8).write(to: folder.appendingPathComponent("expected.csv"))
  }
}
