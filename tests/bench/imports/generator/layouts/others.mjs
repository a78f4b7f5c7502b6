/**
 * Families of layouts for roles under one employer, academic, typewritten and Europass resumes. A family returns the
 * properties of a layout, some by chance; defaults.mjs adds the others. `job`, `school`, `minor` (certificates and the
 * like), `group` (an employer above several roles) and `when` (a column of dates) are lines of entries in the grammar
 * of ../grammar.mjs.
 */
import { SANS, SERIF } from "./defaults.mjs";

export const OTHERS = {
  /** Roles under one employer, with the whole span beside it, as LinkedIn shows them. */
  linked: (chance) => ({
    class: "grouped-roles",
    font: chance.pick(SANS),
    frame: "gridSideFirst",
    side: ["skills", "languages", "certificates"],
    nameIn: "main",
    contactIn: "side",
    contact: "stack",
    group: ["{b company}", "{g duration}"],
    job: ["{title}", "{g dates} ({duration})", "[{g place}]"],
    school: ["{b school}", "{study} · ({dates})", "[{g place}]"],
    volunteering: ["{b title}", "{company}", "{g dates}"],
    skills: "lines",
    languages: "lines",
    footer: "name",
    css: `.frame { display: grid; grid-template-columns: 52mm 1fr; column-gap: 8mm; } aside { overflow-wrap: anywhere; } .employer { margin-bottom: 1em; } .employer .entry { margin-top: 0.5em; }`,
  }),
  /** Employer once with the whole span, its roles indented below. */
  promoted: (chance) => ({
    class: "grouped-roles",
    group: [chance.pick(["{b company}[, {place}] >> {b dates}", "{cb company}[ – {place}]"])],
    job: ["{i title} >> {dates}"],
    volunteering: ["{b company}", "{i title} >> {dates}"],
    css: `.employer > .entry { margin-left: ${chance.pick(["0", "1em", "1.6em"])}; } .head { border-bottom: 1px solid; }`,
  }),
  /** Roles in bold with their dates in brackets, below an employer in color. */
  ladder: (chance) => ({
    class: "grouped-roles",
    font: chance.pick(SANS),
    group: ["{al company}[ · {g place}]", chance.pick(["{gs duration}", "{gs dates}"])],
    job: [chance.pick(["{b title} ({dates})", "{b title} | {dates}", "{dates}: {b title}"])],
    volunteering: ["{b title}, {company}, {dates}"],
    css: `.employer { margin-bottom: 1em; } .head { text-transform: uppercase; font-size: 1em; }`,
  }),
  /** An employer's line over the whole width, below it roles with the dates in a left column. */
  steps: (chance) => ({
    class: "grouped-roles",
    group: ["{b company}[, {place}]"],
    when: ["{s dates}"],
    whenBy: chance.pick(["grid", "floated", "table"]),
    job: ["{i title}"],
    school: ["{b study}", "{school}[, {place}]", "[{grade}]"],
    volunteering: ["{b company}", "{i title}"],
    css: `:root { --when: 9em; } .employer { margin-bottom: 0.9em; } .head { border-bottom: 2px solid var(--accent); }`,
  }),
  /** A scholar's: education first, numbered publications with their authors, dates at the right. */
  scholar: (chance) => ({
    class: "academic",
    font: chance.pick(SERIF),
    header: "center",
    profession: "publications",
    order: [
      "education",
      "experience",
      "publications",
      "awards",
      "memberships",
      "skills",
      "languages",
      "volunteering",
      "references",
    ],
    job: ["{b title} >> {dates}", "{company}[, {place}]"],
    school: ["{b study} >> {dates}", "{school}[, {place}]", "[{i grade}]"],
    publication: [
      chance.pick([
        "{authors} ({date}). {name}. {i by}.[ {url}]",
        "{authors}: “{name}”, {i by}, {date}[, {url}]",
      ]),
    ],
    numbered: true,
    footer: chance.pick(["plain", "name"]),
    css: `header { text-align: center; } .head { font-size: 1.1em; border-bottom: 1px solid; } ol { padding-left: 1.6em; margin: 0; }`,
  }),
  /** A long academic one with the years in a left column. */
  dossier: (chance) => ({
    class: "academic",
    font: chance.pick(SERIF),
    profession: "publications",
    dateForms: ["year", "year", "slash"],
    when: ["{dates}"],
    whenBy: chance.pick(["grid", "table"]),
    order: [
      "summary",
      "education",
      "experience",
      "awards",
      "publications",
      "courses",
      "memberships",
      "skills",
      "languages",
      "references",
    ],
    job: ["{title}, {company}[, {place}]"],
    school: ["{study}, {school}[, {place}][, {grade}]"],
    publication: ["{name}. {i by}, {date}.[ {url}]"],
    minor: ["{name}[, {by}][, {date}]"],
    footer: "top",
    css: `:root { --when: 7em; } .head { font-variant: small-caps; font-weight: 400; font-size: 1.3em; }`,
  }),
  /** Typed on a typewriter, headings underlined with signs. */
  typed: (chance) => ({
    class: "plain-text",
    font: chance.pick(["Liberation Mono", "DejaVu Sans Mono"]),
    under: `<div>${chance.pick(["=", "-", "*"]).repeat(30)}</div>`,
    nameTag: "div",
    heading: "div",
    bullets: chance.pick(["* ", "- ", "+ "]),
    job: chance.pick([
      ["{title}, {company}[, {place}]", "{dates}"],
      ["{dates}  {company}[, {place}]", "{title}"],
      ["{c company}[ - {place}]", "{title} ({dates})"],
    ]),
    school: ["{study}, {school}[, {place}]", "{dates}[, {grade}]"],
    minor: ["{name}[, {by}][, {date}]"],
    project: ["{name}[ ({link})]", "[{toolsLabel}{tools}]"],
    skills: chance.pick(["commas", "groupDash"]),
    languages: chance.pick(["brackets", "colons"]),
    css: `.name, .head { font-size: 1em; } .head { text-transform: uppercase; margin: 0; } body { font-size: 9.5pt; }`,
  }),
  /** One font, one size, nothing bold: written in an editor of notes and printed. */
  bare: (chance) => ({
    class: "plain-text",
    font: chance.pick([...SANS, ...SERIF]),
    nameTag: "div",
    heading: "p",
    contact: "stack",
    bullets: chance.pick(["- ", "• ", "br", "* "]),
    job: chance.pick([
      ["{title}", "{company}[, {place}]", "{dates}"],
      ["{company} - {title} - {dates}[ - {place}]"],
      ["{title} / {company}[ / {place}] / {dates}"],
    ]),
    school: ["{study}, {school}[, {place}]", "{dates}[, {grade}]"],
    minor: ["{name}[, {by}][, {date}]"],
    project: ["{name}[ ({link})]", "[{toolsLabel}{tools}]"],
    skills: chance.pick(["commas", "lines", "groupDash"]),
    languages: chance.pick(["brackets", "lines"]),
    css: `.name, .head { font-size: 1em; font-weight: 400; } .head { margin: 0; ${chance.pick(["text-transform: uppercase;", ""])} }`,
  }),
  /** As the new Europass prints it: dates and place in small capitals, then title and employer in capitals. */
  european: () => ({
    class: "other",
    font: "Open Sans",
    accent: "#004494",
    personal: true,
    contact: "labeledLine",
    job: ["{cgs dates}[ {cgs place}]", "{cb title} {c company}"],
    school: ["{cgs dates}[ {cgs place}]", "{cb study} {c school}", "[{grade}]"],
    css: `.head { color: var(--accent); border-bottom: 1px solid var(--accent); text-transform: uppercase; font-size: 1em; } .cgs + .cgs::before { content: "– "; } .cb + .c::before { content: "– "; }`,
  }),
  /** Skills by group come first, jobs are a short list without what was done. */
  functional: (chance) => ({
    class: "other",
    hides: ["jobLines"],
    order: [
      "summary",
      "skills",
      "certificates",
      "experience",
      "education",
      "courses",
      "languages",
      "volunteering",
      "interests",
      "references",
      "custom",
    ],
    job: [
      chance.pick([
        "{title}, {company}[, {place}] >> {dates}",
        "{dates}, {company}[, {place}], {b title}",
        "{b title} – {company} – {dates}[ – {place}]",
      ]),
    ],
    skills: chance.pick(["groupBlocks", "groupTable", "groupLines"]),
    css: `.entry { margin-bottom: 0.2em; } h4 { font-size: 1em; margin-top: 0.3em; } .head { border-bottom: 1px solid var(--accent); }`,
  }),
};
