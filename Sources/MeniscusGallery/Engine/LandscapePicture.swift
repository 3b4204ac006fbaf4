import MeniscusUI

/// A picture of 24 by 24 texels: hills, the sky and a sun, with round corners.
enum LandscapePicture {
  /// The picture, for scenes that name it `landscape`.
  static let picture = ScenePicture("landscape", png: bytes(of: file))
  /// The picture, for scenes that name it `photo`.
  static let photo = ScenePicture("photo", png: bytes(of: file))

  /// The bytes of the file, two hexadecimal digits each.
  private static let file = """
    89504e470d0a1a0a0000000d4948445200000018000000180806000000e0773df8000002964944415478dab556
    5f48535118ff1d37dce6ee622bdd56e0266a6b6128412109410f3ef560cf911114649b614410d21f30a45e85c8
    2d89283111a197a2b71e2a1f8a228ac4a014073653b719d3bcd77beffeddcebd8bd9dc66bbc3fde0de7bf8cee5
    fb7de7f79df37d87e02f4efa231d1270990e8f40820ea58040a4ef77041818f3d43c4f9b284e0f850725095e6c
    2308816fa4cbda4dce3e08c9913f431940a33f41ce3f0cbda2e363280f5e13efa325810e546baed70868ab798f
    dd86252cf276bc8db44248ea37ff26924bc38b925ae776430817dd3e305a366363130cee7df36289b765cb7465
    64413581c7e547836936c73ebbd600ffb4279ba077f4a72a021d95a6aff966c1f9bec97e88ff48456e8ccd4bea
    b41771fd406182db53fd34171b2925b7c6e7554b74a6fe3e9cc6408e7d8eabc770e042b644779e06a584144338
    fe1daba905c568d1d4c2aadd870aa2c94b50ad0be1947308555a2e635b4f18313ad78565715392af8e4f4833c2
    044489cdd69a30d86f688759bb277f2e2a04349b3f62576508bf62364cae1c8298dad03e9ee2314dfd92e38f7b
    b794c8a56f8353dfa24a423619c527ee052564ff4f20c3a16b4293f16851ce97e3417c665f42965d91a8180219
    b6ca3a1c36b517cc8b8ca030832fdc1ba4a4e4460e8a21e059112b2116ebbf0585c0b1b30e071dad68b4ba9579
    39da29f60302fcd7dc82b715413291422418051be5f3ced75737c2bdd7856062167c92cb5f510b11c8d1867f44
    918825b75c9d465b819a5a0b188b213f41cbb57392d9c6a06a477a8b095c4c91835be555ed1c03a383c56e82c1
    943ec5fc1a95354c7791aba7b3a4725d244499a0bc0d871274a04c2d1372cb544e6b4fe720fd78b7d9b96ffaee
    936e922909e995a4af2da5e744b9b6d067803a57ae2d7f008511f9c18456f59a0000000049454e44ae426082
    """

  private static func bytes(of digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { (index: Int) -> UInt8 in
      UInt8(values[index] * 16 + values[index + 1])
    }
  }
}
