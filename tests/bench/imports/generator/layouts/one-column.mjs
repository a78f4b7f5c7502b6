/**
 * Families of layouts with one column from top to bottom. A family returns the properties of a layout, some by chance;
 * defaults.mjs adds the others. `job`, `school`, `minor` (certificates and the like), `group` (an employer above
 * several roles) and `when` (a column of dates) are lines of entries in the grammar of ../grammar.mjs.
 */
import { SANS, SERIF } from "./defaults.mjs";

const rule = ".head { border-bottom: 1px solid currentColor; }";

export const ONE_COLUMN = {
  /** As from career offices of universities: centered name, ruled headings in capitals, employer and place first. */
  campus: (chance) => ({
    font: chance.pick(SERIF),
    header: "center",
    job: ["{b company} >> {place}", "{i title} >> {dates}"],
    school: ["{b school} >> {place}", "{i study}[. {grade}] >> {dates}"],
    css: `header { text-align: center; } .head { text-transform: uppercase; font-size: 1.05em; } ${rule}`,
  }),
  /** The most ordinary file there is: employer in bold, title in italics, dates at the right. */
  ordinary: (chance) => ({
    font: chance.pick(["Liberation Serif", "Liberation Sans", "Caladea"]),
    job: ["{b company}[, {place}] >> {dates}", "{i title}"],
    school: ["{b school} >> {dates}", "{study}[, {place}][, {grade}]"],
    css: chance.pick([
      rule,
      ".head { text-transform: uppercase; }",
      ".head { color: var(--accent); }",
    ]),
  }),
  /** Title first, then employer and place, then dates: each on a line of its own. */
  stacked: (chance) => ({
    font: chance.pick(SANS),
    job: ["{b title}", "{company}[, {place}]", "{g dates}"],
    school: ["{b study}", "{school}[, {place}]", "{g dates}", "[{grade}]"],
    contact: "stack",
    css: `.head { color: var(--accent); border-bottom: 2px solid var(--accent); }`,
  }),
  /** Everything about a job in one line. */
  oneLiner: (chance) => ({
    job: [
      chance.pick([
        "{b company}[, {place}] — {title} ({dates})",
        "{b title}, {company}[ — {place}] ({dates})",
        "{title} | {b company}[ | {place}] | {dates}",
        "{dates}: {b title}, {company}[ ({place})]",
        "{b title} at {company}[, {place}], {dates}",
      ]),
    ],
    school: [
      chance.pick([
        "{study}, {school}[, {place}] ({dates})",
        "{dates}: {b study}, {school}[, {grade}]",
      ]),
    ],
    minor: ["{name}[, {by}][, {date}]"],
    minorList: true,
    bullets: chance.pick(["ul", "- ", "– "]),
    css: ".head { text-decoration: underline; font-size: 1em; }",
  }),
  /** Google-Docs-like: "Company, City — Title" and the dates in small gray capitals below. */
  docs: () => ({
    font: "Open Sans",
    job: ["{b company}[, {place}] — {i title}", "{cgs dates}"],
    school: ["{b school}[, {place}] — {i study}", "{cgs dates}", "[{grade}]"],
    project: ["{b name}[ — {i tools}]"],
    minor: ["{name}[ — {by}]", "[{cgs date}]"],
    header: "split",
    contact: "stack",
    css: ".head { color: var(--accent); text-transform: uppercase; font-size: 0.9em; } .name { font-size: 2.6em; }",
  }),
  /** Letterspaced, centered, with thin rules; dates above the title. */
  airy: (chance) => ({
    font: chance.pick(["Lato", "EB Garamond", "Noto Sans"]),
    header: "center",
    job: ["{s dates}", "{c title}", "{i company}[, {place}]"],
    school: ["{s dates}", "{c study}", "{i school}[, {place}]"],
    minor: ["{name}[, {i by}][, {date}]"],
    bullets: chance.pick(["p", "ul"]),
    css: `header, .head, .entry { text-align: center; } .entry ul, .entry .bullet { text-align: left; }
      .name { letter-spacing: 0.25em; text-transform: uppercase; font-weight: 400; } .head { letter-spacing: 0.2em; text-transform: uppercase; font-weight: 400; border-top: 1px solid #aaa; padding-top: 0.6em; }`,
  }),
  /** Justified and hyphenated paragraphs in small print, with a footer on every page. */
  justified: (chance) => ({
    font: chance.pick(SERIF),
    hyphenate: true,
    footer: "name",
    job: ["{k title}, {i company}[, {place}] >> {dates}"],
    school: ["{k study}, {i school}[, {place}] >> {dates}"],
    skills: "groupLines",
    css: `p, li { text-align: justify; } .head { font-variant: small-caps; font-weight: 400; font-size: 1.35em; } ${rule}`,
  }),
  /** A colored band with the name; chips for skills. */
  banner: (chance) => ({
    font: chance.pick(SANS),
    margin: "0",
    contact: chance.pick(["iconLine", "labeledLine"]),
    job: ["{b title} >> {a dates}", "{company}[ · {place}]"],
    school: ["{b study} >> {a dates}", "{school}[ · {place}][ · {grade}]"],
    skills: "chips",
    css: `header { background: var(--accent); color: white; padding: 12mm 16mm; } main { padding: 4mm 16mm 12mm; } .head { color: var(--accent); }`,
  }),
  /** The dates alone on the first line, then "Title at Company". */
  datesFirst: (chance) => ({
    job: [
      "{b dates}",
      chance.pick([
        "{title}, {company}[, {place}]",
        "{u title} – {company}[ – {place}]",
        "{title} @ {company}[ ({place})]",
      ]),
    ],
    school: ["{b dates}", "{study} – {school}[ – {place}]", "[{grade}]"],
    minor: ["{b date}", "{name}[ – {by}]"],
    css: `.head { background: #eee; padding: 0.15em 0.5em; } .entry { margin-bottom: 1em; }`,
  }),
  /** Three cells over an entry: employer, title, dates. */
  threeAcross: (chance) => ({
    job: [
      chance.pick([
        "{b company} >> {i title} >> {dates}",
        "{b title} >> {company} >> {dates}",
        "{dates} >> {b company} >> {title}",
      ]),
      "[{s place}]",
    ],
    school: ["{b school} >> {i study} >> {dates}", "[{s place}]", "[{s grade}]"],
    css: `.head { text-align: center; border-top: 1px solid; border-bottom: 1px solid; }`,
  }),
  /** For managers: a shaded summary, competencies in three columns, employers in capitals. */
  executive: (chance) => ({
    font: chance.pick(SERIF),
    header: "center",
    job: ["{cb company}[ | {place}] >> {b dates}", "{bi title}"],
    school: ["{b study}[ | {school}][ | {place}] >> {dates}"],
    skills: "cells",
    order: [
      "summary",
      "skills",
      "experience",
      "education",
      "certificates",
      "awards",
      "memberships",
      "publications",
      "languages",
      "volunteering",
      "custom",
    ],
    css: `header { text-align: center; border-bottom: 3px double var(--accent); padding-bottom: 0.6em; } .summary .body { background: #eef1f5; padding: 0.6em 1em; } .head { text-align: center; text-transform: uppercase; letter-spacing: 0.05em; color: var(--accent); } .cells td { width: 33%; padding: 0.1em 0; }`,
  }),
  /** Headings as filled bands over the whole width. */
  bands: (chance) => ({
    font: chance.pick(SANS),
    header: "split",
    contact: "labels",
    job: ["{b title} | {company}[ | {place}]", "{i dates}"],
    school: ["{b study} | {school}[ | {place}]", "{i dates}[ | {grade}]"],
    css: `.head { background: var(--accent); color: white; padding: 0.2em 0.6em; font-size: 1.05em; } header { border-bottom: none; }`,
  }),
  /** Every section in a box. */
  boxed: (chance) => ({
    font: chance.pick(SANS),
    job: ["{b company} >> {s dates}", "{a title}[ – {place}]"],
    school: ["{b school} >> {s dates}", "{a study}[ – {place}]", "[{s grade}]"],
    skills: chance.pick(["chips", "commas", "groupTable"]),
    css: `.sec { border: 1px solid #bbb; border-radius: 6px; padding: 0.6em 0.9em; } header { border: 1px solid var(--accent); border-radius: 6px; padding: 0.8em; } .head { font-size: 1.05em; color: var(--accent); }`,
  }),
  /** Small gray headings, no bold anywhere, much white. */
  quiet: (chance) => ({
    font: chance.pick(["Lato", "Open Sans", "EB Garamond"]),
    contact: "stack",
    job: ["{l title}", "{g company}[ · {place}] >> {g dates}"],
    school: ["{l study}", "{g school}[ · {place}] >> {g dates}", "[{g grade}]"],
    minor: ["{name}[ · {by}] >> {g date}"],
    project: ["{l name}[ · {g link}]", "[{g tools}]"],
    skills: "dots",
    css: `.name, .head { font-weight: 400; } .head { text-transform: uppercase; font-size: 0.8em; letter-spacing: 0.08em; color: #888; } .sec { margin-top: 1.8em; }`,
  }),
  /** A bar before each heading, a line along each entry; dates in brackets after the title. */
  bars: (chance) => ({
    font: chance.pick(SANS),
    job: ["{b title} ({dates})", "{i company}[, {place}]"],
    school: ["{b study} ({dates})", "{i school}[, {place}]", "[{grade}]"],
    minor: ["{b name}[ ({date})]", "[{i by}]"],
    css: `.head { border-left: 6px solid var(--accent); padding-left: 0.5em; } .entry { border-left: 1px solid #ccc; padding-left: 0.9em; margin-left: 3px; }`,
  }),
  /** Pictures of a pin and a calendar instead of words, as in design tools' templates. */
  pins: (chance) => ({
    font: chance.pick(SANS),
    contact: "iconLine",
    job: ["{b title}", "{a company}", "{sd dates}[   {sp place}]"],
    school: ["{b study}", "{a school}", "{sd dates}[   {sp place}]", "[{s grade}]"],
    skills: "chips",
    css: `.d::before, .p::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; border: 1.5px solid var(--accent); margin-right: 0.4em; } .p::before { border-radius: 50% 50% 50% 0; } .p { margin-left: 1.5em; } .name { color: var(--accent); }`,
  }),
  /** The first word of the name above the second, employer after an at sign. */
  poster: (chance) => ({
    font: chance.pick(["Roboto", "Lato", "Open Sans"]),
    splitName: true,
    header: "split",
    contact: "stack",
    job: [
      chance.pick(["{b title} @ {company} >> {dates}", "{b title} · {company} >> {dates}"]),
      "[{gs place}]",
    ],
    school: ["{b study} · {school} >> {dates}", "[{gs place}]", "[{gs grade}]"],
    css: `.name { font-size: 3.4em; line-height: 1; text-transform: uppercase; color: var(--accent); } .head { font-size: 1.5em; }`,
  }),
  /** Position, employer and dates each after its label. */
  labeledLines: () => ({
    class: "other",
    job: [
      "{b periodLabel}: {dates}",
      "{b employerLabel}: {company}[, {place}]",
      "{b roleLabel}: {title}",
    ],
    school: ["{dates}", "{b study}", "{school}[, {place}][, {grade}]"],
    contact: "labels",
    css: ".head { color: var(--accent); text-decoration: underline; }",
  }),
  /** Short sections begin on the line of their heading. */
  runIn: (chance) => ({
    font: chance.pick(SERIF),
    job: ["{b title}, {company}[, {place}], {dates}"],
    school: ["{b study}, {school}[, {place}], {dates}[, {grade}]"],
    minor: ["{name}[, {by}][, {date}]"],
    skills: chance.pick(["commas", "semicolons"]),
    languages: chance.pick(["brackets", "dashes"]),
    heading: "h3",
    css: `.summary .head, .skills .head, .languages .head, .interests .head { display: inline; margin-right: 0.5em; } .summary .body, .skills .body, .languages .body, .interests .body, .summary p, .skills p, .languages p, .interests p { display: inline; } .head { text-transform: uppercase; font-size: 1em; }`,
  }),
  /** Everything at the right edge but the texts. */
  flushRight: (chance) => ({
    font: chance.pick(SANS),
    contact: "stack",
    job: ["{b title}", "{company}[, {place}]", "{i dates}"],
    school: ["{b study}", "{school}[, {place}]", "{i dates}"],
    css: `header, .head, .line { text-align: right; } .head { color: var(--accent); border-bottom: 1px solid; }`,
  }),
  /** Light letters on a dark page. */
  night: (chance) => ({
    font: chance.pick(SANS),
    margin: "0",
    job: ["{a title} >> {s dates}", "{company}[, {place}]"],
    school: ["{a study} >> {s dates}", "{school}[, {place}][, {grade}]"],
    skills: chance.pick(["bars", "chips"]),
    accent: chance.pick(["#7fd1ae", "#f2b25c", "#8ab4f8"]),
    css: `html { background: #1c1f26; } body { background: #1c1f26; color: #eee; padding: 14mm 16mm; } .g { color: #aaa; } .head { color: var(--accent); }`,
  }),
  /** Dates in a filled badge before the title. */
  badges: (chance) => ({
    font: chance.pick(SANS),
    header: "contactFirst",
    job: ["{o dates} {b title}", "{company}[, {place}]"],
    school: ["{o dates} {b study}", "{school}[, {place}]", "[{grade}]"],
    minor: ["[{o date}] {name}[, {by}]"],
    css: `.o { background: var(--accent); color: white; border-radius: 3px; padding: 0 0.4em; font-size: 0.88em; margin-right: 0.4em; } .head { border-bottom: 2px dotted var(--accent); }`,
  }),
  /** Jobs described in paragraphs, not in bullets. */
  told: (chance) => ({
    class: "other",
    font: chance.pick(SERIF),
    isProse: true,
    bullets: "br",
    hyphenate: chance.happens(0.5),
    job: [
      chance.pick([
        "{b title}, {company}[, {place}] ({dates})",
        "{dates}. {b title}, {company}[, {place}]",
      ]),
    ],
    school: ["{b study}, {school}[, {place}] ({dates})", "[{grade}]"],
    project: ["{b name}[, {link}]", "[{i tools}]"],
    minor: ["{name}[, {by}][, {date}]"],
    css: `p { text-align: justify; } .head { font-style: italic; font-weight: 400; font-size: 1.4em; }`,
  }),
  /** A web page saved as one long page. */
  website: (chance) => ({
    font: chance.pick(SANS),
    isTall: true,
    contact: chance.pick(["line", "stack"]),
    job: ["{b title} · {company}", "{gs dates}[ · {gs place}]"],
    school: ["{b study} · {school}", "{gs dates}[ · {gs place}]", "[{gs grade}]"],
    minor: ["{b name}", "[{gs by}][ · {gs date}]"],
    skills: chance.pick(["chips", "dots"]),
    css: `body { padding: 16mm 24mm; } .name { font-size: 2.8em; } .head { font-size: 1.5em; } .sec { margin-top: 2em; }`,
  }),
};
