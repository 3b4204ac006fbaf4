// What is known of the views at a point.
const pathOf = (path) => {
  const code = make("code", "view"), names = path.split("/");
  for (const one of names.slice(0, -1)) code.append(`${one}/`, make("wbr"));
  code.append(make("b", "", names.at(-1)));
  return code;
};
const inspectorOf = () => {
  const panel = make("section", "panel inspector"), title = make("h2", "", words.inspect);
  const held = pushed("tag-button", "", [words.release], () => { looking.isHeld = false; tell("views"); });
  const list = make("ol", "views"), facts = make("dl", "facts"), empty = make("p", "empty", words.inspectEmpty);
  title.id = "inspect-title";
  panel.setAttribute("aria-labelledby", "inspect-title");
  panel.hidden = true;
  list.setAttribute("aria-label", words.views);
  const number = (value) => String(Math.round(value * 100) / 100);
  const fact = (term, ...content) => make("div", "", make("dt", "", term), make("dd", "", ...content));
  const most = 6;
  const factsOf = ({ path, id, frame: [x, y, width, height], state = [], operations = [] }) => [
    fact(words.view, pathOf(path)),
    fact(words.identifier, id === null ? make("span", "quiet", words.none) : make("code", "", id)),
    fact(words.frameOf, say(words.rectangle, number(x), number(y), number(width), number(height))),
    ...(state.length ? [fact(words.stateOf, make("ul", "", ...state.map(([property, value]) =>
      make("li", "", make("code", "", `${property} = `, make("b", "", value))))))] : []),
    ...(operations.length ? [fact(words.operations, make("ul", "",
      ...operations.slice(0, most).map((one) => make("li", "", make("code", "", one))),
      ...(operations.length > most ? [make("li", "quiet", say(words.more, operations.length - most))] : [])))] : [])];
  const choose = (place) => { looking.chosen = place; tell("views"); };
  const row = ({ path, id }, place) => {
    const name = path.split("/").at(-1);
    const button = pushed("", "", [make("span", "", name), ...(id === null ? [] : [make("code", "", id)])], () => {
      looking.isHeld = true;
      choose(place);
    });
    button.setAttribute("aria-current", String(place === looking.chosen));
    button.addEventListener("focus", () => { if (looking.chosen !== place) choose(place); });
    return make("li", "", button);
  };
  on("views inspect", () => {
    panel.hidden = !studio.inspects;
    const { views, chosen, isHeld } = looking, hasFocus = list.contains(document.activeElement);
    held.hidden = !isHeld;
    empty.hidden = views.length > 0;
    empty.textContent = looking.point ? words.inspectNothing : words.inspectEmpty;
    list.hidden = facts.hidden = !views.length;
    list.replaceChildren(...views.map(row));
    facts.replaceChildren(...(views[chosen] ? factsOf(views[chosen]) : []));
    const current = list.children[chosen];
    if (current) list.scrollTop = Math.max(0, current.offsetTop - list.clientHeight / 2);
    if (hasFocus) current?.querySelector("button").focus({ preventScroll: true });
  });
  list.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = Math.min(Math.max(looking.chosen + by, 0), looking.views.length - 1);
    all("button", list)[next]?.focus();
  });
  panel.append(make("header", "", title, held,
    pushed("plain", words.inspectEnd, [icon("close")], () => setInspecting(false))), empty, list, facts);
  return panel;
};
