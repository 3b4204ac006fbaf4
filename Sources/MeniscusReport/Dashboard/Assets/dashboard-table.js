// Tables: rows are arrays of texts or elements, the first cell of a row is its heading. Some columns
// from the left on are words, all others are numbers.
const table = (label, head, rows, words = 1) =>
  make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": label },
    make("table", { class: `words-${words}` },
      make("thead", {}, make("tr", {}, head.map((title) =>
        title === "" ? make("td") : make("th", { scope: "col" }, title)))),
      make("tbody", {}, rows.map((cells) => make("tr", {}, cells.map((cell, place) =>
        make(place === 0 ? "th" : "td", place === 0 ? { scope: "row" } : {}, cell)))))));

// The table behind a chart, made when it is opened.
const twin = (label, contents, words = 1) => {
  const details = make("details", { class: "twin" }, make("summary", {}, "Table"));
  const renew = () => {
    all(".scroller", details).forEach((old) => old.remove());
    if (details.open) details.append(table(label, ...contents(), words));
  };
  details.addEventListener("toggle", renew);
  return { element: details, renew };
};

// How far a number moved, about the middle: all of a half is half as much again.
const moved = (before, after) => {
  const share = before > 0 && after > 0
    ? Math.max(-1, Math.min(1, Math.log(after / before) / Math.log(1.5))) : before === after ? 0 : 1;
  return make("span", { class: "moved", "aria-hidden": "true" },
    make("span", {
      class: after > before ? "bad" : "good",
      style: `left:${Math.min(50, 50 + 50 * share)}%;width:${Math.max(Math.abs(50 * share), 0.5)}%`,
    }));
};

// What stands where there is nothing to show.
const blank = (title, ...text) =>
  make("section", { class: "card blank" }, make("h2", {}, title), text.map((part) =>
    typeof part === "string" ? make("p", {}, part) : part));
