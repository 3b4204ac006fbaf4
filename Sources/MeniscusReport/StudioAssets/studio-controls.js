// Controls, and when they may be used.
const guarded = [];
// Keeps a control from use while `isAllowed` says no; a button keeps the focus meanwhile.
const allow = (control, isAllowed = mayRecord) => {
  let was = null;
  const look = () => {
    const may = isAllowed();
    if (may === was) return;
    was = may;
    if (control.tagName === "BUTTON") control.setAttribute("aria-disabled", String(!may));
    else control.disabled = !may;
  };
  guarded.push(look);
  look();
  return control;
};
on("link state events inspect", () => { for (const look of guarded) look(); });
const pushed = (className, title, content, onClick) => {
  const button = make("button", className, ...content);
  button.type = "button";
  if (title) { button.setAttribute("aria-label", title); button.title = title; }
  button.addEventListener("click", (event) => {
    if (button.getAttribute("aria-disabled") !== "true") onClick(event);
  });
  return button;
};
const press = (button, isOn) => button.setAttribute("aria-pressed", String(isOn));
// One of a few, side by side.
const segments = (title, options, onChange) => {
  const group = make("div", "segments"), buttons = new Map();
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", title);
  for (const [value, text, name] of options) {
    const button = pushed("", "", [text], () => onChange(value));
    if (name) button.setAttribute("aria-label", name);
    buttons.set(value, button);
  }
  group.append(...buttons.values());
  return { group, buttons, show: (chosen) => {
    for (const [value, button] of buttons) press(button, value === chosen);
  } };
};
const fieldRow = (title, control) => make("label", "field-row", make("span", "", title), control);
const choice = (options, onChange) => {
  const select = make("select", "choice");
  for (const [value, text] of options) select.append(new Option(text, value));
  select.addEventListener("change", () => onChange(select.value));
  return select;
};
const switched = (title, onChange) => {
  const check = make("input", "switch");
  check.type = "checkbox";
  check.setAttribute("role", "switch");
  check.addEventListener("change", () => onChange(check.checked));
  return { check, row: fieldRow(title, check) };
};
const checked = (title, isOn = false) => {
  const check = make("input");
  check.type = "checkbox";
  check.checked = isOn;
  return { check, row: make("label", "check-row", check, make("span", "", title)) };
};

// What goes wrong is said where it belongs, and stays until somebody has read it.
const places = new Map();
const noticesFor = (...kinds) => {
  const place = make("div", "notices");
  place.setAttribute("aria-live", "polite");
  for (const kind of kinds) places.set(kind, place);
  return place;
};
const noticeFor = (kind) => places.get(kind) ?? places.get("other");
const notice = (place, text) => {
  const before = document.activeElement;
  const line = make("div", "notice", icon("warning"), make("p", "", text));
  const close = pushed("plain", words.dismiss, [icon("close")], () => {
    line.remove();
    // The focus goes back to where it was when things went wrong.
    if (before.isConnected) before.focus({ preventScroll: true });
  });
  line.append(close);
  // The same again is not said twice; of many, the last few are kept.
  for (const old of all(".notice", place)) if (old.querySelector("p").textContent === text) old.remove();
  place.append(line);
  while (place.children.length > 3) place.firstChild.remove();
};
on("problem", (problem) => {
  const event = { ...problem, isHandled: false };
  tell("refused", event);
  if (!event.isHandled) notice(noticeFor(problem.do), problem.text);
});
