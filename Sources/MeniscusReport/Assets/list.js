// The list of cases beside the page: those that need attention, then all by scene.
const list = document.querySelector(".sidebar .cases");
const listLimit = 200;
const linkTo = (found, isUnderScene) => {
  const name = found.variant ? `${found.name} · ${found.variant}` : found.name;
  const text = make("span", "case-name");
  if (isUnderScene) text.append(make("span", "", name));
  else text.append(make("span", "", found.scene), make("small", "", name));
  const link = make("a", "", badge(found.verdict), text);
  link.href = `#${found.id}`;
  return make("li", "", link);
};
const links = (found, isUnderScene) => {
  const items = found.slice(0, listLimit).map((one) => linkTo(one, isUnderScene));
  const rest = found.length - items.length;
  if (rest > 0) items.push(make("li", "quiet", say(data.words.more, grouped(rest))));
  return make("ul", "", ...items);
};
const heading = (text, count) => make("h2", "", text, make("span", "count", grouped(count)));
const sceneItem = (scene, shown, isOpen) => {
  // The scene has the mark of the case that is worst off.
  const worst = shown.find(({ isAccepted }) => !isAccepted) ?? shown.find(({ isSame }) => !isSame) ?? shown[0];
  const fold = make("details", "scene-item", make("summary", "", badge(worst.verdict),
    make("span", "case-name", make("span", "", scene.name)),
    make("span", "count", grouped(shown.length))));
  fold.dataset.scene = scene.name;
  const open = () => { if (fold.childElementCount === 1) fold.append(links(shown, true)); };
  fold.addEventListener("toggle", () => { if (fold.open) open(); });
  if (isOpen) { fold.open = true; open(); }
  return fold;
};
const showList = (shown) => {
  if (!list) return;
  const open = shown.filter(({ isAccepted }) => !isAccepted);
  const byScene = scenes.map((scene) => [scene, scene.cases.filter(({ isHidden }) => !isHidden)])
    .filter(([, found]) => found.length);
  const parts = [];
  if (open.length) parts.push(heading(data.words.attention, open.length), links(open, false));
  if (byScene.length) {
    parts.push(heading(data.words.scenes, byScene.length),
      ...byScene.map(([scene, found]) =>
        sceneItem(scene, found, byScene.length === 1 || (shown.length < cases.length && shown.length <= 40))));
  }
  if (!shown.length && cases.length) parts.push(make("p", "quiet", data.words.none));
  list.replaceChildren(...parts);
};
// Where the page stands: at a case that needs attention, or at pictures of a scene.
const mark = (item) => {
  if (!item || item.hasAttribute("aria-current")) return;
  for (const other of all("[aria-current]", list)) other.removeAttribute("aria-current");
  item.setAttribute("aria-current", "true");
  if (list.scrollHeight > list.clientHeight) item.scrollIntoView({ block: "nearest" });
};
const watcher = new IntersectionObserver((entries) => {
  const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
  if (!seen || !list) return;
  const { id, dataset: { scene } } = seen;
  mark(scene === undefined
    ? all(":scope > ul a", list).find((link) => link.hash.slice(1) === id)
    : all(".scene-item", list).find((item) => item.dataset.scene === scene)?.firstChild);
}, { rootMargin: "-10% 0px -70% 0px" });
for (const section of all("details.case[data-attention], .shot-case")) watcher.observe(section);
