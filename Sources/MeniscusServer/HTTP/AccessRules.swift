/// Who may ask a server that only this machine reaches: its own pages, and people who open its address.
///
/// Pages of others run in the same browser and reach this machine too. They can be told by what the
/// browser says of a request, which they cannot change.
package struct AccessRules: Sendable {
  private let authorities: [String]

  /// Makes the rules of a server on a port.
  package init(port: Int) {
    let hosts = ["127.0.0.1", "localhost"]
    // Browsers leave the port out where it is the scheme's own.
    authorities = hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
  }

  /// Refuses a request of others.
  ///
  /// - Throws: 421 for a name that is not the server's: another's name may have been made to lead here
  ///   (DNS rebinding). 403 for another origin, and for a page of another site.
  package func check(_ head: RequestHead) throws(HTTPStatus) {
    guard let host = head["host"], authorities.contains(host.lowercased()) else {
      throw .misdirectedRequest
    }
    if let origin = head["origin"] {
      guard authorities.contains(where: { origin == "http://" + $0 }) else { throw .forbidden }
    }
    if let site = head["sec-fetch-site"] {
      guard Self.isKnown(site, head) else { throw .forbidden }
    }
  }

  /// Whether a request comes from the server's own pages, or from a person.
  ///
  /// A browser says `none` where a person has entered or clicked an address outside of any page, and
  /// `same-site` where they come from a page of another server of this machine: that may lead them here,
  /// and do nothing else.
  private static func isKnown(_ site: String, _ head: RequestHead) -> Bool {
    switch site {
    case "same-origin", "none": true
    case "same-site":
      head["sec-fetch-mode"] == "navigate" && head["sec-fetch-dest"] == "document"
    default: false
    }
  }
}
