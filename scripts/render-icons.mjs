/** Renders public/favicon.svg as the other icon formats of browsers and phones; run after changing the SVG. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { prepareBrowser } from "./local-browser.mjs";
import { ROOT } from "./server.mjs";

const svg = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
const { browser: found } = await prepareBrowser({ root: ROOT });
const browser = await chromium.launch({ executablePath: found?.path, args: ["--no-sandbox"] });

/** Returns a PNG of `size` pixels; square for phones, which round the corners themselves. */
async function draw(size, isSquare) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = isSquare ? svg.replace(' rx="7"', "") : svg;
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${drawn}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one PNG: a header of 6 bytes, one directory entry of 16 bytes, and the PNG. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  const [typeIcon, pictures, planes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(typeIcon, 2);
  header.writeUInt16LE(pictures, 4);
  // The directory entry: width, height, planes, bits per pixel, and the PNG's length and offset.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
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
