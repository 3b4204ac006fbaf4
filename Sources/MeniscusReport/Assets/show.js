// The report's page, with buttons where it has commands.
root.classList.add("is-served");
const summary = summaryOf();
(document.querySelector(".numbers") ?? document.querySelector("main").firstElementChild).after(summary);
const groupParts = () => {
  for (const decision of all(".decision[data-group]")) {
    const target = { group: decision.dataset.group };
    if (decision.querySelector(".deciding") || !changesOf(target).length) continue;
    const choice = decision.querySelector(".choice");
    const part = deciding(target, decision.querySelector(".cause").textContent, words.acceptGroup, decision);
    if (choice) choice.append(part);
    else decision.lastElementChild.append(part);
  }
};
// A case is filled as it opens, and gets its buttons then.
const caseParts = (fold) => {
  const name = fold.dataset.case, content = fold.querySelector(".folded");
  if (!content || content.querySelector(":scope > .desk") || !changesOf({ case: name }).length) return;
  const desk = make("section", "desk", make("h4", "", words.decide),
    deciding({ case: name }, name, words.acceptCase, fold));
  content.insertBefore(desk, content.querySelector(":scope > .commands"));
  if (changesOf({ case: name }).length < 2) return;
  for (const one of all("[data-checkpoint]", content)) {
    const { checkpoint } = one.dataset, target = { case: name, checkpoint };
    if (!changesOf(target).length) continue;
    one.append(deciding(target, checkpoint, words.acceptCheckpoint, one));
  }
};
let panel = null;
const frameParts = (fold) => {
  const { hello } = shown, content = fold.querySelector(".folded");
  if (!hello?.frames || fold.id !== hello.anchor || !content || panel) return;
  panel = framePanel(hello.frames);
  const viewer = content.querySelector(".redraw");
  // Without a viewer it stands where that would, below what was found.
  const places = [".redraw", ".frames", ".divergence", ".sentences", ".byline"];
  places.map((place) => content.querySelector(`:scope > ${place}`)).find(Boolean).after(panel);
  if (viewer) panel.follow(viewer);
  if (hello.edit) panel.after(editRow(hello.edit));
  panel.goTo(hello.first);
};
const look = () => {
  groupParts();
  for (const fold of all("details.case[open]")) caseParts(fold);
  for (const fold of all("details[open]")) frameParts(fold);
};
addEventListener("toggle", () => setTimeout(look), { capture: true });
on("state", look);
// Somebody may have decided elsewhere meanwhile.
addEventListener("focus", () => { if (!shown.busy) send({ do: "list" }); });
connect();
