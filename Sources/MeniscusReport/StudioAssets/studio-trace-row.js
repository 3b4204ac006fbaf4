// A row of the trace: when, what, and what can be done about it.
const foldable = new Set(["move", "hover", "wheel"]);
const cell = (className, ...content) => {
  const element = make("span", className, ...content);
  element.setAttribute("role", "gridcell");
  return element;
};
const bareRow = (className, at, kind, ...content) => {
  const row = make("div", `event ${className}`, cell("at", seconds(at)), cell("what", iconOf(kind),
    make("span", "title", ...content)), cell("acts"));
  row.setAttribute("role", "row");
  row.tabIndex = -1;
  return row;
};
const eventRow = (event, place, isInner) => {
  const [kind, ...rest] = event.title.split(" "), target = rest.join(" ");
  const row = bareRow(isInner ? "inner" : event.kind === "checkpoint" ? "marked" : "", event.at, event.kind,
    make("b", "", kind), target && ` ${target}`);
  row.dataset.event = place;
  row.setAttribute("aria-level", isInner ? 2 : 1);
  row.title = event.title;
  return row;
};
// How many of a kind, and of how many pointers.
const foldTitle = (kind, events) => {
  const [one, many] = { move: [words.move, words.moves], hover: [words.hover, words.hovers],
    wheel: [words.wheelTurn, words.wheelTurns] }[kind];
  const pointers = kind === "move" ? new Set(events.map(({ line }) => /"pointer":(\d)/.exec(line)?.[1] ?? "0")).size : 1;
  const count = events.length === 1 ? one : say(many, grouped(events.length));
  return pointers > 1 ? say(words.ofPointers, count, pointers) : count;
};
const foldRow = ({ start, end, isOpen }) => {
  const events = studio.events.slice(start, end), [{ kind, at }] = events, last = events.at(-1).at;
  const row = bareRow("fold", at, kind, make("b", "", foldTitle(kind, events)),
    last > at ? ` ${say(words.over, seconds(last - at))}` : "", icon("chevron"));
  row.dataset.event = end - 1;
  row.setAttribute("aria-level", 1);
  row.setAttribute("aria-expanded", String(isOpen));
  return row;
};

// The line of an event, to be changed by hand.
const edit = (row, onEnd) => {
  const place = Number(row.dataset.event), { line } = studio.events[place];
  const field = make("textarea"), problem = make("p", "problem"), form = make("form", "editor");
  field.value = line;
  field.rows = 3;
  field.spellcheck = false;
  field.setAttribute("aria-label", words.lineOf);
  problem.setAttribute("role", "alert");
  problem.id = "line-problem";
  const close = () => {
    form.remove();
    delete row.dataset.edited;
    onEnd(row);
  };
  // Where only the time has changed, the event is moved in time.
  const message = (text) => {
    try {
      const [{ at: before, ...old }, { at, ...now }] = [line, text].map((one) => JSON.parse(one));
      if (at !== before && JSON.stringify(old) === JSON.stringify(now) && Number.isInteger(at) && at >= 0) {
        return { do: "retime", event: place, at };
      }
    } catch { /* What is wrong with a line, the recorder says. */ }
    return { do: "replace", event: place, line: text };
  };
  const save = (event) => {
    event?.preventDefault();
    const text = field.value.replace(/\s*\n\s*/g, " ").trim();
    if (text === line) { close(); return; }
    problem.textContent = "";
    if (ask(message(text))) form.dataset.sent = "";
  };
  form.addEventListener("submit", save);
  form.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target === field && !event.isComposing) save(event);
  });
  form.close = close;
  form.refuse = (text) => {
    delete form.dataset.sent;
    problem.textContent = text;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", problem.id);
    field.focus();
  };
  const saving = pushed("toggle primary", "", [words.saveLine], save);
  form.append(field, problem, make("div", "buttons", make("span", "quiet", words.editKeys),
    pushed("toggle", "", [words.cancel], close), saving));
  const around = cell("edited", form);
  form.remove = () => around.remove();
  row.dataset.edited = "";
  row.append(around);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
};
