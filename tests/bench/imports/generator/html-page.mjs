/** The whole page: its frame (one column, sidebar, two columns) around the sections. */
import { escapeHtml } from "./grammar.mjs";
import { contactHtml, headerHtml, nameHtml } from "./html-header.mjs";
import { sectionWriter } from "./html-sections.mjs";

export function pageHtml(page) {
  const { layout, person, vocabulary } = page;
  const section = sectionWriter(page);
  const main = layout.order.map(section).join("\n");
  const side = (layout.side ?? []).map(section).join("\n");
  const contactTitle = escapeHtml(page.headings.contact);
  const { heading: tag = "h2" } = layout;
  const sideContact =
    layout.contactIn === "side"
      ? `<section class="sec contacts"><${tag} class="head"><span>${contactTitle}</span></${tag}>${contactHtml(page)}</section>`
      : "";
  const sideName = layout.nameIn === "side" ? nameHtml(page) : "";
  const mainName = layout.nameIn === "main" ? headerHtml(page) : "";
  const header = layout.nameIn ? "" : headerHtml(page);
  const body = FRAMES[layout.frame]({
    header,
    main: `${mainName}${main}`,
    side: `${sideName}${sideContact}${side}`,
  });
  return `<!doctype html><html lang="${vocabulary.language}"><head><meta charset="utf-8">
<title>${escapeHtml(person.fullName)}</title><style>${BASE_CSS}${layout.css}</style></head>
<body>${body}</body></html>`;
}

const FRAMES = {
  one: ({ header, main }) => `${header}<main>${main}</main>`,
  grid: ({ header, main, side }) =>
    `${header}<div class="frame"><main>${main}</main><aside>${side}</aside></div>`,
  gridSideFirst: ({ header, main, side }) =>
    `${header}<div class="frame"><aside>${side}</aside><main>${main}</main></div>`,
  table: ({ header, main, side }) =>
    `${header}<table class="frame"><tr><td class="main">${main}</td><td class="side">${side}</td></tr></table>`,
  tableSideFirst: ({ header, main, side }) =>
    `${header}<table class="frame"><tr><td class="side">${side}</td><td class="main">${main}</td></tr></table>`,
  columns: ({ header, main }) => `${header}<div class="columned">${main}</div>`,
};

const BASE_CSS = `
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
h1, h2, h3, h4, p, ul { margin: 0; }
ul { padding-left: 1.3em; }
a { color: inherit; text-decoration: none; }
table { border-collapse: collapse; width: 100%; }
td { padding: 0; vertical-align: top; }
.flex, header.split { display: flex; justify-content: space-between; gap: 1em; }
.flex > :last-child { text-align: right; white-space: nowrap; }
aside .flex > :last-child { white-space: normal; }
.right { text-align: right; white-space: nowrap; }
.float { float: right; }
.relative { position: relative; padding-right: 12em; }
.absolute { position: absolute; right: 0; top: 0; }
.gap { display: inline-block; width: 2.5em; }
.b { font-weight: bold; } .i { font-style: italic; } .s { font-size: 0.88em; } .l { font-size: 1.15em; }
.c { text-transform: uppercase; } .k { font-variant: small-caps; } .a { color: var(--accent); } .g { color: #666; }
.u { text-decoration: underline; }
.grid { display: grid; grid-template-columns: var(--when, 7.5em) 1fr; column-gap: 1.2em; }
.floated > .when { float: left; width: var(--when, 7.5em); } .floated > .what { margin-left: calc(var(--when, 7.5em) + 1em); }
table.timed td.when { width: var(--when, 7.5em); padding-right: 1em; }
ul.columns { column-count: 3; }
.chip { display: inline-block; padding: 0.1em 0.6em; margin: 0 0.3em 0.3em 0; border: 1px solid var(--accent); border-radius: 1em; }
.bar { height: 4px; background: #ddd; margin: 2px 0 6px; } .bar > div { height: 100%; background: var(--accent); }
.pairs { width: auto; } .pairs td { padding-right: 1.2em; } .pairs .label { font-weight: bold; white-space: nowrap; }
.across td { width: 33.3%; } .across td:nth-child(2) { text-align: center; } .across td:last-child:not(:nth-child(2)) { text-align: right; }
div.bullet { padding-left: 1em; text-indent: -0.7em; }
.entry { margin-bottom: 0.7em; } .small { margin-bottom: 0.25em; }
.head { break-after: avoid; }
`;
