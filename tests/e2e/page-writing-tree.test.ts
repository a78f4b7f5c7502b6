/** What a screen reader gets while a person writes on the page: role, name, value, and announcements. */
import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor } from "../support/editor.ts";
import { openSample } from "../support/sample-resume.mjs";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Shown {
  role: string;
  name: string;
  value: string;
  properties: Record<string, unknown>;
}

/** The nodes of the accessibility tree, of the page's frame or of the editor. */
async function treeOf(session: CDPSession, frameId?: string): Promise<Shown[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree", frameId ? { frameId } : {});
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, properties = [] }) => ({
      role: String(role?.value ?? ""),
      name: String(name?.value ?? ""),
      value: String(value?.value ?? ""),
      properties: Object.fromEntries(properties.map((it) => [it.name, it.value.value])),
    }));
}

test("the text being written has role, name and value, and moving its entry is announced", async () => {
  const { person, path } = await openSample(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, path);
  const frame = page.frameLocator('iframe[title="Resume preview"]');
  await frame.getByText("Tramway Digital").click();
  await frame.locator("[data-writing]").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Accessibility.enable");
  const { frameTree } = await session.send("Page.getFrameTree");
  const preview = frameTree.childFrames?.find(({ frame: { url } }) => url === "about:srcdoc");
  const written = async () => {
    const nodes = await treeOf(session, preview?.frame.id);
    const focused = nodes.filter(({ properties }) => properties.focused === true);
    return focused.find(({ role }) => role === "textbox");
  };

  // A text of one line.
  await expect.poll(written).toMatchObject({
    role: "textbox",
    name: "Experience 2 · Tramway Digital: Company",
    value: "Tramway Digital",
    properties: { editable: "plaintext", multiline: false },
  });
  await page.keyboard.press("End");
  await page.keyboard.type(" Ltd");
  await expect.poll(async () => (await written())?.value).toBe("Tramway Digital Ltd");

  // Tab leads to a text of several lines; its value changes with each key.
  for (let stop = 0; stop < 3 && !(await written())?.properties.multiline; stop++)
    await page.keyboard.press("Tab");
  expect(await written()).toMatchObject({ properties: { multiline: true } });
  expect((await written())?.name).toMatch(/: Description$/);
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nTrained two nurses");
  await expect.poll(async () => (await written())?.value).toContain("Trained two nurses");

  // An empty text is announced by its name, without the placeholder as its value.
  await page.keyboard.press("Control+Enter");
  await expect.poll(async () => (await written())?.name).toMatch(/: Position$/);
  // The invisible character that gives the empty line its height is not read out.
  expect((await written())?.value.replace("\u200c", "")).toBe("");
  await page.keyboard.press("Escape");

  // Moving an entry is announced in the editor's own live region.
  await frame.getByText("Tramway Digital").click();
  await page.keyboard.press("Alt+ArrowUp");
  const said = async () =>
    (await treeOf(session)).filter(({ properties }) => properties.live === "polite");
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
  await page
    .getByRole("status")
    .getByText("Experience moved to place 1 of 3")
    .waitFor({ state: "attached" });
  await context.close();
});
