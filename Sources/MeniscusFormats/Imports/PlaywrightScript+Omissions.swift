/// What has no meaning for a scene.
extension PlaywrightScript {
  /// Why an action of some method is left out.
  static func reason(for action: PlaywrightAction) -> OmittedStep.Reason {
    if let reason = reasons.first(where: { $0.methods.contains(action.method) })?.reason {
      return reason
    }
    return switch action.className {
    case "Browser", "BrowserType", "BrowserContext", "Playwright", "Dialog", "Tracing": .browser
    case "APIRequestContext", "Route", "WebSocketRoute", "Request", "Response": .network
    case "JSHandle", "Worker": .pageScript
    default: action.method.hasPrefix("is") ? .assertion : .unknownStep
    }
  }

  /// Methods of the protocol by why they mean nothing here.
  private static let reasons: [(reason: OmittedStep.Reason, methods: Set<String>)] = [
    (.address, ["goto", "goBack", "goForward", "reload", "waitForURL"]),
    (
      .browser,
      [
        "close", "setContent", "newPage", "newContext", "bringToFront", "pdf", "addCookies",
        "clearCookies",
        "storageState", "grantPermissions", "clearPermissions", "setGeolocation", "launch",
      ]
    ),
    (
      .network,
      [
        "setNetworkInterceptionPatterns", "setWebSocketInterceptionPatterns",
        "setExtraHTTPHeaders", "setOffline", "route", "unroute", "fetch",
      ]
    ),
    (
      .pageScript,
      [
        "evaluateExpression", "evaluateExpressionHandle", "evalOnSelector", "evalOnSelectorAll",
        "addScriptTag", "addStyleTag", "addInitScript", "exposeBinding", "dispatchEvent",
        "evaluate", "evaluateHandle",
      ]
    ),
    (
      .assertion,
      [
        "expect", "waitForSelector", "waitForFunction", "waitForLoadState", "waitForEventInfo",
        "querySelector", "querySelectorAll", "queryCount", "textContent", "innerText", "innerHTML",
        "inputValue", "getAttribute", "title", "content", "ariaSnapshot", "count", "waitFor",
      ]
    ),
    (.files, ["setInputFiles", "drop"]),
    (.option, ["selectOption"]),
  ]
}
