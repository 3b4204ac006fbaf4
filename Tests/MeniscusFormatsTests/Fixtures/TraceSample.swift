/// A trace of version 1 with every kind of event, frozen: later versions have to read it too.
enum TraceSample {
  static let version1 = """
    {"meniscus":"trace","version":1,"scene":"engine/springs","size":[320,240.5],"scale":2,"rate":60,"seed":18446744073709551615,"environment":{"colorScheme":"dark","dynamicTypeSize":"xLarge","reduceMotion":true},"variants":["dark","right-to-left","text-accessibility3"]}
    {"at":0,"checkpoint":"start"}
    {"at":16666,"tap":{"id":"toggle"}}
    {"at":16666,"tap":{"id":"slider","unit":[0.25,1]}}
    {"at":33333,"tap":{"point":[12,30.5]}}
    {"at":50000,"press":{"pointer":0,"id":"card"}}
    {"at":66666,"move":{"pointer":0,"point":[-4,8]}}
    {"at":66666,"press":{"pointer":1,"point":[9,9]}}
    {"at":83333,"release":{"pointer":0}}
    {"at":83333,"release":{"pointer":1,"id":"card","unit":[0,0]}}
    {"at":100000,"hover":{"id":"card"}}
    {"at":116666,"hover":null}
    {"at":133333,"scroll":{"id":"list","by":[0,-200],"over":300000}}
    {"at":500000,"wheel":{"id":"list","by":[0,-12.5]}}
    {"at":516666,"toggle":{"id":"switch"}}
    {"at":533333,"key":"Return"}
    {"at":550000,"text":"Grüße, \\"Welt\\"\\n\\u0001 😀"}
    {"at":566666,"focus":"name"}
    {"at":583333,"focus":null}
    {"at":600000,"magnify":{"id":"photo","by":1.5,"over":200000}}
    {"at":600000,"rotate":{"id":"photo","by":-0.7853981633974483,"over":200000}}
    {"at":1000000,"environment":{"colorScheme":"light","layoutDirection":"rightToLeft","dynamicTypeSize":"large","reduceMotion":false,"reduceTransparency":true,"increaseContrast":true}}
    {"at":1016666,"resize":[390,844]}
    {"at":2000000,"checkpoint":"settled-2"}
    {"at":2000000,"end":true}

    """

  /// A header for tests that are about events.
  static let header =
    #"{"meniscus":"trace","version":1,"scene":"s","size":[10,10],"scale":1,"rate":60,"seed":0}"#

  /// A trace of a few event lines between the header and the end.
  static func text(_ events: String..., end: Int = 1_000_000) -> String {
    ([header] + events + [#"{"at":\#(end),"end":true}"#]).joined(separator: "\n") + "\n"
  }
}
