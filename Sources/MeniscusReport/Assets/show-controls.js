// Buttons and fields.
const pushed = (className, text, onClick) => {
  const button = make("button", className, text);
  button.type = "button";
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") onClick(button);
  });
  return button;
};
const signed = (sign, title, onClick) => {
  const button = pushed("toggle", sign, onClick);
  button.setAttribute("aria-label", title);
  button.title = title;
  return button;
};
const allow = (button, may) => button.setAttribute("aria-disabled", String(!may));
const toned = (tone, name, word) =>
  make("span", `desk-word ${tone}`, make("span", `badge ${tone}`, icon(name)), word);
// A question that unfolds below a button, with one answer in words.
const asking = (title, action, isNeeded, onDone) => {
  const field = make("input"), done = make("button", "toggle primary", action);
  const text = make("span", "", title);
  field.type = "text";
  field.maxLength = 500;
  field.required = isNeeded;
  field.autocomplete = "off";
  const close = (isBack) => {
    form.hidden = true;
    form.opener?.setAttribute("aria-expanded", "false");
    if (isBack) form.opener?.focus();
  };
  const form = make("form", "asking", make("label", "", text, field), done,
    pushed("toggle", words.cancel, () => close(true)), make("small", "", words.whyKept));
  form.hidden = true;
  form.open = (opener) => {
    form.opener = opener;
    form.hidden = !form.hidden;
    opener.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) field.focus();
  };
  form.close = close;
  form.addEventListener("keydown", (event) => { if (event.key === "Escape") close(true); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const reason = field.value.trim();
    if (isNeeded && !reason) { field.focus(); return; }
    onDone(reason);
    close(true);
  });
  Object.assign(form, { text, done });
  return form;
};
