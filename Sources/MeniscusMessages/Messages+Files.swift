import MeniscusFormats

extension Messages {
  /// Why a file could not be read, and what to do.
  static func reading(_ path: String, _ failure: FileFailure) -> String {
    switch failure {
    case .missing: "\(path): not found; check the path"
    case .notPermitted: "\(path): permission denied; make it readable"
    case .isFolder: "\(path): a folder where a file is expected; name a file in it"
    case .notFolder: "\(path): a file where a folder is expected; check the path"
    case .notRegular: "\(path): not a regular file, or a broken link; put a file there"
    case .tooLong(let limit):
      "\(path): longer than \(grouped(limit)) bytes, the limit for a file of its kind; check what it is"
    case .malformed:
      "\(path): not what the tool writes there; run the command again"
    case .readOnly, .noSpace, .closed, .exists, .isLink, .system:
      "\(path): cannot be read (\(reason(failure))); check the disk"
    }
  }

  /// Why a file could not be written, and what to do.
  static func writing(_ path: String, _ failure: FileFailure) -> String {
    switch failure {
    case .missing: "\(path): cannot be written: its folder does not exist; check the path"
    case .notPermitted:
      "\(path): permission denied; make it writable, or choose another folder"
    case .readOnly: "\(path): on a read-only file system; choose another folder"
    case .noSpace:
      "\(path): cannot be written: the file system is full; free some space and run again"
    case .isFolder: "\(path): a folder where a file is to be written; choose another name"
    case .notFolder:
      "\(path): cannot be written: a file is where a folder is expected; choose another path"
    case .exists: "\(path): already exists; choose another name, or remove it"
    case .notRegular: "\(path): not a regular file; choose another name"
    case .isLink:
      "\(path): a link, so that files elsewhere would be changed; put a folder there instead"
    case .tooLong, .malformed, .closed, .system:
      "\(path): cannot be written (\(reason(failure))); check the disk"
    }
  }

  /// Something that was printed is lost.
  static func output(_ failure: FileFailure) -> String {
    "standard output: cannot be written (\(reason(failure))), so a part of it is lost; "
      + "send it elsewhere"
  }

  /// Why a file could not be used, in as few words as there are.
  static func reason(_ failure: FileFailure) -> String {
    switch failure {
    case .missing: "not found"
    case .notPermitted: "permission denied"
    case .readOnly: "read-only"
    case .noSpace: "no space left"
    case .closed: "nobody reads it any more"
    case .isFolder: "a folder"
    case .notFolder: "not a folder"
    case .notRegular: "not a file"
    case .isLink: "a link"
    case .tooLong: "too long"
    case .exists: "exists"
    case .malformed: "malformed"
    case .system(let code): "system error \(code)"
    }
  }
}
