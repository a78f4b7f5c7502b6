/**
 * A person at mouse and keyboard: where things are is asked beforehand, so that an interaction itself is nothing but
 * the browser's own input.
 */
const KEY_MS = 110;
const THINK_MS = 350;

export function handsOn(page) {
  const frame = page.frameLocator('iframe[title="Resume preview"]');
  const rest = (ms = THINK_MS) => page.waitForTimeout(ms);

  /** The middle of an element, scrolled to where nothing covers it. */
  async function pointOf(locator) {
    await locator.scrollIntoViewIfNeeded();
    await locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
      if (hit && !element.contains(hit) && !hit.contains(element))
        element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const box = await locator.boundingBox();
    if (!box) throw new Error(`Not in sight: ${locator}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  async function press(locator) {
    const [x, y] = await pointOf(locator);
    await page.mouse.move(x, y, { steps: 4 });
    await rest(120);
    await page.mouse.click(x, y, { delay: 60 });
    await rest();
  }
  async function type(text) {
    for (const letter of text) {
      await page.keyboard.press(letter === "\n" ? "Enter" : letter, { delay: 30 });
      await rest(KEY_MS - 30);
    }
  }
  async function keys(...names) {
    for (const name of names) {
      await page.keyboard.press(name, { delay: 40 });
      await rest();
    }
  }
  async function scroll(locator, by, turns = 4) {
    const [x, y] = await pointOf(locator);
    await page.mouse.move(x, y);
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, by);
      await rest(120);
    }
  }
  const button = (name) => page.getByRole("button", { name, exact: typeof name === "string" });
  const tab = (name) => page.getByRole("tab", { name, exact: typeof name === "string" });
  return { page, frame, rest, press, type, keys, scroll, button, tab };
}
