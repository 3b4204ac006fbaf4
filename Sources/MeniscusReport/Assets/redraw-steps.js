// A frame drawn operation by operation, back to front, as far as somebody steps.
const operationSteps = (name, showAgain) => {
  const { words } = data, slider = make("input"), told = make("output", "stepped");
  // How many operations are drawn: all of them until somebody steps.
  let parts = [], frame = null, drawn = 0, isOn = false;
  Object.assign(slider, { type: "range", min: 0, value: 0 });
  slider.setAttribute("aria-label", words.redrawStepSlider);
  const tell = () => {
    const total = grouped(parts.length), last = parts[drawn - 1];
    const isWhole = drawn === parts.length;
    slider.max = parts.length;
    slider.value = drawn;
    told.replaceChildren(make("span", "", isWhole ? say(words.redrawSteppedAll, total)
      : last ? say(words.redrawStepped, grouped(drawn), total) : say(words.redrawSteppedNone, total)),
    ...(isWhole || !last ? [] : [make("b", "", `#${last.operation} ${kindsOfParts[last.kind]}`),
      make("code", "view", last.path.split("/").at(-1))]));
    told.title = isWhole ? "" : last?.path ?? "";
    slider.setAttribute("aria-valuetext", Array.from(told.children, (one) => one.textContent).join(" "));
  };
  const limit = () => redrawing.ask("drawUpTo", { name, frame,
    operation: drawn === parts.length ? null : parts[drawn - 1]?.operation ?? -1 });
  const goTo = (next) => {
    drawn = Math.min(Math.max(next, 0), parts.length);
    tell();
    limit();
    showAgain();
  };
  const toward = (title, sign, by) => pushed("toggle", title, [sign], () => goTo(drawn + by));
  slider.addEventListener("input", () => goTo(Number(slider.value)));
  const row = make("div", "redraw-bar stepping", make("span", "redraw-steps",
    toward(words.redrawStepBack, "‹", -1), toward(words.redrawStepOn, "›", 1)), slider, told);
  row.hidden = true;
  const toggle = pressed(words.redrawStep, false, (next) => {
    isOn = next;
    row.hidden = !isOn;
    // Operations left out by stepping are drawn again.
    if (!isOn && parts.length) { drawn = parts.length; limit(); }
    frame = null;
    showAgain();
  });
  return {
    toggle, row, told,
    get isOn() { return isOn; },
    // Whether not all operations of the frame are drawn, which of them is the last, and whether one is.
    get isPartial() { return isOn && drawn < parts.length; },
    get last() { return parts.slice(0, drawn).slice(-1); },
    draws(part) { return !this.isPartial || part.operation <= (parts[drawn - 1]?.operation ?? -1); },
    // Lists a frame's operations before it is drawn; in another frame all are drawn again.
    async read(shown) {
      if (!isOn || shown === frame) return;
      const { parts: found } = await redrawing.ask("all", { name, frame: shown });
      parts = found.filter(({ kind }) => kind < kindsOfParts.length);
      [frame, drawn] = [shown, parts.length];
      tell();
      limit();
    },
    upTo(operation) {
      const place = parts.findIndex((part) => part.operation === operation);
      if (place >= 0) goTo(place + 1);
    },
  };
};
