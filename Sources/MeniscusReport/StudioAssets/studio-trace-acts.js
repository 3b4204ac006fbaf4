// What can be done about an event.
const traceActs = ({ list, rows, select, isCurrent, wait }) => {
  const drop = (row) => {
    if (row.classList.contains("fold") || !mayRecord()) return;
    wait(rows().indexOf(row));
    ask({ do: "drop", event: Number(row.dataset.event) });
  };
  const change = (row) => {
    if (row.classList.contains("fold") || !mayRecord() || "edited" in row.dataset) return;
    const before = list.querySelector("[data-edited] .editor");
    before?.refuse("");
    if (before) return;
    select(row, false);
    edit(row, select);
    row.scrollIntoView({ block: "nearest" });
  };
  const undoTo = (row) => {
    wait(rows().indexOf(row));
    ask({ do: "undo", to: Number(row.dataset.event) + 1 });
  };
  // What can be done is made for the rows that somebody points at or goes to.
  const arm = (row) => {
    const acts = row?.querySelector(".acts");
    if (!acts || !mayRecord()) return;
    const isLast = Number(row.dataset.event) === studio.events.length - 1, isFold = row.classList.contains("fold");
    const act = (name, title, onClick) => {
      const button = pushed("plain", title, [icon(name)], onClick);
      button.tabIndex = isCurrent(row) ? 0 : -1;
      return button;
    };
    if (acts.contains(document.activeElement)) return;
    acts.replaceChildren(...(isLast ? [] : [act("undo", words.undoToHere, () => undoTo(row))]),
      ...(isFold ? [] : [act("edit", words.edit, () => change(row)), act("remove", words.remove, () => drop(row))]));
  };
  return { arm, change, drop };
};
