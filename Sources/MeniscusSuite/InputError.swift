import MeniscusImage
import MeniscusReplay

/// A file that somebody named and that does not hold what it should.
package enum InputError: Error, Equatable, Sendable {
  /// A trace, a script or a frame chain.
  case replay(path: String, ReplayError)
  /// A picture.
  case picture(path: String, ImageError)
  /// View trees.
  case viewTree(path: String, ViewTreeError)
  /// A bundle.
  case bundle(path: String, ReproError)
}

extension InputError {
  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .replay(_, let error): error.isAboutFormat ? .unusable : .unproven
    case .picture, .viewTree, .bundle: .unusable
    }
  }
}

extension Sentences {
  /// What is wrong with a file, and where.
  package func sentence(for error: InputError) -> String {
    switch error {
    case .replay(let path, let error): Self.sentence(for: error, in: path)
    case .picture(let path, let error): Self.sentence(for: error, in: path)
    case .viewTree(let path, let error): Self.sentence(for: error, in: path)
    case .bundle(let path, let error): Self.sentence(for: error, in: path)
    }
  }
}
