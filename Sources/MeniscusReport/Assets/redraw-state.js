// What the state of views was, by frame: each value from the frame on in which it became that.
const statesOf = (name) => {
  const block = all("script[data-states]").find((one) => one.dataset.states === name);
  if (!block) return () => [];
  const bytes = Uint8Array.from(atob(block.textContent), (letter) => letter.charCodeAt(0));
  const fields = JSON.parse(new TextDecoder().decode(bytes)).map(([owner, property, changes]) =>
    ({ owner, property, changes: inRows(changes, 2) }));
  const isAround = (owner, path) => path === owner || path.startsWith(`${owner}/`) || path.startsWith(`${owner}.`);
  // That of a view and of those around it, the nearest first.
  return (path, frame) => fields.filter(({ owner }) => isAround(owner, path))
    .sort((one, other) => other.owner.length - one.owner.length)
    .flatMap(({ owner, property, changes }) => {
      const [since, value] = changes.findLast(([at]) => at <= frame) ?? [0, null];
      return value === null ? [] : [{ owner, property, value, since }];
    });
};
const stateList = (name, events) => {
  const { words } = data, at = statesOf(name), list = make("ul", "states"), most = 8;
  const causes = events.filter(([, title]) => !/^(checkpoint |end$)/.test(title));
  const cause = (frame) => causes.findLast(([when]) => when <= frame)?.[1];
  const line = ({ owner, property, value, since }) => {
    const told = since === 0 ? words.redrawFromStart
      : [say(words.redrawSince, grouped(since)), cause(since)].filter(Boolean).join(", ");
    const term = make("code", "", `${property} = `, make("b", "", value || "“”"));
    return make("li", "", term, make("span", "quiet", `${owner.split("/").at(-1)}, ${told}`));
  };
  list.setAttribute("aria-label", words.redrawStates);
  return {
    list,
    show(path, frame) {
      const states = path === null ? [] : at(path, frame);
      list.replaceChildren(...states.slice(0, most).map(line));
      if (states.length > most) list.append(make("li", "quiet", say(words.redrawMore, states.length - most)));
      list.hidden = !states.length;
    },
  };
};
