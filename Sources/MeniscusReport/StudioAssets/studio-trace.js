// The trace as it grows, a row an event; what moves many times in a row is one, to be unfolded.
const rowOf = ({ target }) => target.closest?.(".event");
const traceOf = () => {
  const panel = make("section", "panel trace"), title = make("h2", "", words.trace);
  const list = make("div", "events"), count = make("output", "count"), empty = make("div", "empty");
  const latest = pushed("latest", "", [words.latest], () => {
    latest.hidden = true;
    list.scrollTo({ top: list.scrollHeight, behavior: calm.matches ? "auto" : "smooth" });
    rows().at(-1)?.focus({ preventScroll: true });
  });
  let items = [], current = null, refocus = null, isChosen = false, isFollowing = true;
  title.id = "trace-title";
  panel.setAttribute("aria-labelledby", "trace-title");
  list.setAttribute("role", "treegrid");
  list.setAttribute("aria-labelledby", "trace-title");
  count.setAttribute("aria-live", "off");
  latest.hidden = true;
  empty.append(icon("tap"), make("p", "", make("b", "", words.emptyTitle)), make("p", "", words.emptyText));

  const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 32;
  const follow = () => { list.scrollTop = list.scrollHeight; };
  const rows = () => Array.from(list.children);
  const select = (row, hasFocus = true) => {
    if (current && current !== row) current.tabIndex = -1;
    current = row ?? null;
    if (!row) return;
    row.tabIndex = 0;
    if (hasFocus) row.focus({ preventScroll: true });
    if (hasFocus) row.scrollIntoView({ block: "nearest" });
  };
  const itemOf = (row) => items.find(({ rows: own }) => own.includes(row));
  const render = (item) => {
    const { start, end, isOpen, rows: old = [] } = item, isOne = end - start === 1;
    const hadFocus = old.findIndex((row) => row === document.activeElement);
    const made = isOne ? [eventRow(studio.events[start], start, false)] : [foldRow(item),
      ...(isOpen ? studio.events.slice(start, end).map((event, place) => eventRow(event, start + place, true)) : [])];
    if (old.length) old[0].before(...made); else list.append(...made);
    for (const row of old) row.remove();
    item.rows = made;
    if (old.includes(current)) select(made[Math.min(Math.max(hadFocus, 0), made.length - 1)], hadFocus >= 0);
  };
  const toggle = (row, isOpen) => {
    const item = itemOf(row);
    item.isOpen = isOpen ?? !item.isOpen;
    render(item);
    select(item.rows[0]);
  };
  const update = (from) => {
    const place = current ? rows().indexOf(current) : -1, hadFocus = list.contains(document.activeElement);
    const changed = new Set();
    for (const item of items.filter(({ end }) => end > from)) {
      if (item.start < from) { item.end = from; changed.add(item); continue; }
      for (const row of item.rows) row.remove();
    }
    items = items.filter(({ start }) => start < from);
    for (let next = from; next < studio.events.length; next += 1) {
      const { kind } = studio.events[next], last = items.at(-1);
      if (last && foldable.has(kind) && studio.events[last.start].kind === kind) {
        last.end = next + 1;
        changed.add(last);
      } else {
        const item = { start: next, end: next + 1, isOpen: false };
        items.push(item);
        changed.add(item);
      }
    }
    for (const item of changed) render(item);
    const every = rows();
    // Until somebody has chosen a row, the last one is where keys begin.
    if (!isChosen && refocus === null) select(every.at(-1), false);
    else if (!current?.isConnected || refocus !== null) {
      const wanted = refocus ?? place;
      select(every[Math.min(Math.max(wanted, 0), every.length - 1)], hadFocus || refocus !== null);
      refocus = null;
    }
    const { length } = studio.events;
    count.textContent = length === 1 ? words.eventCount : say(words.eventsCount, grouped(length));
    count.hidden = !length;
    list.hidden = !length;
    empty.hidden = length > 0 || studio.link === "opening";
    if (isFollowing && !list.querySelector(".editor")) follow();
    latest.hidden = isAtEnd();
  };
  on("trace", ({ from }) => update(from));
  on("events", () => list.querySelector(".editor[data-sent]")?.close());

  const { arm, change, drop } = traceActs({ list, rows, select, isCurrent: (row) => row === current,
    wait: (place) => { refocus = place; } });
  list.addEventListener("pointerover", (event) => arm(rowOf(event)));
  list.addEventListener("focusin", (event) => { isChosen = true; select(rowOf(event), false); arm(rowOf(event)); });
  list.addEventListener("click", (event) => {
    const row = rowOf(event);
    if (!row || event.target.closest("button, form")) return;
    if (row.classList.contains("fold")) toggle(row); else select(row);
  });
  list.addEventListener("dblclick", (event) => {
    const row = rowOf(event);
    if (row && !event.target.closest("button, form")) change(row);
  });
  takeTraceKeys(list, { rows, itemOf, select, toggle, change, drop });
  list.addEventListener("scroll", () => {
    isFollowing = isAtEnd();
    if (isFollowing) latest.hidden = true;
  });
  new ResizeObserver(() => { if (isFollowing) follow(); }).observe(list);
  on("link", () => {
    empty.hidden = studio.events.length > 0 || studio.link === "opening";
    for (const acts of all(".acts", list)) acts.replaceChildren();
  });
  on("refused", (problem) => {
    if (!["drop", "retime", "replace", "undo"].includes(problem.do)) return;
    refocus = null;
    const editor = list.querySelector(".editor");
    if (!editor || !["retime", "replace"].includes(problem.do)) return;
    editor.refuse(problem.text);
    problem.isHandled = true;
  });
  panel.append(make("header", "", title, count), noticesFor("undo", "drop", "retime", "replace", "insert"),
    empty, make("div", "events-room", list, latest));
  update(0);
  // The last row takes back all that it stands for.
  return { panel, undo: () => {
    const last = items.at(-1);
    if (last) ask({ do: "undo", to: last.start });
  } };
};
