// What the scene is shown in: each change is an event of the trace.
const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
const environmentOf = () => {
  const panel = make("details", "panel environment"), title = make("h2", "", words.environment);
  const change = (key, value) => ask({ do: "environment", change: { [key]: value } });
  const shown = [];
  const follow = (show) => { shown.push(show); };
  const scheme = segments(words.colorScheme, [["light", words.light], ["dark", words.dark]],
    (value) => change("colorScheme", value));
  follow(({ colorScheme = "light" }) => scheme.show(colorScheme));
  const direction = allow(choice([["leftToRight", words.leftToRight], ["rightToLeft", words.rightToLeft]],
    (value) => change("layoutDirection", value)));
  follow(({ layoutDirection = "leftToRight" }) => { direction.value = layoutDirection; });
  const text = allow(choice(textSizes.map((size) => [size, words[size]]),
    (value) => change("dynamicTypeSize", value)));
  follow(({ dynamicTypeSize = "large" }) => { text.value = dynamicTypeSize; });
  const switches = ["reduceMotion", "reduceTransparency", "increaseContrast", "boldText", "differentiateWithoutColor"]
    .map((key) => {
      const { check, row } = switched(words[key], (isOn) => change(key, isOn));
      follow((environment) => { check.checked = environment[key] === true; });
      allow(check);
      return row;
    });
  for (const button of scheme.buttons.values()) allow(button);

  const device = allow(make("select", "choice device"));
  const side = (label) => {
    const field = allow(make("input", "number"));
    Object.assign(field, { type: "number", min: 1, max: 8192, step: 1, required: true });
    field.setAttribute("aria-label", label);
    return field;
  };
  const [across, along] = [side(words.sceneWidth), side(words.sceneHeight)];
  const resize = (width, height) => ask({ do: "resize", width, height });
  device.addEventListener("change", () => {
    const found = studio.hello.devices[device.value];
    if (found) resize(found.width, found.height);
  });
  const typed = () => {
    const [width, height] = [across, along].map((field) => Math.round(field.valueAsNumber));
    const isFine = across.reportValidity() && along.reportValidity();
    if (isFine && (width !== studio.state.width || height !== studio.state.height)) resize(width, height);
  };
  for (const field of [across, along]) field.addEventListener("change", typed);
  const showSize = () => {
    const { width, height } = studio.state, { devices = [] } = studio.hello ?? {};
    const place = devices.findIndex((one) => one.width === width && one.height === height);
    device.value = String(place);
    for (const [field, value] of [[across, width], [along, height]]) {
      if (document.activeElement !== field || !field.matches(":user-invalid")) field.value = value;
    }
  };
  on("hello", ({ devices = [] }) => {
    device.replaceChildren(new Option(words.ownSize, "-1"),
      ...devices.map(({ name, width, height }, place) => new Option(say(words.deviceOf, name, width, height), place)));
    showSize();
  });
  on("shape", showSize);
  const showAll = () => { for (const show of shown) show(studio.state?.environment ?? {}); };
  on("hello state", showAll);
  on("refused", ({ do: what }) => {
    if (what === "environment") showAll();
    if (what === "resize") showSize();
  });

  const group = (name, ...rows) => {
    const set = make("fieldset", "", make("legend", "", name), ...rows);
    return set;
  };
  const isWide = matchMedia("(min-width: 1200px)");
  const unfold = () => { panel.open = isWide.matches; };
  isWide.addEventListener("change", unfold);
  unfold();
  panel.append(make("summary", "", title, icon("chevron")), noticesFor("environment", "resize"),
    make("div", "groups",
      group(words.sizeOfScene, fieldRow(words.device, device),
        make("div", "field-row", make("span", "", words.extent),
          make("span", "sides", across, make("span", "quiet", "×"), along))),
      group(words.looks, make("div", "field-row", make("span", "", words.colorScheme), scheme.group),
        fieldRow(words.textSize, text),
        fieldRow(words.layoutDirection, direction)),
      group(words.accessibility, ...switches)));
  const aside = make("aside", "environment-side", panel);
  aside.setAttribute("aria-label", words.environment);
  return aside;
};
