import Foundation
import MeniscusFormats
import MeniscusReport
import TestSupport
import Testing

@Suite("The page's content security policy")
struct PolicyTests {
  private let page = ReportPage.text(of: SampleRun.mixed())

  /// What stands in the only element that begins with a tag.
  private func content(of tag: String) throws -> String {
    let parts = page.components(separatedBy: "<\(tag)>")
    try #require(parts.count == 2, "\(parts.count - 1) elements <\(tag)>")
    return try #require(parts[1].components(separatedBy: "</\(tag)>").first)
  }

  private func source(of text: String) -> String {
    "&#39;sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())&#39;"
  }

  @Test("It lets the script and the stylesheet of the page run by their hashes, and no other")
  func hashes() throws {
    try expectContains(page, "; script-src \(source(of: content(of: "script"))); ")
    try expectContains(page, "; style-src-elem \(source(of: content(of: "style"))); ")
    expectContains(page, "content=\"default-src &#39;none&#39;; ")
    // Data for the script is no script, and handlers stand in no attribute.
    let scripts = page.matches(of: /<script[^>]*>/).map { String($0.output) }
    #expect(scripts.allSatisfy { $0 == "<script>" || $0.contains("type=\"application/json\"") })
    #expect(page.firstMatch(of: /<[a-z][^>]* on[a-z]+=/) == nil)
  }

  @Test("A hash is that of another program")
  func digest() {
    // `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`
    let digest = SHA256.digest(of: Array("alert(1)".utf8))
    expectEqual(
      Data(digest).base64EncodedString(), "bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=")
  }
}
