// What a frame is made of, in words and numbers, beside the viewer that draws it.
const textOf = (title) => {
  const note = make("small"), text = make("pre");
  text.tabIndex = 0;
  text.setAttribute("role", "region");
  text.setAttribute("aria-label", title);
  const fold = make("details", "frame-text",
    make("summary", "", make("h5", "", title), note, icon("chevron")), text);
  fold.open = true;
  const fill = ({ text: all, changed, gone }, isFirst) => {
    const lines = all.split("\n"), marked = new Set(changed), parts = [];
    if (lines.at(-1) === "") lines.pop();
    let plain = [];
    const flush = () => { if (plain.length) parts.push(`${plain.join("\n")}\n`); plain = []; };
    lines.forEach((line, number) => {
      if (!marked.has(number)) { plain.push(line); return; }
      flush();
      const mark = make("mark", "", `${line}\n`);
      mark.title = words.markedLine;
      parts.push(mark);
    });
    flush();
    text.replaceChildren(...parts);
    note.textContent = isFirst ? "" : changed.length + gone === 0 ? words.same
      : say(words.differs, grouped(changed.length), grouped(gone));
    // The first line that is new comes into sight, in its own box.
    const first = text.querySelector("mark");
    text.scrollTop = first ? first.offsetTop - text.offsetTop - 40 : 0;
  };
  return { fold, fill };
};
const rowOf = (name, ...cells) => make("tr", "", Object.assign(make("th", "", name), { scope: "row" }),
  ...cells.map((cell) => make("td", "", cell)));
const framePanel = (total) => {
  const display = textOf(words.display), views = textOf(words.views);
  const note = make("p", "note"), number = make("input");
  Object.assign(number, { type: "number", min: 0, max: total - 1, value: 0 });
  const hashes = make("tbody"), work = make("tbody"), noWork = make("p", "note", words.noWork);
  let wanted = null, asked = null;
  const ask = () => {
    if (wanted === null || asked !== null) return;
    if (send({ do: "frame", frame: wanted })) [asked, wanted] = [wanted, null];
  };
  const goTo = (frame) => {
    const place = Math.min(Math.max(Math.round(frame) || 0, 0), total - 1);
    if (Number(number.value) !== place) number.value = place;
    wanted = place;
    ask();
  };
  // The viewer follows the panel, and the panel the viewer.
  let viewer = null;
  const lead = (frame) => {
    const place = Math.min(Math.max(Math.round(frame) || 0, 0), total - 1);
    if (viewer && Number(viewer.value) !== place) {
      viewer.value = place;
      viewer.dispatchEvent(new Event("input"));
    }
    goTo(place);
  };
  number.addEventListener("change", () => lead(Number(number.value)));
  const table = (title, body) => make("table", "", Object.assign(make("caption", "", title)), body);
  const panel = make("section", "this-frame", make("h4", "", words.frameTitle),
    make("div", "desk-row", signed("‹", words.frameBack, () => lead(Number(number.value) - 1)),
      make("label", "", words.frameNumber, number),
      signed("›", words.frameOn, () => lead(Number(number.value) + 1)),
      make("span", "quiet", say(words.framesOf, grouped(total)))),
    note, make("div", "frame-tables", table(words.hashes, hashes),
      make("div", "", table(words.work, work), noWork)),
    display.fold, views.fold);
  on("frame", (frame) => {
    asked = null;
    if (wanted !== null) { ask(); return; }
    panel.dataset.frame = frame.frame;
    note.textContent = frame.frame === 0 ? say(words.frameFirst, "0")
      : say(words.frameNote, grouped(frame.frame), grouped(frame.frame - 1));
    const changed = new Set(frame.changedStages);
    hashes.replaceChildren(...frame.hashes.map(([stage, text]) => rowOf(stage, make("code", "", text),
      changed.has(stage) ? make("b", "", words.changed) : frame.frame ? words.asBefore : "")));
    work.replaceChildren(...frame.work.map(({ name, count: amount }) => rowOf(name, grouped(amount))));
    noWork.hidden = frame.work.length > 0;
    display.fill(frame.display, frame.frame === 0);
    views.fill(frame.views, frame.frame === 0);
  });
  on("noFrame", ({ text }) => { asked = null; note.textContent = text; ask(); });
  on("hello", () => { asked = null; ask(); });
  panel.follow = (figure) => {
    viewer = figure.querySelector("input[type=range]");
    const readout = figure.querySelector(".frame-number");
    if (!viewer || !readout) return;
    new MutationObserver(() => goTo(Number(viewer.value))).observe(readout, { childList: true });
  };
  panel.goTo = goTo;
  return panel;
};
// The command that goes on recording the trace, ready to copy.
const editRow = (command) => {
  const code = make("code", "", command);
  const button = signed("", words.copy, async () => {
    try { await navigator.clipboard.writeText(command); } catch { getSelection().selectAllChildren(code); return; }
    button.replaceChildren(icon("check"));
    setTimeout(() => button.replaceChildren(icon("copy")), 1600);
  });
  button.className = "plain";
  button.append(icon("copy"));
  return make("div", "command", icon("play"), make("span", "purpose", `${words.edit}. ${words.editNote}`), code, button);
};
