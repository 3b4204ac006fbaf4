extension PNG {
  /// The first chunk of a file that its pixels do not depend on: a gamma, a profile, a comment.
  ///
  /// - Throws: ``ImageError`` if the file is truncated or damaged in its chunks.
  /// - Complexity: linear in the file.
  package static func foreignChunk(in bytes: [UInt8]) throws(ImageError) -> ChunkName? {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) -> ChunkName? in
      var reader = ChunkReader(UnsafeRawBufferPointer(bytes))
      _ = try reader.readSignatureAndHeader()
      while reader.remaining > 0 {
        let name = try reader.readChunk().name
        if !name.isCritical, name != .transparency { return name }
      }
      return nil
    }
  }
}
