extension Symbols {
  /// Symbols with a badge.
  static let badges = """
    app.badge: =app; k*0.5 O 17.6 5.4 2.8; f*0.4<1 O 17.6 5.4 2.8
    bell.badge<2.2: =bell; k*0.5 O 17.6 5.4 2.8; f*0.4<1 O 17.6 5.4 2.8
    calendar.badge.plus<2.6: =calendar; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    cart.badge.plus<2.4: =cart; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    clock.badge.checkmark: =clock; k*0.4 O 18.6 18.2 4; s*0.95<2.2 M 15.4 18.4 L 17.6 20.6 L 21.8 \
      15.6
    clock.badge.exclamationmark<2.05: =clock; k*0.4 O 18.6 18 3.8; s*0.95<2.2 M 18.6 14.6 L \
      18.6 18.6; f<2 P 18.6 21.4 0.9
    doc.badge.plus<2.6: =doc; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    envelope.badge: =envelope; k*0.5 O 20 5.6 2.8; f*0.4<1 O 20 5.6 2.8
    exclamationmark.arrow.triangle.2.circlepath<2.6: =arrow.triangle.2.circlepath; \
      s*0.9<2 M 12 8.6 L 12 12.8; f<2 P 12 15.6 0.9
    folder.badge.plus: =folder; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    message.badge: =message; k*0.5 O 17.6 5.4 2.8; f*0.4<1 O 17.6 5.4 2.8
    person.badge.checkmark<2.4: =person@0.92,10.6,12; k*0.4 O 18.6 18.2 4; \
      s*0.95<2.2 M 15.4 18.4 L 17.6 20.6 L 21.8 15.6
    person.badge.minus<2.4: =person@0.92,10.6,12; k*0.4 O 18.6 18.2 4; s*0.95<2.2 M \
      15.200000000000001 18.2 L 22.0 18.2
    person.badge.plus<2.4: =person@0.92,10.6,12; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    person.badge.xmark<2.4: =person@0.92,10.6,12; k*0.4 O 18.6 18.2 4; s*0.95<2.2 X 18.6 18.2 4.2
    person.crop.circle.badge.checkmark: =person.crop.circle; k*0.4 O 18.6 18.2 4; \
      s*0.95<2.2 M 15.4 18.4 L 17.6 20.6 L 21.8 15.6
    person.crop.circle.badge.plus: =person.crop.circle; k*0.4 O 18.6 18.2 4; \
      s*0.95<2.2 + 18.6 18.2 4.2
    person.crop.circle.badge.xmark: =person.crop.circle; k*0.4 O 18.6 18.2 4; \
      s*0.95<2.2 X 18.6 18.2 4.2
    photo.badge.checkmark<2.2: =photo; k*0.4 O 18.6 18.2 4; s*0.95<2.2 M 15.4 18.4 L 17.6 20.6 \
      L 21.8 15.6
    photo.badge.exclamationmark<2.6: =photo; k*0.3 O 18.6 18 3.4; s*1.1<2.6 M 18.6 14.6 L \
      18.6 18.4; f<2.6 P 18.6 21.4 1.1
    photo.badge.plus<2.2: =photo; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    rectangle.stack.badge.plus: =rectangle.stack; k*0.4 O 18.6 18.2 4; s*0.95<2.2 + 18.6 18.2 4.2
    """
}
