import MeniscusFormats

extension Messages {
  /// Why a file could not be read, and what to do.
  static func reading(_ path: String, _ failure: FileFailure) -> String {
    switch failure {
    case .missing: "\(path): is not there; check the path"
    case .notPermitted: "\(path): may not be read; give yourself permission to read it"
    case .isFolder: "\(path): is a folder where a file is expected; name a file in it"
    case .notFolder: "\(path): is a file where a folder is expected; check the path"
    case .notRegular: "\(path): is no file, or a link that leads nowhere; put a file there"
    case .tooLong(let limit):
      "\(path): is longer than \(grouped(limit)) bytes, which no file of its kind is; check what it is"
    case .malformed:
      "\(path): does not hold what the tool writes there; run the command again"
    case .readOnly, .noSpace, .exists, .system:
      "\(path): cannot be read (\(reason(failure))); check the disk"
    }
  }

  /// Why a file could not be written, and what to do.
  static func writing(_ path: String, _ failure: FileFailure) -> String {
    switch failure {
    case .missing: "\(path): cannot be written, its folder is gone; check the path"
    case .notPermitted:
      "\(path): may not be written; give yourself permission, or choose another folder"
    case .readOnly: "\(path): lies on a disk that is read-only; choose another folder"
    case .noSpace: "\(path): cannot be written, the disk is full; make room and run again"
    case .isFolder: "\(path): is a folder where a file is to be written; choose another name"
    case .notFolder:
      "\(path): cannot be written, a file is where a folder is expected; choose another path"
    case .exists: "\(path): is there already; choose another name, or remove it"
    case .notRegular, .tooLong, .malformed, .system:
      "\(path): cannot be written (\(reason(failure))); check the disk"
    }
  }

  private static func reason(_ failure: FileFailure) -> String {
    switch failure {
    case .missing: "not there"
    case .notPermitted: "not permitted"
    case .readOnly: "read-only"
    case .noSpace: "no space"
    case .isFolder: "a folder"
    case .notFolder: "not a folder"
    case .notRegular: "not a file"
    case .tooLong: "too long"
    case .exists: "exists"
    case .malformed: "malformed"
    case .system(let code): "system error \(code)"
    }
  }
}
