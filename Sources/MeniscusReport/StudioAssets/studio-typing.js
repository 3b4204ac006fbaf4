// Keys and typed text for the scene, by way of a field over it that nobody sees: so input methods, dead keys
// and paste work. Until somebody enters the scene, the field is one stop of the page's tab order and no more.
const keyNames = { Enter: "Return", Backspace: "Delete", Delete: "DeleteForward", ArrowLeft: "LeftArrow",
  ArrowRight: "RightArrow", ArrowUp: "UpArrow", ArrowDown: "DownArrow", Escape: "Escape", Tab: "Tab", Home: "Home",
  End: "End", PageUp: "PageUp", PageDown: "PageDown", " ": "Space" };
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const shortcut = (key) => (isMac ? `⌘${key}` : `Ctrl+${key}`);
// The name of a key in traces. On keyboards without a command key, control is command.
const keyName = (event) => {
  const isText = [...event.key].length === 1 && event.key !== " ";
  const [command, control] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (isText && (event.getModifierState("AltGraph") || !(command || control || (event.altKey && !isMac)))) return null;
  const name = isText ? event.key.toLowerCase() : keyNames[event.key];
  if (!name) return null;
  return [control && "Control", event.altKey && "Option", event.shiftKey && "Shift", command && "Command", name]
    .filter(Boolean).join("+");
};
const typingField = () => {
  const field = make("textarea", "typing");
  Object.assign(field, { autocomplete: "off", autocapitalize: "off", spellcheck: false, readOnly: true, rows: 1 });
  field.setAttribute("autocorrect", "off");
  field.setAttribute("aria-describedby", "keys-hint");
  field.inputMode = "none";
  let escape = 0, isTyping = false;
  const sendEscape = () => {
    if (!escape) return;
    clearTimeout(escape);
    escape = 0;
    input({ kind: "key", key: "Escape" });
  };
  const enter = (isIn) => {
    if (field.readOnly === !isIn) return;
    field.readOnly = !isIn;
    tell("typing", { isIn });
  };
  const flush = () => {
    if (!field.value) return;
    // A long paste goes in pieces, each short enough for a message; the recorder joins them.
    const letters = [...field.value];
    for (let at = 0; at < letters.length; at += 4000) {
      input({ kind: "text", text: letters.slice(at, at + 4000).join("") });
    }
    field.value = "";
    isTyping = true;
  };
  field.addEventListener("blur", () => { flush(); enter(false); });
  field.addEventListener("compositionend", flush);
  field.addEventListener("input", (event) => { if (!event.isComposing) flush(); });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (field.readOnly) {
      if (event.key !== "Enter" || !mayRecord() || studio.inspects) return;
      event.preventDefault();
      enter(true);
      return;
    }
    if (isPageKey(event)) return;
    // What is copied, cut and pasted goes through the field as text.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v") return;
    const name = keyName(event);
    if (!name) return;
    event.preventDefault();
    if (name === "Space" && isTyping) { input({ kind: "text", text: " " }); return; }
    isTyping = false;
    const isSecond = name === "Escape" && escape;
    if (isSecond) { clearTimeout(escape); escape = 0; enter(false); return; }
    sendEscape();
    // Two in a row are for the page: one waits to see whether there is another.
    if (name === "Escape") escape = setTimeout(sendEscape, 400);
    else input({ kind: "key", key: name });
  });
  // A screen keyboard comes up where the scene has something to type into.
  on("state", ({ focus }) => { field.inputMode = focus ? "text" : "none"; });
  on("link inspect", () => { if (!mayRecord() || studio.inspects) enter(false); });
  return { field, enter, reset: () => { isTyping = false; } };
};
// Keys that are the recorder's even while the scene has the others.
const isPageKey = (event) => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  && ["z", "s"].includes(event.key.toLowerCase());
