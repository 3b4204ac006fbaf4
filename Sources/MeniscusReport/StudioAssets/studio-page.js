// The page, put together.
const traced = traceOf(), staged = stageOf(), saving = saveDialog();
const clocked = clockOf(traced.undo), marked = checkpointForm();
const sceneTitle = () => {
  const parts = data.scene.split("/"), title = make("h1", "identifier");
  title.title = data.scene;
  if (parts.length > 1) title.append(make("span", "scene-folder", `${parts.slice(0, -1).join("/")}/`));
  title.append(make("b", "", parts.at(-1)));
  return title;
};
const themeButton = pushed("plain", words.theme, [icon("theme")], () => {});
themeButton.dataset.action = "theme";
const saveButton = allow(pushed("toggle primary", "", [words.saveOpen], saving.open));
saveButton.setAttribute("aria-keyshortcuts", isMac ? "Meta+S" : "Control+S");
saveButton.title = say(words.withKey, words.saveTitle, shortcut("S"));
const kbd = (key, text) => make("span", "", make("kbd", "", key), ` ${text}`);
const keysLine = make("p", "keys", kbd("I", words.inspect), kbd("C", words.checkpoint), kbd("P", words.pause),
  kbd(".", words.stepShort), kbd(shortcut("Z"), words.undo), kbd(shortcut("S"), words.save));
const environmentSide = environmentOf();
environmentSide.append(keysLine);
const header = make("header", "bar",
  make("div", "brand", brandMark(), sceneTitle()), recordState(), make("span", "gap"), clocked.group,
  make("span", "gap"), marked.form, saveButton, themeButton);
const side = make("aside", "side", inspectorOf(), traced.panel);
side.setAttribute("aria-label", words.side);
document.body.append(make("div", "studio", header, make("div", "over", bannerOf(), noticesFor("checkpoint", "save")),
  staged.main, environmentSide, side), saving.dialog);
