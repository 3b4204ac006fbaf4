// The views at a pixel, from the outermost: what is switched off takes all that is in it along, in every frame.
const viewSwitches = (hidden, onChange) => {
  const list = make("ul", "switches"), most = 6;
  let shown = "";
  const line = (path) => {
    const toggle = pressed(path.split("/").at(-1), !hidden.has(path), (isOn) => {
      if (isOn) hidden.delete(path); else hidden.add(path);
      onChange();
    });
    toggle.title = path;
    return make("li", "", toggle);
  };
  list.setAttribute("aria-label", data.words.redrawViews);
  return {
    list,
    show(path) {
      const names = path ? path.split("/") : [];
      const around = names.map((_, place) => names.slice(0, place + 1).join("/")).slice(-most);
      // What is off stays in reach, wherever somebody points.
      const paths = [...around, ...[...hidden].filter((one) => !around.includes(one))];
      const next = paths.map((one) => `${one} ${hidden.has(one)}`).join("\n");
      if (next === shown) return;
      shown = next;
      const held = all("button", list).indexOf(document.activeElement);
      list.replaceChildren(...paths.map(line));
      list.hidden = !paths.length;
      if (held >= 0) all("button", list).at(held)?.focus({ preventScroll: true });
    },
  };
};
