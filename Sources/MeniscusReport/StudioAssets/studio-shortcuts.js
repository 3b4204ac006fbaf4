// Keys for the whole page, while the scene or a field does not have them.
const shortcuts = {
  i: () => setInspecting(!studio.inspects),
  p: () => clocked.pause.click(),
  c: () => { marked.field.focus(); },
  ".": () => clocked.step.click(),
};
addEventListener("keydown", (event) => {
  if (saving.dialog.open || event.defaultPrevented) return;
  const isEditing = event.target.matches("input, textarea, select") && event.target !== staged.field;
  if (isPageKey(event)) {
    const isUndo = event.key.toLowerCase() === "z";
    if (isUndo && isEditing) return;
    event.preventDefault();
    if (!isUndo) saving.open();
    else if (mayRecord()) traced.undo();
    return;
  }
  if (event.key === "Escape" && studio.inspects && !isEditing) {
    if (looking.isHeld) { looking.isHeld = false; tell("views"); } else setInspecting(false);
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (isEditing || (event.target === staged.field && !staged.field.readOnly)) return;
  const act = shortcuts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});
connect();
