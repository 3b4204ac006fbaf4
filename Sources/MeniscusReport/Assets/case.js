// What is made of a case once it is opened.
const makers = {
  timeline(found) {
    const read = timelineData(found);
    return read ? [timelineOf(read)] : [];
  },
  tables: tablesOf,
  redraw: (found) => framesOf.has(found.id) && canRedraw() ? [redrawOf(found)] : [],
  facts({ facts }) {
    // Backquotes mark what has to be typed exactly.
    const coded = (text) => {
      const pieces = text.split("`");
      if (pieces.length % 2 === 0) return [text];
      return pieces.map((piece, place) => place % 2 ? make("code", "", piece) : piece);
    };
    const list = make("dl", "", ...facts.map(([name, value]) =>
      make("div", "", make("dt", "", name), make("dd", "", ...coded(value)))));
    return facts.length ? [make("section", "facts", make("h4", "", data.words.facts), list)] : [];
  },
};
const shellWord = (word) => /^[A-Za-z0-9\-._/@=]+$/.test(word)
  ? word : `'${word.replaceAll("'", "'\\''")}'`;
const filmstripOf = (found) => {
  const pictures = picturesOf(found);
  if (!pictures.length) return [];
  return [make("section", "filmstrip", make("h4", "", data.words.checkpoints),
    make("ul", "", ...pictures.map((picture) => {
      const frame = picture.frame < 0 ? "" : `frame ${grouped(picture.frame)}`;
      const link = make("a", "", imageOf(picture, `${picture.name}, ${frame}`));
      link.href = address(picture.path);
      return make("li", "", link, make("span", "film-name", badge(picture.verdict), picture.name),
        make("small", "", frame));
    })))];
};
const commandOf = (found) => {
  const words = make("code", "", `${data.command} test ${shellWord(found.identifier)}`);
  const button = make("button", "plain", icon("copy"));
  button.type = "button";
  button.setAttribute("aria-label", `Copy: ${data.words.replay}`);
  copies(button);
  return make("section", "commands", make("h4", "", data.words.next),
    make("div", "command", icon("play"), make("span", "purpose", data.words.replay), words, button));
};
// Of a case that the page has a line of, all is made.
const fill = (fold, found) => {
  if (fold.childElementCount === 1) fold.append(contentOf(found));
  for (const place of all("[data-made]", fold)) {
    place.replaceWith(...makers[place.dataset.made](found));
  }
};
// A case's device, how much was replayed, and a link to itself.
const bylineOf = (found) => {
  const link = make("a", "self", found.identifier);
  link.href = `#${found.id}`;
  const amount = found.frames === 1 ? "1 frame" : found.frames && `${grouped(found.frames)} frames`;
  const facts = [found.device, amount, found.frames && time(found.duration)].filter(Boolean);
  return make("p", "byline", ...facts.map((fact) => `${fact} · `), link);
};
const contentOf = (found) => {
  const content = make("div", "folded", bylineOf(found), ...makers.timeline(found),
    ...makers.redraw(found), ...filmstripOf(found), ...tablesOf(found), commandOf(found), ...makers.facts(found));
  if (!found.isSame) content.append(make("p", "note", data.words.leftOut));
  return content;
};
// A fold is filled as it opens, and before somebody prints it or jumps into it.
const openedCase = (fold) => {
  const found = cases[fold.dataset.row];
  if (found) fill(fold, found);
};
const watchFold = (fold) => {
  fold.addEventListener("toggle", () => { if (fold.open) openedCase(fold); });
  if (fold.open) openedCase(fold);
};
for (const fold of all("details.case")) watchFold(fold);
