import MeniscusImage

/// Something that a scene does wrong.
package enum SceneIssue: Equatable, Sendable {
  /// Bodies kept changing state until the bound on rounds in one frame was met.
  case endlessUpdate(views: [String], rounds: Int)
  /// Two elements of a `ForEach` have equal identities.
  case duplicateIdentity(view: String, identity: String)
  /// A size, position or proposal was not a number, or a fixed extent was negative.
  case invalidGeometry(view: String, fault: GeometryFault)
  /// The typeface does not have the character; a box stands in its place.
  case missingGlyph(view: String, character: String)
  /// There is no symbol of the name; a box stands in its place.
  case missingSymbol(view: String, name: String)
  /// The scene brings no font of the name, or none that can be read; the typeface stands in.
  case unknownFont(view: String, name: String)
  /// A font that the scene brings is no TrueType file that can be read; where it breaks the format.
  case unreadableFont(name: String, table: String, byte: Int)
  /// The scene has no picture of the name; a placeholder stands in its place.
  case missingPicture(view: String, name: String)
  /// A picture of the scene cannot be read; a placeholder stands in its place.
  case unreadablePicture(view: String, name: String, ImageError)
  /// Two views are the source of the same matched geometry.
  case ambiguousGeometrySource(view: String, identifier: String)
  /// The shape of a glass effect is no clean, closed path.
  case invalidGlassShape(view: String, fault: GlassOutlineFault)
  /// Glass lies over other glass: with how many levels, and why the scene may do so.
  case nestedGlass(view: String, over: String, levels: Int, permission: String?)
  /// Two views have the same accessibility identifier and an event named it.
  case ambiguousIdentifier(String)
  /// A task waits for something other than the scene's clock and tasks; nobody waits for it.
  case strandedTask(view: String)
  /// The view has something of SwiftUI that is accepted, and that nothing comes of.
  case unmet(view: String, feature: String, UnmetFeature)
  /// Something cannot be presented as it was asked for.
  case presentation(view: String, fault: PresentationFault)
}

/// What is wrong with something that is presented.
package enum PresentationFault: String, Equatable, Sendable {
  /// Something else of the same level is presented; it waits until that has gone.
  case another
  /// The view that presents it is gone.
  case sourceGone = "source-gone"
}

/// What does not come of something that a view asks for.
package enum UnmetFeature: String, Equatable, Sendable {
  /// It would be seen.
  case shown
  /// It would change what happens.
  case obeyed
  /// People who do not see the scene would hear it.
  case told
}

/// A number that is none, or not one that can be laid out or drawn.
package enum GeometryFault: String, Equatable, Sendable {
  case size, place, length
  case alignmentGuide = "alignment-guide"
  /// A number of a filter.
  case blur, brightness, contrast, saturation, hueRotation, grayscale, shadow
}

/// What keeps an outline from being the edge of glass.
package enum GlassOutlineFault: Equatable, Sendable {
  /// A contour does not come back to where it began.
  case isOpen
  /// A contour crosses itself; light would be bent along an edge that is inside.
  case crossesItself
}

#if !hasFeature(Embedded)
  extension SceneIssue: Codable {}
  extension GeometryFault: Codable {}
  extension GlassOutlineFault: Codable {}
  extension UnmetFeature: Codable {}
  extension PresentationFault: Codable {}
#endif
