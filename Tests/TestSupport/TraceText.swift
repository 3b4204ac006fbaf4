/// The text of a trace with the checkpoints and variants that a test asks for.
package func traceText(
  scene: String, checkpoints: [String] = ["end"], variants: [String] = []
) -> String {
  let list = variants.map { "\"\($0)\"" }.joined(separator: ",")
  var lines = [
    "{\"meniscus\":\"trace\",\"version\":1,\"scene\":\"\(scene)\",\"size\":[32,24],\"scale\":1,"
      + "\"rate\":60,\"seed\":0" + (variants.isEmpty ? "}" : ",\"variants\":[\(list)]}")
  ]
  lines += checkpoints.map { "{\"at\":0,\"checkpoint\":\"\($0)\"}" }
  lines.append("{\"at\":16666,\"end\":true}")
  return lines.joined(separator: "\n") + "\n"
}
