// Light, dark, or as the system.
const themes = ["system", "light", "dark"];
const showTheme = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};
showTheme(remembered("meniscus-theme"));
for (const button of all("[data-action=theme]")) {
  button.addEventListener("click", () => {
    const place = themes.indexOf(root.dataset.theme ?? "system");
    const theme = themes[(place + 1) % themes.length];
    showTheme(theme);
    remembered("meniscus-theme", theme);
  });
}
