// Cases that are as accepted: a picture each; a card is made as it comes near, its content as it opens.
const cardOf = (found) => {
  const card = make("details", "shot-case");
  card.id = found.id;
  card.dataset.scene = found.scene;
  card.addEventListener("toggle", () => {
    if (!card.open) return;
    fillCard(card, found);
    if (card.childElementCount === 1) card.append(contentOf(found));
  });
  found.card = card;
  return card;
};
const fillCard = (card, found) => {
  if (card.childElementCount) return;
  const shown = picturesOf(found).at(-1);
  const name = make("small", "", found.name);
  if (found.variant) name.append(make("span", "tag", found.variant));
  const label = make("span", "shot-name", badge(found.verdict), make("b", "", found.scene), name);
  label.title = found.identifier;
  card.append(make("summary", "", make("span", "shot", shown ? imageOf(shown, "") : icon("check")), label));
};
const fillAll = () => {
  for (const found of cases) if (found.card) fillCard(found.card, found);
};
// The scenes, each with its cases, in the order of the run.
const scenes = [];
const sceneOf = new Map();
for (const found of cases) {
  if (!sceneOf.has(found.scene)) {
    sceneOf.set(found.scene, { name: found.scene, cases: [] });
    scenes.push(sceneOf.get(found.scene));
  }
  sceneOf.get(found.scene).cases.push(found);
}
const approach = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    approach.unobserve(target);
    fillCard(target, caseOf.get(target.id));
  }
}, { rootMargin: "800px 0px" });
const caseOf = new Map(cases.map((found) => [found.id, found]));
const gallery = document.querySelector(".gallery");
if (gallery) {
  // Scenes of one folder stand together.
  const folders = new Map();
  for (const found of cases) {
    if (!found.isSame) continue;
    const folder = found.scene.includes("/") ? found.scene.split("/")[0] : "";
    if (!folders.has(folder)) folders.set(folder, []);
    folders.get(folder).push(found);
  }
  for (const [folder, inside] of folders) {
    const shots = make("div", "shots", ...inside.map(cardOf));
    const title = make("h3", "", folder || data.words.scenes, make("span", "count", grouped(inside.length)));
    gallery.append(make("section", "folder", ...(folders.size > 1 ? [title] : []), shots));
    for (const card of shots.children) approach.observe(card);
  }
}
addEventListener("beforeprint", () => {
  fillAll();
  for (const fold of all("details.case[data-attention]")) openedCase(fold);
});
