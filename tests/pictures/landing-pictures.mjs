/** Pictures of the product for the landing page, in both themes: public/landing. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT_PICTURES } from "#app/screens/landing/product-pictures.ts";
import { toWebp } from "../../scripts/draw-previews.mjs";
import { ROOT } from "../../scripts/server.mjs";
import { signedInContext } from "../support/editor.ts";
import { STATES } from "./editor-states.mjs";

const FOLDER = join(ROOT, "public", "landing");
const VIEWPORT = { width: 1440, height: 900 };
/** Small files; letters stay sharp. */
const QUALITY = 0.75;
const THEMES = ["light", "dark"];
/** What moves by itself has come to rest. */
const REST_MS = 700;

/** Of each picture: the width of what it shows in pixels, its page, and its left upper corner there. */
const SHOTS = {
  editor: { shown: 1440, open: openScore, corner: async () => ({ x: 0, y: 0 }) },
  gallery: {
    shown: 1240,
    open: (page) => page.goto("/templates", { waitUntil: "networkidle" }),
    corner: (page) => cornerOf(page.getByRole("article").first(), { x: -4, y: -16 }),
  },
  match: {
    shown: 700,
    async open(page, path) {
      await openScore(page, path);
      await page.getByRole("button", { name: "Show matches" }).click();
    },
    corner: async (page) => ({
      x: VIEWPORT.width - 700,
      y: (await cornerOf(page.getByText(/must-haves shown/).first(), { x: 0, y: -100 })).y,
    }),
  },
  finish: {
    shown: 930,
    async open(page, path) {
      await openForm(page, path);
      await STATES.finish.show(page);
    },
    corner: (page) =>
      cornerOf(page.getByRole("dialog", { name: "Download & Share" }), { x: 0, y: 0 }),
  },
};

async function openForm(page, path) {
  await page.goto(path);
  await page.getByLabel("Full Name").waitFor();
}

async function openScore(page, path) {
  await openForm(page, path);
  await STATES.score.show(page);
}

async function cornerOf(locator, move) {
  const { x, y } = await locator.boundingBox();
  return { x: x + move.x, y: y + move.y };
}

export async function drawLandingPictures({ browser, url, person, path }) {
  mkdirSync(FOLDER, { recursive: true });
  const encoder = await browser.newPage();
  const write = async (name, png) =>
    writeFileSync(join(FOLDER, `${name}.webp`), await toWebp(encoder, png, { quality: QUALITY }));

  for (const [name, { shown, open, corner }] of Object.entries(SHOTS)) {
    const size = PRODUCT_PICTURES[name];
    const deviceScaleFactor = size.width / shown;
    const context = await signedInContext(browser, url, person, VIEWPORT, { deviceScaleFactor });
    const page = await context.newPage();
    await open(page, path);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(REST_MS);
      const height = (size.height / size.width) * shown;
      const clip = { ...(await corner(page)), width: shown, height };
      await write(`${name}-${colorScheme}`, await page.screenshot({ clip }));
    }
    await context.close();
  }
  await write("miniature", await miniaturePage(browser, url));
  await encoder.close();
}

/** The page of the miniature as it is when it becomes live, so that nothing jumps. */
async function miniaturePage(browser, url) {
  const context = await browser.newContext({
    ...{ baseURL: url, colorScheme: "light", deviceScaleFactor: 2 },
    viewport: { width: 1440, height: 1200 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByLabel("Last line of the job").focus();
  await page.locator("iframe[data-live]").waitFor();
  await page.waitForTimeout(REST_MS);
  const png = await page.locator("iframe[data-live]").screenshot();
  await context.close();
  return png;
}
