// Keeping what has been recorded: as a trace, and more if wanted.
const saveDialog = () => {
  const dialog = make("dialog", "save"), form = make("form"), title = make("h2", "", words.saveTitle);
  const field = make("input", "name"), problem = make("p", "problem"), marks = make("p", "hint");
  const script = checked(words.saveScript, true), baseline = checked(words.saveBaseline), over = checked(words.saveReplaces);
  const variants = make("fieldset", "variants");
  let offered = [], isSaving = false;
  title.id = "save-title";
  dialog.setAttribute("aria-labelledby", "save-title");
  Object.assign(field, { type: "text", required: true, autocomplete: "off", spellcheck: false, maxLength: 100 });
  problem.setAttribute("role", "alert");
  problem.id = "save-problem";
  field.addEventListener("input", () => {
    const place = field.selectionStart, name = named(field.value);
    if (name !== field.value) { field.value = name; field.setSelectionRange(place, place); }
    showPath();
  });
  const path = make("p", "hint");
  const showPath = () => { path.textContent = field.value && say(words.savePath, studio.hello?.traces, data.scene, field.value); };
  const cancel = pushed("toggle", "", [words.cancel], () => dialog.close());
  const save = make("button", "toggle primary", words.save);
  const busy = (isBusy) => {
    isSaving = isBusy;
    save.setAttribute("aria-disabled", String(isBusy));
    save.textContent = isBusy ? words.saving : words.save;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isSaving) return;
    problem.textContent = "";
    const chosen = offered.filter(({ check }) => check.checked).map(({ check }) => check.value);
    const isSent = ask({ do: "save", name: field.value, script: script.check.checked,
      baseline: baseline.check.checked, variants: chosen, replaces: over.check.checked });
    if (isSent) busy(true); else problem.textContent = words.notRecording;
  });
  on("hello", ({ variants: names = [], chosen = [] }) => {
    const old = new Set(!offered.length ? chosen : offered.filter(({ check }) => check.checked).map(({ check }) => check.value));
    offered = names.map((name) => {
      const one = checked(name, old.has(name));
      one.check.value = name;
      return one;
    });
    variants.replaceChildren(make("legend", "", words.saveVariants), make("div", "checks", ...offered.map(({ row }) => row)));
    variants.hidden = !names.length;
  });
  on("refused", (told) => {
    if (told.do !== "save" || !dialog.open) return;
    told.isHandled = true;
    busy(false);
    problem.textContent = told.text;
    field.setAttribute("aria-describedby", problem.id);
    field.focus();
  });
  on("link", () => { if (isSaving && !mayRecord()) { busy(false); problem.textContent = words.notRecording; } });
  on("saved", ({ trace, script: steps, baseline: pictures }) => {
    busy(false);
    const done = pushed("toggle primary", "", [words.done], () => dialog.close());
    const rows = [[words.savedTrace, trace], [words.savedScript, steps], [words.savedBaseline, pictures]]
      .filter(([, file]) => file).map(([term, file]) =>
        make("div", "", make("dt", "", term), make("dd", "", make("code", "", file))));
    const heading = make("h2", "", make("span", "badge good", icon("check")), words.saved);
    heading.id = "save-title";
    dialog.replaceChildren(heading, make("dl", "facts", ...rows), make("p", "hint", words.savedNote),
      make("div", "buttons", done));
    if (!dialog.open) dialog.showModal();
    done.focus();
  });
  const open = () => {
    if (dialog.open || !mayRecord()) return;
    problem.textContent = "";
    const missing = [
      ...(studio.events.some(({ kind }) => kind === "checkpoint") ? [] : [words.saveNoCheckpoint]),
      ...(studio.state?.isSettled === false ? [words.saveMoving] : [])];
    marks.hidden = !missing.length;
    marks.textContent = missing.join(" ");
    showPath();
    dialog.replaceChildren(title, form);
    dialog.showModal();
    field.focus();
    field.select();
  };
  form.append(make("label", "stacked", make("span", "", words.saveName), field), path, problem,
    make("div", "checks", script.row, baseline.row, over.row), variants, marks, make("div", "buttons", cancel, save));
  return { dialog, open };
};
