import MeniscusFormats
import MeniscusMessages
import MeniscusServer

/// A report that pages in browsers show, with what is decided on them.
///
/// One thread does everything in turn: two pages that decide at once decide one after the other.
@MainActor
package final class ReportSession {
  private let desk: ReportDesk
  private let offer: ReportOffer
  private var frames: FrameReader?
  private let editor: TraceEditor?
  private var connections: [ServerConnection] = []
  /// What came of each decision; of several about the same, of the last.
  private var told: [ToldDecision] = []
  private var isEnded = false
  private let mailbox = Mailbox()

  /// Shows a report.
  ///
  /// - Parameters:
  ///   - frames: what reads the frames of the case that is inspected; nil for none.
  ///   - editor: what opens the recorder on its trace; nil for none.
  package init(
    _ desk: ReportDesk, offering offer: ReportOffer, frames: FrameReader? = nil,
    editor: TraceEditor? = nil
  ) {
    self.desk = desk
    self.offer = offer
    self.frames = frames
    self.editor = editor
  }

  /// Takes what a server tells of; from any thread.
  package nonisolated var receiver: @Sendable (ServerEvent) -> Void { mailbox.receiver }

  /// Ends the session; from any thread.
  package nonisolated func end() { mailbox.put(.end) }

  /// Serves pages until ``end()``.
  package func run() async {
    while !isEnded {
      let isReading = frames?.isReading ?? false
      for letter in mailbox.take(within: isReading ? .zero : .seconds(1)) {
        open(letter)
      }
      // Frames are read ahead while nobody asks for anything.
      if isReading { frames?.readNextFrame() }
    }
    for connection in connections { connection.send(text: ReportAnswer.ended.text) }
  }

  private func open(_ letter: Mailbox.Letter) {
    switch letter {
    case .opened(let connection):
      connections.append(connection)
      connection.send(text: ReportAnswer.hello(offer).text)
      connection.send(text: state.text)
    case .closed(let connection): connections.removeAll { $0.id == connection.id }
    case .text(let connection, let text): take(text, from: connection)
    case .end: isEnded = true
    }
  }

  private func take(_ text: String, from connection: ServerConnection) {
    do throws(JSONError) {
      switch try ReportRequest(text) {
      case .list: connection.send(text: state.text)
      case .frame(let frame): connection.send(text: answer(frame).text)
      case .edit(let resumes):
        // It tells from a thread of its own.
        guard let editor else {
          let answer = TraceEditor.Answer.failed(Messages.noEditor, canResume: false)
          connection.send(text: ReportAnswer.editing(answer).text)
          return
        }
        editor.open(resumes: resumes) { connection.send(text: ReportAnswer.editing($0).text) }
      case .decide(let decision, let target, let reason, let page):
        note(
          ToldDecision(
            decision: decision, target: target,
            outcome: decide(decision, target, reason: reason, page: page)))
        let state = state.text
        for connection in connections { connection.send(text: state) }
      }
    } catch {
      let problem = ReplayError.trace(
        line: 1, column: error.offset + 1, problem: .json(error.problem))
      connection.send(
        text: ReportAnswer.problem(Messages.sentence(for: problem, in: "message")).text)
    }
  }

  private func decide(
    _ decision: ReportRequest.Decision, _ target: DecisionTarget, reason: String?, page: String
  ) -> ReportDesk.Outcome {
    do {
      return try desk.decide(decision, target, reason: reason, page: page)
    } catch let error as SuiteError {
      return .init(lines: [desk.messages.sentence(for: error)], isDone: false)
    } catch let error as StudioError {
      return .init(lines: [desk.messages.sentence(for: error)], isDone: false)
    } catch {
      return .init(lines: [Messages.unexpectedError], isDone: false)
    }
  }

  private func note(_ decision: ToldDecision) {
    told.removeAll { $0.target == decision.target }
    told.append(decision)
  }

  private var state: ReportAnswer {
    do throws(SuiteError) {
      return .state(try desk.state(), told: told)
    } catch {
      return .problem(desk.messages.sentence(for: error))
    }
  }

  private func answer(_ frame: Int) -> ReportAnswer {
    do throws(ReplayError) {
      guard let text = try frames?.text(of: frame) else {
        return .noFrame(frame, Messages.noSuchFrame)
      }
      return .frame(text)
    } catch {
      return .noFrame(frame, Messages.sentence(for: error, in: offer.name?.identifier ?? ""))
    }
  }
}
