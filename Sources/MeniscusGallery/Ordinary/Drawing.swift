// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI

struct Sample: Identifiable {
  let id = UUID()
  let day: String
  let value: Double
}

struct DrawingScreen: View {
  private let samples: [Sample] = [("M", 3.0), ("T", 7), ("W", 5), ("T", 9), ("F", 4)].map { Sample(day: $0.0, value: $0.1) }
  @State private var grown = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(samples) { s in
          VStack {
            Capsule().fill(.blue.gradient).frame(width: 24, height: grown ? s.value * 12 : 4)
            Text(s.day).font(.caption)
          }
        }
      }
      .frame(height: 140, alignment: .bottom)
      .onAppear { withAnimation(.spring.delay(0.2)) { grown = true } }
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)), with: .color(.red))
        context.stroke(Path(roundedRect: CGRect(x: 90, y: 10, width: 80, height: 60), cornerRadius: 12), with: .linearGradient(Gradient(colors: [.blue, .green]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 4)
        context.draw(Text("Canvas").font(.headline), at: CGPoint(x: 220, y: 40))
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 280, y: 40)
        copy.rotate(by: .degrees(45))
        copy.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .style(.tint))
        context.blendMode = .multiply
        if let image = context.resolveSymbol(id: 0) { context.draw(image, at: CGPoint(x: 320, y: 40)) }
      } symbols: {
        Image(systemName: "star.fill").tag(0)
      }
      .frame(height: 80)
      TimelineView(.animation) { timeline in
        let t = timeline.date.timeIntervalSinceReferenceDate
        Circle().trim(from: 0, to: 0.7).stroke(AngularGradient(colors: [.clear, .blue], center: .center), style: .init(lineWidth: 5, lineCap: .round)).rotationEffect(.radians(t * 3)).frame(width: 40, height: 40)
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      HStack {
        Rectangle().fill(.ellipticalGradient(colors: [.white, .purple])).frame(width: 50, height: 50)
        Rectangle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 30)).frame(width: 50, height: 50)
        Rectangle().fill(.conicGradient(colors: [.red, .green, .blue, .red], center: .center)).frame(width: 50, height: 50)
        Rectangle().fill(.blue.opacity(0.5).shadow(.inner(radius: 5))).frame(width: 50, height: 50)
        MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]).frame(width: 50, height: 50)
        Rectangle().fill(.blue.mix(with: .red, by: 0.5)).frame(width: 50, height: 50)
      }
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(.red, .blue).symbolVariant(.circle)
        Text("Mask").font(.title.bold()).foregroundStyle(.clear).overlay { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask(Text("Mask").font(.title.bold())) }
        Circle().fill(.red).frame(width: 40).blendMode(.multiply).overlay(Circle().fill(.yellow).offset(x: 10))
        Color.teal.frame(width: 40, height: 40).hueRotation(.degrees(90)).saturation(0.5).contrast(1.2).brightness(0.1).grayscale(0.2)
        Text("3D").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5).font(.largeTitle)
        Text("Group").padding().background(.thinMaterial).drawingGroup().compositingGroup()
      }
      Path { p in
        p.move(to: CGPoint(x: 0, y: 40))
        p.addCurve(to: CGPoint(x: 200, y: 40), control1: CGPoint(x: 60, y: -40), control2: CGPoint(x: 140, y: 120))
        p.addQuadCurve(to: CGPoint(x: 300, y: 10), control: CGPoint(x: 260, y: 60))
        p.addArc(center: CGPoint(x: 300, y: 40), radius: 20, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
      }
      .trim(from: 0, to: grown ? 1 : 0)
      .stroke(.pink, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
      .frame(height: 80)
    }
    .padding()
  }
}
