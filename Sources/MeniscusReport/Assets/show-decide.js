// Accepting and rejecting: a group of changes, a case, a checkpoint of it, or all.
const keyOf = ({ all = false, group = null, case: name = null, checkpoint = null }) =>
  JSON.stringify([all, group, name, checkpoint]);
const changesOf = (target) => (shown.state?.changes ?? []).filter((change) => target.all
  || (target.group !== undefined ? change.group === target.group
    : change.case === target.case && (target.checkpoint === undefined || change.checkpoint === target.checkpoint)));
const count = (changes, standing) => changes.filter((change) => change.standing === standing).length;
const mayDecide = () => shown.link === "open" && shown.state && !shown.state.refusal && !shown.busy;
const decide = (action, target, reason) => {
  if (!mayDecide()) return;
  if (send({ do: action, ...target, page, ...(reason ? { reason } : {}) })) shown.busy = keyOf(target);
  tell("busy");
};
// What the commands would have printed.
const linesOf = (told) => told.lines.map((line) => make("span", "line", line));
const saidOf = (target) => {
  const said = make("output", "said");
  const look = () => {
    const key = keyOf(target), told = shown.state?.told.find((one) => keyOf(one) === key);
    const text = shown.busy === key ? words.busy : told ? told.lines.join("\n") : "";
    if (said.dataset.text === text) return;
    said.dataset.text = text;
    said.classList.toggle("bad", !!told && !told.isDone && shown.busy !== key);
    said.replaceChildren(...(shown.busy === key ? [words.busy] : told ? linesOf(told) : []));
  };
  on("state busy link problem", look);
  look();
  return said;
};
// The buttons for something of the run, and what was decided about it; `host` is greyed out with it.
const deciding = (target, title, acceptWords, host) => {
  const name = (action) => say(words.about, action, title);
  const accept = pushed(target.checkpoint ? "toggle" : "toggle primary", acceptWords, () => decide("accept", target));
  const reject = pushed("toggle", words.reject, () => form.open(reject));
  accept.setAttribute("aria-label", name(acceptWords));
  reject.setAttribute("aria-label", name(words.reject));
  reject.setAttribute("aria-expanded", "false");
  const form = asking(words.why, words.rejectDo, true, (reason) => decide("reject", target, reason));
  const standing = make("span", "desk-standing");
  const row = make("div", "desk-row", accept, reject, standing);
  const part = make("div", "deciding", row, form, saidOf(target));
  const look = () => {
    const changes = changesOf(target), waiting = count(changes, "waiting");
    const may = mayDecide();
    for (const button of [accept, reject]) {
      // What has the focus keeps its place until somebody goes on.
      button.hidden = waiting === 0;
      allow(button, may);
    }
    if (shown.hello && !shown.hello.canReject) reject.hidden = true;
    if (waiting === 0 && !form.hidden) form.close(false);
    const decided = ["accepted", "rejected"].filter((one) => count(changes, one) > 0);
    const told = waiting === 0 && decided.length === 0 ? [toned("quiet", "unknown", words.closed)]
      : decided.map((one) => toned(one === "accepted" ? "good" : "bad", one === "accepted" ? "check" : "stop", words[one]));
    if (waiting > 0 && waiting < changes.length) {
      told.push(make("span", "quiet", say(words.partly, grouped(waiting), grouped(changes.length))));
    }
    standing.replaceChildren(...told);
    host.classList.toggle("decided", waiting === 0);
  };
  on("state busy link", look);
  look();
  return part;
};
