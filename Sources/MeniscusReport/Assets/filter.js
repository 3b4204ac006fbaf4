// The filter: every word has to be in the name or the verdict of a case.
const filter = document.querySelector("[data-action=filter]");
const counter = document.querySelector(".shown");
const folds = all("details.case[data-row]");
const applyFilter = () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const found of cases) {
    found.isHidden = !words.every((word) => found.words.includes(word));
    if (found.card) found.card.hidden = found.isHidden;
  }
  for (const fold of folds) fold.hidden = cases[fold.dataset.row]?.isHidden === true;
  for (const group of all(".group:has(> .list > .case)")) {
    group.hidden = !group.querySelector(".case:not([hidden])");
  }
  for (const section of all(".folder, #unchanged")) {
    section.hidden = !section.querySelector(".shot-case:not([hidden])");
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
