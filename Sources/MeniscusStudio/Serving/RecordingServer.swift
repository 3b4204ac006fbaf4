import MeniscusFormats
import MeniscusReport
import MeniscusServer

/// The server of a recording's page, on this machine alone.
package struct RecordingServer: Sendable {
  private let server: LoopbackServer

  /// Opens a server for a scene's page.
  ///
  /// - Parameter port: nil for any that is free.
  package init(of scene: String, port: Int?) throws(StudioError) {
    let files: [String: ServedFile] = [
      "": ServedFile(name: "index.html", bytes: Array(StudioPage.document(of: scene).utf8)),
      StudioPage.stylesheetName: ServedFile(
        name: StudioPage.stylesheetName, bytes: Array(StudioPage.stylesheet.utf8)),
      StudioPage.scriptName: ServedFile(
        name: StudioPage.scriptName, bytes: Array(StudioPage.script.utf8)),
    ]
    do throws(ServerError) {
      server = try LoopbackServer(port: port, live: "live") { files[$0.text] }
    } catch {
      throw StudioError(error)
    }
  }

  /// What a browser has to open.
  package var address: String { server.address }

  /// Begins to serve a session.
  @MainActor
  package func start(_ session: LiveSession) {
    server.start(session.receiver)
  }

  /// Ends all connections.
  package func stop() { server.stop() }
}

extension StudioError {
  /// What it means for a page that it cannot be served.
  init(_ error: ServerError) {
    switch error {
    case .portInUse(let port): self = .portInUse(port)
    case .cannotOpen(let code), .cannotBind(_, let code), .cannotListen(_, let code):
      self = .noPort(errno: code)
    case .invalidPort, .invalidToken:
      preconditionFailure("Ports are checked where they are read, and tokens are made.")
    }
  }
}
