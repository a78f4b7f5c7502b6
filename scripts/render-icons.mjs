/** Renders public/favicon.svg as the other icon formats of browsers and phones; run after changing the SVG. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { prepareBrowser } from "./local-browser.mjs";
import { ROOT } from "./server.mjs";

const svg = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
const { browser: found } = await prepareBrowser({ root: ROOT });
const browser = await chromium.launch({ executablePath: found?.path, args: ["--no-sandbox"] });

/** Square for phones, which round the corners themselves. */
async function draw(size, isSquare) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = isSquare ? svg.replace(' rx="7"', "") : svg;
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${drawn}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one PNG. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const write = (name, bytes) => writeFileSync(join(ROOT, "public", name), bytes);
write("favicon.ico", toIco(await draw(32, false), 32));
write("apple-touch-icon.png", await draw(180, true));
write("icon-192.png", await draw(192, true));
write("icon-512.png", await draw(512, true));
await browser.close();
