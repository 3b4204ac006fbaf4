// Elements: text goes in as text, never as markup.
const root = document.documentElement;
const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));
const fill = (element, properties, children) => {
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined));
  return element;
};
const make = (name, properties = {}, ...children) =>
  fill(document.createElement(name), properties, children);
const draw = (name, properties = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), properties, children);
const main = document.getElementById("main");
const live = document.getElementById("live");

// What is said to those who do not see the page, once they stop moving.
let speaking = 0;
const say = (text) => {
  clearTimeout(speaking);
  speaking = setTimeout(() => { live.textContent = text; }, 150);
};

// Storage may be closed to pages of the file system.
const remembered = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { return null; }
};
const themes = ["system", "light", "dark"];
const showTheme = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};
showTheme(remembered("meniscus-theme"));
const nextTheme = () => {
  const place = themes.indexOf(root.dataset.theme ?? "system");
  const theme = themes[(place + 1) % themes.length];
  showTheme(theme);
  remembered("meniscus-theme", theme);
  say(`Theme: ${theme}`);
};

// A control that chooses one of some: groups of [value, words].
const choice = (label, value, groups, change) => {
  const options = groups.flatMap(([title, list]) => {
    const made = list.map(([key, words]) =>
      make("option", { value: key, selected: key === value }, words));
    return title ? [make("optgroup", { label: title }, made)] : made;
  });
  return make("label", { class: "choice" }, make("span", {}, label),
    make("select", { onchange: (event) => change(event.target.value) }, options));
};
