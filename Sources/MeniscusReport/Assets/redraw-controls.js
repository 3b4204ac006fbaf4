// The parts of the viewer of frames that stand for themselves.
const labelled = (title, control) => make("label", "", make("span", "", title), control);
const choice = (title, options, chosen, onChange) => {
  const select = make("select");
  for (const [value, text] of options) select.append(new Option(text, value));
  select.value = chosen;
  select.addEventListener("change", () => onChange(select.value));
  return labelled(title, select);
};
const pushed = (className, title, content, onClick) => {
  const button = make("button", className, ...content);
  button.type = "button";
  if (title) button.setAttribute("aria-label", title);
  button.addEventListener("click", onClick);
  return button;
};
const pressed = (title, isOn, onChange) => {
  const button = pushed("toggle", "", [title], () => {
    const next = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(next));
    onChange(next);
  });
  button.setAttribute("aria-pressed", String(isOn));
  return button;
};
// What happened in a case and when: its events and checkpoints by frame, and where it first differs.
const happenings = (found, first) => {
  const { events = [], checkpoints = [] } = timelineData(found) ?? {};
  const told = new Set(events.map(([frame, title]) => `${frame} ${title}`));
  const others = checkpoints.map(([frame, name]) => [frame, `checkpoint ${name}`])
    .filter(([frame, title]) => !told.has(`${frame} ${title}`));
  const differing = found.isAccepted ? [] : [[first, data.words.redrawFirst]];
  return [...differing, ...events, ...others].sort(([one], [other]) => one - other);
};
// The picture of a frame, enlarged about a pixel: as vectors and as pixels.
const lensesOf = () => {
  const of = (title, name) => {
    const canvas = make("canvas");
    Object.assign(canvas, { width: 320, height: 320 });
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", name);
    return { canvas, figure: make("figure", "", make("figcaption", "", title), canvas) };
  };
  const [vectors, pixels] = [of("Vectors", data.words.redrawVectors), of("Pixels", data.words.redrawPixels)];
  return { sharp: vectors.canvas, magnified: pixels.canvas,
    body: make("div", "lenses", vectors.figure, pixels.figure) };
};
