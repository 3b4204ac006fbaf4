// The clock of the recording, and checkpoints in it.
const clockOf = (undoLast) => {
  const undo = allow(pushed("toggle with-icon", "", [icon("undo"), make("span", "long", words.undo)], undoLast),
    () => mayRecord() && studio.events.length > 0);
  undo.setAttribute("aria-label", words.undo);
  undo.setAttribute("aria-keyshortcuts", isMac ? "Meta+Z" : "Control+Z");
  undo.title = say(words.withKey, words.undoTitle, shortcut("Z"));
  const isPaused = () => studio.state?.isPaused === true;
  const clock = (change) => ask({ do: "clock", isPaused: isPaused(), speed: studio.state?.speed ?? 1, ...change });
  const pause = allow(pushed("toggle icon-only", words.pause, [icon("pause")], () => clock({ isPaused: !isPaused() })));
  const step = allow(pushed("toggle icon-only", words.step, [icon("step")], () => ask({ do: "step" })),
    () => mayRecord() && isPaused());
  step.title = say(words.withKey, words.step, ".");
  const speeds = segments(words.speed, [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "⅒×"]].map(([value, text]) =>
    [value, text, say(words.speedOf, text)]), (speed) => clock({ speed }));
  for (const button of speeds.buttons.values()) allow(button);
  on("hello state", () => {
    const text = isPaused() ? words.run : words.pause;
    if (pause.getAttribute("aria-label") !== text || !pause.dataset.paused) {
      pause.dataset.paused = String(isPaused());
      pause.setAttribute("aria-label", text);
      pause.title = say(words.withKey, text, "P");
      pause.replaceChildren(icon(isPaused() ? "play" : "pause"));
    }
    speeds.show(studio.state.speed);
  });
  return { group: make("div", "clock", undo, make("span", "bar-line"), pause, step, speeds.group), pause, step };
};
const checkpointForm = () => {
  const form = make("form", "checkpoint"), field = allow(make("input"));
  const taken = () => new Set(studio.events.filter(({ kind }) => kind === "checkpoint")
    .map(({ title }) => title.replace(/^checkpoint /, "")));
  // The first is the start; another is named after what has been done.
  const suggested = () => {
    const last = studio.events.findLast(({ kind }) => !["checkpoint", "hover", "move"].includes(kind));
    return unique(last ? named(`after-${last.kind}`) : "start", taken());
  };
  let sent = null;
  const show = () => { field.placeholder = suggested(); };
  Object.assign(field, { type: "text", autocomplete: "off", spellcheck: false, maxLength: 100 });
  field.setAttribute("aria-label", words.checkpointName);
  field.setAttribute("aria-keyshortcuts", "c");
  field.addEventListener("input", () => {
    const name = named(field.value), place = field.selectionStart;
    if (name === field.value) return;
    field.value = name;
    field.setSelectionRange(place, place);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent = field.value.replace(/^-+|-+$/g, "") || suggested();
    ask({ do: "checkpoint", name: sent });
  });
  on("events", () => {
    if (sent !== null && taken().has(sent)) { if (field.value) field.value = ""; sent = null; }
    show();
  });
  on("refused", ({ do: what }) => { if (what === "checkpoint") { sent = null; field.focus(); } });
  const button = allow(pushed("toggle", "", [words.checkpoint], () => form.requestSubmit()));
  form.append(make("span", "in-field", icon("flag"), field), button);
  show();
  return { form, field };
};
