import MeniscusFormats

extension Messages {
  /// That the environment chose a part of the cases.
  package static func shard(_ shard: Shard, _ platform: Shard.Platform) -> String {
    "shard \(shard.number) of \(shard.count), by `\(platform.variables.number)` and "
      + "`\(platform.variables.count)`"
  }

  /// That times were written.
  package static func timesSet(_ count: Int, in folder: String) -> String {
    "\(folder)/\(TimesFile.name): how long \(self.count(count, "case")) took"
  }
}
