import MeniscusFormats

/// A format of profiles that other tools read.
package enum ProfileFormat: String, CaseIterable, Sendable {
  /// The JSON format of speedscope, https://www.speedscope.app/file-format-schema.json: events of
  /// beginning and ending, in nanoseconds; a profile for each case.
  case speedscope
  /// Folded stacks, as Brendan Gregg's flamegraph.pl, inferno and pprof's converters read them: a
  /// line `case;frame;phase count` for each stack, the count in nanoseconds.
  case folded

  /// The name of a file of the format.
  package var fileName: String {
    switch self {
    case .speedscope: "profile.speedscope.json"
    case .folded: "profile.folded"
    }
  }

  /// The text of a file.
  package func text(of profiles: [PhaseProfile]) -> String {
    switch self {
    case .speedscope: Self.speedscope(profiles)
    case .folded: Self.folded(profiles)
    }
  }

  private static func folded(_ profiles: [PhaseProfile]) -> String {
    profiles.flatMap(\.stacks).map { path, time in
      path.map(Self.foldedName).joined(separator: ";") + " \(time)\n"
    }.joined()
  }

  /// A name without what ends names and lines.
  private static func foldedName(_ name: String) -> String {
    String(
      name.map { character in
        character == ";" ? "," : character.isNewline || character == "\t" ? " " : character
      })
  }

  private static func speedscope(_ profiles: [PhaseProfile]) -> String {
    var names: [String] = []
    var places: [String: Int] = [:]
    for event in profiles.flatMap(\.events) where places[event.name] == nil {
      places[event.name] = names.count
      names.append(event.name)
    }
    let texts = profiles.map { profile -> String in
      let events = profile.events.map { event -> JSONValue in
        [
          "type": event.opens ? "O" : "C", "frame": .integer(places[event.name] ?? 0),
          "at": .integer(event.at),
        ]
      }
      return "{\"type\":\"evented\",\"name\":\(JSONText.string(profile.name)),"
        + "\"unit\":\"nanoseconds\",\"startValue\":0,\"endValue\":\(profile.events.last?.at ?? 0),"
        + "\"events\":\(JSONText.lines(events))}"
    }
    let frames = names.map { name -> JSONValue in ["name": .string(name)] }
    return """
      {"$schema":"https://www.speedscope.app/file-format-schema.json","exporter":"meniscus",
      "name":"meniscus","activeProfileIndex":0,
      "shared":{"frames":\(JSONText.lines(frames))},
      "profiles":[\(texts.joined(separator: ",\n"))]}

      """
  }
}
