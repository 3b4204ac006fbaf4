// Commands to copy.
const copy = async (text) => {
  try { await navigator.clipboard.writeText(text); return true; } catch { }
  const field = make("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
};
const copies = (button) => {
  button.addEventListener("click", async () => {
    if (!await copy(button.parentElement.querySelector("code").textContent)) return;
    const use = button.querySelector("use");
    use.setAttribute("href", "#icon-check");
    button.classList.add("copied");
    setTimeout(() => {
      use.setAttribute("href", "#icon-copy");
      button.classList.remove("copied");
    }, 1600);
  });
};
for (const button of all("[data-action=copy]")) copies(button);
