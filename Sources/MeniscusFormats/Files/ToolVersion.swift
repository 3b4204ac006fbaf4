/// The version of the tool, by semantic versioning.
package enum ToolVersion {
  /// The version of this source.
  package static let text = "0.1.0"
}
