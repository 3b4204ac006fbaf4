/// What a benchmark of drawing measured.
package struct RenderBenchmarkResult: Codable, Equatable, Sendable {
  /// Four capsules of glass over a landscape that moves.
  package var scene: Scene
  /// Ten elements of glass of which one moves.
  package var oneMoves: OneMoves
  /// Many shapes in one container.
  package var crowds: [Crowd]
  /// Paths that are filled.
  package var paths: [Path]

  /// Makes it of its parts.
  package init(scene: Scene, oneMoves: OneMoves, crowds: [Crowd], paths: [Path]) {
    self.scene = scene
    self.oneMoves = oneMoves
    self.crowds = crowds
    self.paths = paths
  }

  /// The scene `bench/four-capsules`.
  package struct Scene: Codable, Equatable, Sendable {
    /// The frame, in pixels.
    package var width: Int
    package var height: Int
    /// The pixels that lie inside glass.
    package var glassPixels: Int
    /// A full repaint, in milliseconds.
    package var oneThreadMilliseconds: Double
    package var twoThreadsMilliseconds: Double
    /// The landscape alone, on one thread.
    package var landscapeMilliseconds: Double
    /// Copying the frame once.
    package var copyMilliseconds: Double
    /// `oneThreadMilliseconds` in copies of the frame.
    package var copies: Double
    /// A frame in which nothing changed.
    package var idleMilliseconds: Double
    package var idleTiles: Int
    /// What glass costs for every pixel of it, in nanoseconds, stage after stage.
    package var stages: [Stage]

    /// Makes it of its parts.
    package init(
      width: Int, height: Int, glassPixels: Int, oneThreadMilliseconds: Double,
      twoThreadsMilliseconds: Double, landscapeMilliseconds: Double, copyMilliseconds: Double,
      copies: Double, idleMilliseconds: Double, idleTiles: Int, stages: [Stage]
    ) {
      self.width = width
      self.height = height
      self.glassPixels = glassPixels
      self.oneThreadMilliseconds = oneThreadMilliseconds
      self.twoThreadsMilliseconds = twoThreadsMilliseconds
      self.landscapeMilliseconds = landscapeMilliseconds
      self.copyMilliseconds = copyMilliseconds
      self.copies = copies
      self.idleMilliseconds = idleMilliseconds
      self.idleTiles = idleTiles
      self.stages = stages
    }
  }

  /// A share of the cost of glass.
  package struct Stage: Codable, Equatable, Sendable {
    /// Which.
    package var name: Name
    /// Nanoseconds for every pixel inside glass, on one thread.
    package var nanosecondsPerPixel: Double

    /// Makes it of its parts.
    package init(_ name: Name, nanosecondsPerPixel: Double) {
      self.name = name
      self.nanosecondsPerPixel = nanosecondsPerPixel
    }

    /// What every material costs, and what glass costs besides.
    package enum Name: String, Codable, Sendable { case sheet, glass }
  }

  /// Ten elements of glass of which one moves.
  package struct OneMoves: Codable, Equatable, Sendable {
    /// All ten, in milliseconds.
    package var fullMilliseconds: Double
    /// A frame in which one has moved by a point.
    package var frameMilliseconds: Double
    /// The tiles that such a frame paints, of those that all ten touch.
    package var paintedTiles: Int
    package var glassTiles: Int
    /// The passes of such a frame.
    package var passes: Int

    /// Makes it of its parts.
    package init(
      fullMilliseconds: Double, frameMilliseconds: Double, paintedTiles: Int, glassTiles: Int,
      passes: Int
    ) {
      self.fullMilliseconds = fullMilliseconds
      self.frameMilliseconds = frameMilliseconds
      self.paintedTiles = paintedTiles
      self.glassTiles = glassTiles
      self.passes = passes
    }
  }

  /// Many shapes in one container.
  package struct Crowd: Codable, Equatable, Sendable {
    /// How many.
    package var shapes: Int
    /// A full repaint of them, in milliseconds.
    package var milliseconds: Double
    /// Of that for every shape, in microseconds.
    package var microsecondsPerShape: Double

    /// Makes it of its parts.
    package init(shapes: Int, milliseconds: Double, microsecondsPerShape: Double) {
      self.shapes = shapes
      self.milliseconds = milliseconds
      self.microsecondsPerShape = microsecondsPerShape
    }
  }

  /// Paths that are filled.
  package struct Path: Codable, Equatable, Sendable {
    /// How large each is.
    package var name: Name
    /// How many are filled.
    package var outlines: Int
    /// All of it, in milliseconds.
    package var milliseconds: Double

    /// Makes it of its parts.
    package init(_ name: Name, outlines: Int, milliseconds: Double) {
      self.name = name
      self.outlines = outlines
      self.milliseconds = milliseconds
    }

    /// As large as a glyph, or a large part of the picture.
    package enum Name: String, Codable, Sendable { case glyphs, large }
  }
}
