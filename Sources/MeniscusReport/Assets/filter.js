// The filter: every word has to be in the name or the verdict of a case.
const filter = document.querySelector("[data-action=filter]");
const counter = document.querySelector(".shown");
const folds = all("details.case[data-row]");
// What stands under a heading, and the heading's count of it.
const sections = all(".group, .folder, #unchanged").map((section) => ({
  section, count: section.querySelector(".count"), inside: all("details.case[data-row], .shot-case", section),
})).filter(({ inside }) => inside.length);
const applyFilter = () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const found of cases) {
    found.isHidden = !words.every((word) => found.words.includes(word));
    if (found.card) found.card.hidden = found.isHidden;
  }
  for (const fold of folds) fold.hidden = cases[fold.dataset.row]?.isHidden === true;
  for (const { section, count, inside } of sections) {
    const left = inside.filter(({ hidden }) => !hidden).length;
    section.hidden = left === 0;
    if (count) {
      count.textContent = left === inside.length ? grouped(left)
        : say(data.words.part, grouped(left), grouped(inside.length));
    }
  }
  const shown = cases.filter(({ isHidden }) => !isHidden);
  if (counter && cases.length) {
    counter.textContent = words.length
      ? say(data.words.shown, grouped(shown.length), grouped(cases.length))
      : cases.length === 1 ? data.words.one : say(data.words.all, grouped(cases.length));
  }
  showList(shown);
};
filter.addEventListener("input", applyFilter);
applyFilter();
