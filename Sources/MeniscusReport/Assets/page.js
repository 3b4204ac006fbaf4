const root = document.documentElement;
const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));
const make = (name, className = "") => {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
root.classList.add("has-script");

// Storage may be closed to pages of the file system.
const remembered = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { return null; }
};
