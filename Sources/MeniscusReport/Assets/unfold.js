// A link to something folded unfolds it.
const unfold = () => {
  const id = location.hash.slice(1);
  if (!id) return;
  const name = id.split(":")[0];
  if (caseOf.get(name)?.isHidden) { filter.value = ""; applyFilter(); }
  // A checkpoint is made with its case.
  const target = document.getElementById(id) ?? document.getElementById(name);
  const fold = target?.closest("details");
  if (!fold) return;
  fold.open = true;
  // On a long page what lies between gets its height only as it comes near.
  const reach = () => target.scrollIntoView({ behavior: "instant" });
  reach();
  requestAnimationFrame(reach);
};
addEventListener("hashchange", unfold);
// A second click on a link whose place the page is at already.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='#']");
  if (link && link.hash === location.hash) setTimeout(unfold);
});
unfold();
