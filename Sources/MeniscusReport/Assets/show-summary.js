// How much waits, and all of it at once; whether the server is there.
const summaryOf = () => {
  const told = make("p", "desk-told"), all = { all: true };
  const open = pushed("toggle", words.acceptAll, () => form.open(open));
  open.setAttribute("aria-expanded", "false");
  const form = asking(words.whyAccept, "", false, (reason) => decide("accept", all, reason));
  const question = make("p", "question");
  form.prepend(question);
  const row = make("div", "desk-row", told, open), problem = make("p", "said bad");
  problem.setAttribute("role", "alert");
  const bar = make("section", "card desk-bar", row, form, saidOf(all), problem);
  bar.setAttribute("aria-label", words.decide);
  on("problem", ({ text }) => problem.replaceChildren(make("span", "line", text)));
  const look = () => {
    const changes = changesOf(all), waiting = changes.filter(({ standing }) => standing === "waiting");
    const cases = new Set(waiting.map((change) => change.case)).size, number = grouped(waiting.length);
    const { link, state } = shown;
    if (link === "lost") told.replaceChildren(toned("bad", "broken", words.lost));
    else if (link === "ended") told.replaceChildren(toned("warning", "warning", words.ended));
    else if (!state) told.replaceChildren(toned("quiet", "clock", words.connecting));
    else if (state.refusal) told.replaceChildren(toned("warning", "warning", state.refusal));
    else if (waiting.length === 0) told.replaceChildren(toned("good", "check", words.waitsNone));
    else {
      told.replaceChildren(toned("new", "flag",
        waiting.length === 1 ? words.waitsOne : say(words.waits, number)));
    }
    open.hidden = waiting.length === 0 || !!state?.refusal;
    allow(open, mayDecide());
    if (open.hidden && !form.hidden) form.close(false);
    question.textContent = waiting.length === 1 ? words.acceptAllOne
      : say(words.acceptAllMany, number, grouped(cases));
    form.done.textContent = say(words.acceptAllDo, number);
    bar.dataset.link = link;
  };
  on("state busy link", look);
  look();
  return bar;
};
