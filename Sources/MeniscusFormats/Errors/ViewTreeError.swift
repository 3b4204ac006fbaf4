/// Why a view tree could not be read or built, and where.
package enum ViewTreeError: Error, Equatable, Sendable {
  /// The file breaks the grammar of JSON, or a tree its form; lines and columns count from 1.
  case json(line: Int, column: Int, problem: JSONProblem)
  /// A tree says something that means nothing: the case and the path in its tree.
  case tree(id: String, path: String, problem: ViewTreeProblem)
}

/// What can be wrong with the words of a view tree.
package enum ViewTreeProblem: Equatable, Sendable {
  /// There is no view of the name; the nearest that there is.
  case unknownView(String, suggestion: String?)
  /// There is no modifier of the name; the nearest that there is.
  case unknownModifier(String, suggestion: String?)
  /// A view or modifier takes no argument of the label.
  case unknownArgument(String, of: String, allowed: [String], suggestion: String?)
  /// An argument comes twice.
  case repeatedArgument(String, of: String)
  /// An argument excludes others that are given.
  case conflictingArguments(String, of: String)
  /// An argument that has to be there is not.
  case missingArgument(String?, of: String)
  /// An argument is no value of the kind that is expected.
  case wrongValue(String?, of: String, found: String, expected: ViewTreeValueKind)
  /// An argument is none of the names that mean something; the nearest of them.
  case unknownValue(String?, of: String, found: String, allowed: [String], suggestion: String?)
  /// A view that takes no views inside has some.
  case unexpectedChildren(of: String, count: Int)
  /// A modifier of shapes modifies something that is no shape.
  case notAShape(of: String)
  /// A modifier of images modifies something that is no image.
  case notAnImage(of: String)
  /// Views are nested more deeply than `limit`.
  case tooDeep(limit: Int)
  /// A nested tree breaks its form.
  case form(JSONProblem)
  /// A picture's file could not be used; the reason.
  case picture(String, ViewTreePictureFailure)
}

/// A kind of value in a view tree.
package enum ViewTreeValueKind: Equatable, Sendable {
  /// A number, or `inf`.
  case number
  /// A finite number.
  case finiteNumber
  /// `true` or `false`.
  case flag
  /// A string.
  case text
  /// A name, as in `.leading`.
  case name
  /// A colour by name, or as `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// A shape.
  case shape
  /// A style: a colour or a material.
  case style
  /// A value of another kind than it is.
  case other
}

/// Why a picture beside a view tree could not be used.
package enum ViewTreePictureFailure: Error, Equatable, Sendable {
  /// The path leads out of the folder of the view tree.
  case outside
  /// The file is not there, or cannot be read.
  case unreadable
  /// The file holds no picture that is understood.
  case notAPicture
}
