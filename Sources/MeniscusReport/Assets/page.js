const root = document.documentElement;
const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));
const make = (name, className = "", ...content) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
};
// A part of a drawing; attributes by name.
const space = make("template");
space.innerHTML = "<svg></svg>";
const draw = (name, attributes = {}, ...content) => {
  const element = document.createElementNS(space.content.firstChild.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};
const icon = (name) => draw("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" },
  draw("use", { href: `#icon-${name}` }));
// A sentence of the page, with its blanks filled in.
const say = (sentence, ...values) => sentence.replace(/\{(\d)\}/g, (_, place) => values[place]);
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
root.classList.add("has-script");

// Storage may be closed to pages of the file system.
const remembered = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { return null; }
};
