/** The page of the picture that is shown with links to the site. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const fontUrl = (path) =>
  `data:font/woff2;base64,${readFileSync(require.resolve(path)).toString("base64")}`;
const SERIF = fontUrl("@fontsource/newsreader/files/newsreader-latin-500-normal.woff2");
const SANS = fontUrl("@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2");

/** @param {Buffer} picture the editor, as PNG */
export const socialHtml = (picture) => `<!doctype html>
<style>
@font-face { font-family: serif-face; src: url(${SERIF}); }
@font-face { font-family: sans-face; src: url(${SANS}); }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; overflow: hidden; background: #f6f4f0; color: #1c1917; }
header { padding: 48px 64px 0; }
h1 { font: 64px/1.1 serif-face; letter-spacing: -0.01em; }
p { margin-top: 12px; font: 26px/1.35 sans-face; color: #57534e; }
img { position: absolute; left: 64px; top: 228px; width: 1072px; border: 1px solid #d6d3d1; border-radius: 10px; }
</style>
<header>
<h1>Covitae</h1>
<p>Your resume with a live preview, alone or together, and a score that explains itself.</p>
</header>
<img alt="" src="data:image/png;base64,${picture.toString("base64")}">`;
