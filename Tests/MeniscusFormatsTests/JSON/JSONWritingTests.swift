import MeniscusFormats
import TestSupport
import Testing

@Suite("JSON writing")
struct JSONWritingTests {
  @Test(
    "A value has one text in each layout, and keys keep their order",
    arguments: [
      (.null, "null", "null", "null"),
      (true, "true", "true", "true"),
      (-3, "-3", "-3", "-3"),
      (.number(0.5), "0.5", "0.5", "0.5"),
      (.integer(UInt64(1) << 53), "9007199254740992", "9007199254740992", "9007199254740992"),
      (.microseconds(1_000), "1", "1", "1"),
      (.microseconds(12_050), "12.05", "12.05", "12.05"),
      (.microseconds(7), "0.007", "0.007", "0.007"),
      (.string(orNull: nil), "null", "null", "null"),
      (.hash(0xAB), "\"00000000000000ab\"", "\"00000000000000ab\"", "\"00000000000000ab\""),
      (.array([]), "[]", "[]", "[]"),
      ([:], "{}", "{}", "{}"),
      (.integers([1, 2]), "[1,2]", "[1,2]", "[1,2]"),
      (.numbers([1, 2]), "[1,2]", "[1, 2]", "[\n 1,\n 2\n]"),
      (
        .object(["b": "x\"", "a": nil, "c": ["d": .strings(["y"])]]),
        "{\"b\":\"x\\\"\",\"c\":{\"d\":[\"y\"]}}", "{\"b\": \"x\\\"\", \"c\": {\"d\": [\"y\"]}}",
        "{\n \"b\": \"x\\\"\",\n \"c\": {\n  \"d\": [\n   \"y\"\n  ]\n }\n}"
      ),
    ] as [(JSONValue, String, String, String)])
  func layouts(value: JSONValue, compact: String, spaced: String, indented: String) throws {
    expectEqual(value.written(), compact)
    expectEqual(value.written(as: .spaced), spaced)
    expectEqual(value.written(as: .indented), indented)
    for text in [compact, spaced, indented] {
      let read = try JSONReader.read(text)
      expectEqual(read.written(), compact)
      expectEqual(read.kind, value.kind)
    }
  }

  @Test("A value a line")
  func lines() {
    expectEqual(JSONText.lines([]), "[\n]")
    expectEqual(JSONText.lines([["a": 1], .numbers([2])]), "[\n{\"a\":1},\n[2]\n]")
  }

  @Test("What is made reads as what is read")
  func making() throws {
    let rule = try ToleranceRule(
      json: ["view": "Clock", "pixels": .integers([0, 12]), "channel": 3], "rule", isInTrace: true)
    try expectEqual(
      rule,
      ToleranceRule(
        json: JSONReader.read("{\"view\":\"Clock\",\"pixels\":[0,12],\"channel\":3}"), "rule",
        isInTrace: true))
    expectEqual(rule.effect, .allow(.init(pixels: 0...12, channel: 3...3)))
  }
}
