// The list of cases: filter, and where the page stands.
const filter = document.querySelector("[data-action=filter]");
const applyFilter = () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of all(".cases li")) {
    item.hidden = !words.every((word) => item.dataset.name.includes(word));
  }
};
filter.addEventListener("input", applyFilter);
const links = new Map(all(".cases a").map((link) => [link.hash.slice(1), link]));
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    for (const link of links.values()) link.removeAttribute("aria-current");
    const link = links.get(entry.target.id);
    link?.setAttribute("aria-current", "true");
    const list = link?.closest(".cases");
    if (list && list.scrollHeight > list.clientHeight) link.scrollIntoView({ block: "nearest" });
  }
}, { rootMargin: "-10% 0px -70% 0px" });
for (const section of all("section.case")) watcher.observe(section);
