// Keys in the list of events: up and down the rows, and into what can be done about one.
const takeTraceKeys = (list, { rows, itemOf, select, toggle, change, drop }) => {
  list.addEventListener("keydown", (event) => {
    const row = rowOf(event), every = rows(), place = every.indexOf(row), buttons = all(".acts button", row);
    const isInside = event.target !== row, isFold = row.classList.contains("fold");
    const far = Math.max(Math.floor(list.clientHeight / row.offsetHeight) - 1, 1);
    const goTo = (next) => select(every[Math.min(Math.max(next, 0), every.length - 1)]);
    const beside = (by) => (buttons[buttons.indexOf(event.target) + by] ?? (by < 0 ? row : event.target)).focus();
    const acts = { ArrowDown: () => goTo(place + 1), ArrowUp: () => goTo(place - 1), Home: () => goTo(0),
      End: () => goTo(every.length - 1), PageDown: () => goTo(place + far), PageUp: () => goTo(place - far),
      ArrowRight: () => { if (isFold && !itemOf(row).isOpen) toggle(row, true); else beside(1); },
      ArrowLeft: () => { if (isInside) beside(-1); else if (itemOf(row).rows.length > 1) toggle(row, false); } };
    if (!isInside) {
      Object.assign(acts, { Enter: () => { if (isFold) toggle(row); else change(row); }, Delete: () => drop(row) });
    }
    if (!(event.key in acts) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    acts[event.key]();
  });
};
