import MeniscusFormats

/// Another revision of the package, built in a folder of its own that goes when it is done with.
package struct RevisionBuild: Sendable {
  /// The revision, as git knows it.
  package var revision: String
  private let worktree: RevisionWorktree

  /// Makes a build that has not begun.
  ///
  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - product: the name of the tool, which is the product that is built.
  ///   - command: a shell command that builds the tool; nil for SwiftPM's release build.
  package init(package: String, revision: String, product: String, command: String? = nil) {
    self.revision = revision
    worktree = RevisionWorktree(package: package, product: product, command: command)
  }

  /// Builds the revision and does something with its tool, then removes all that was made.
  package func use<Value: Sendable>(
    _ work: @Sendable (_ tool: String, _ commit: String) async throws(SuiteError) -> Value
  ) async throws(RevisionError) -> Value {
    try await worktree.use { checkout throws(RevisionError) in
      let commit = try await checkout.repository.commit(of: revision)
      let tool = try await checkout.tool(of: commit, called: revision)
      do throws(SuiteError) {
        return try await work(tool, commit)
      } catch {
        throw .suite(error)
      }
    }
  }
}
