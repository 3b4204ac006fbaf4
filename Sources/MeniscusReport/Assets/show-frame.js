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
// A phase, its time, and what changed in it; views are buttons that show where they draw.
const mostViews = 6;
// Where many views share a name, the nearest identity in the path tells them apart.
const nameOf = (path) => {
  const names = path.split("/"), last = names.at(-1);
  const identity = /[[#]/.test(last) ? null : names.findLast((name) => /[[#]/.test(name));
  return identity ? `${identity} … ${last}` : last;
};
const phaseRow = ({ name, nanoseconds, usual, views, gone, tiles }, isFirst, mark) => {
  const one = (path) => {
    const button = pushed("of-view", nameOf(path), () => mark(path));
    button.setAttribute("aria-label", say(words.phaseMark, path));
    button.title = path;
    button.addEventListener("pointerenter", () => mark(path));
    button.addEventListener("pointerleave", () => mark(""));
    button.addEventListener("blur", () => mark(""));
    return button;
  };
  const rest = views.length - mostViews;
  const told = isFirst && ["update", "layout", "display"].includes(name) ? [words.phaseAll]
    : [...views.slice(0, mostViews).map(one), ...(rest > 0 ? [make("span", "quiet", say(words.phaseMore, grouped(rest)))] : []),
      ...(gone.length ? [make("span", "quiet", gone.length === 1 ? say(words.phaseGone, nameOf(gone[0]))
        : say(words.phaseGoneMany, grouped(gone.length)))] : []),
      ...(tiles ? [tiles === 1 ? words.phaseTile : say(words.phaseTiles, grouped(tiles))] : [])];
  return rowOf(name, time(nanoseconds / 1000), time(usual / 1000), make("div", "", ...told));
};
const framePanel = (total) => {
  const display = textOf(words.display), views = textOf(words.views);
  const note = make("p", "note"), number = make("input");
  Object.assign(number, { type: "number", min: 0, max: total - 1, value: 0 });
  const hashes = make("tbody"), work = make("tbody"), phases = make("tbody"), noWork = make("p", "note", words.noWork);
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
  let viewer = null, figure = null;
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
  const mark = (path) => figure?.dispatchEvent(new CustomEvent("mark", { detail: path }));
  const heads = [words.phase, words.phaseTime, words.phaseUsual, words.phaseViews].map((title) =>
    Object.assign(make("th", "", title), { scope: "col" }));
  const phaseTable = make("table", "phases", make("caption", "", words.phases),
    make("thead", "", make("tr", "", ...heads)), phases);
  const panel = make("section", "this-frame", make("h4", "", words.frameTitle),
    make("div", "desk-row", signed("‹", words.frameBack, () => lead(Number(number.value) - 1)),
      make("label", "", words.frameNumber, number),
      signed("›", words.frameOn, () => lead(Number(number.value) + 1)),
      make("span", "quiet", say(words.framesOf, grouped(total)))),
    note, make("div", "frame-tables", table(words.hashes, hashes),
      make("div", "", table(words.work, work), noWork)), phaseTable,
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
    phases.replaceChildren(...frame.phases.map((phase) => phaseRow(phase, frame.frame === 0, mark)));
    phaseTable.hidden = !frame.phases.length;
    display.fill(frame.display, frame.frame === 0);
    views.fill(frame.views, frame.frame === 0);
  });
  on("noFrame", ({ text }) => { asked = null; note.textContent = text; ask(); });
  on("hello", () => { asked = null; ask(); });
  panel.follow = (shown) => {
    figure = shown;
    viewer = figure.querySelector("input[type=range]");
    const readout = figure.querySelector(".frame-number");
    if (!viewer || !readout) return;
    new MutationObserver(() => goTo(Number(viewer.value))).observe(readout, { childList: true });
  };
  panel.goTo = goTo;
  return panel;
};
// What opens the recorder on the trace, and the command that does so later, ready to copy.
const editRow = (command) => {
  // A browser opens a tab only where somebody has just clicked, so that it is there before its address.
  let tab = null;
  const ask = (more) => {
    if (!send({ do: "edit", ...more })) return;
    tab = window.open("", "_blank");
    told.replaceChildren(words.busy);
    allow(edit, false);
    resume.hidden = true;
  };
  const told = make("span", "edit-told"), edit = pushed("toggle primary", words.editOpen, () => ask({}));
  const resume = pushed("toggle", words.editResume, () => ask({ resume: true }));
  resume.hidden = true;
  told.setAttribute("role", "status");
  const done = (...content) => {
    allow(edit, true);
    told.replaceChildren(...content);
    tab = null;
  };
  on("editing", ({ address }) => {
    const link = make("a", "", words.editHere), place = new URL(address);
    // Both names lead to this machine; to browsers a page of the other is a stranger's.
    place.hostname = location.hostname;
    Object.assign(link, { href: place, target: "_blank", rel: "noreferrer" });
    if (tab) tab.location = place;
    done(link);
  });
  on("notEditing", ({ text, canResume }) => {
    tab?.close();
    done(make("span", "said bad", text));
    resume.hidden = !canResume;
  });
  on("link", () => { if (shown.link !== "open") { tab?.close(); done(); allow(edit, false); } else allow(edit, true); });
  const code = make("code", "", command);
  const button = signed("", words.copy, async () => {
    try { await navigator.clipboard.writeText(command); } catch { getSelection().selectAllChildren(code); return; }
    button.replaceChildren(icon("check"));
    setTimeout(() => button.replaceChildren(icon("copy")), 1600);
  });
  button.className = "plain";
  button.append(icon("copy"));
  return make("section", "edit-trace", make("h4", "", words.edit), make("p", "note", words.editNote),
    make("div", "desk-row", edit, resume, told), make("div", "command", make("span", "purpose", words.editLater), code, button));
};
