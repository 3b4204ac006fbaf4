// Keys for the whole page.
const step = (direction) => {
  const sections = all("[data-attention], .comparison").filter((section) => section.checkVisibility());
  const line = 40;
  const ahead = direction > 0
    ? sections.find((section) => section.getBoundingClientRect().top > line)
    : sections.findLast((section) => section.getBoundingClientRect().top < -line + 20);
  if (ahead?.matches("details")) ahead.open = true;
  (ahead ?? (direction > 0 ? null : document.body))?.scrollIntoView();
};
const nearest = () => {
  const middle = innerHeight / 2;
  const distance = (element) => {
    const box = element.getBoundingClientRect();
    return Math.abs((box.top + box.bottom) / 2 - middle);
  };
  return all(".comparison:has(.segments)").filter((one) => one.checkVisibility())
    .sort((a, b) => distance(a) - distance(b))[0];
};
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target === filter) {
    if (event.key === "Escape") { filter.value = ""; applyFilter(); filter.blur(); }
    return;
  }
  if (event.target.matches("input, textarea, select")) return;
  if (event.key === "n") step(1);
  else if (event.key === "p") step(-1);
  else if (event.key === "/") { event.preventDefault(); filter.focus(); }
  else if ("123456".includes(event.key)) {
    all("[data-mode]", nearest() ?? make("div"))[Number(event.key) - 1]?.click();
  }
});
