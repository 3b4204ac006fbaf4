// A link to something folded unfolds it.
const unfold = () => {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const fold = target && target.closest("details");
  if (!fold) return;
  fold.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", unfold);
unfold();
