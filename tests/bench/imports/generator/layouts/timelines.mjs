/**
 * Families of layouts with dates or headings in a left column. A family returns the properties of a layout, some by
 * chance; defaults.mjs adds the others. `job`, `school`, `minor` (certificates and the like), `group` (an employer
 * above several roles) and `when` (a column of dates) are lines of entries in the grammar of ../grammar.mjs.
 */
import { SANS, SERIF } from "./defaults.mjs";

export const TIMELINES = {
  /** The German "tabellarischer Lebenslauf": dates left, the rest right. */
  tabular: (chance) => ({
    class: "timeline",
    when: ["{dates}"],
    whenBy: chance.pick(["grid", "table", "floated"]),
    job: ["{b title}", "{company}[, {place}]"],
    school: ["{b study}", "{school}[, {place}]", "[{grade}]"],
    contact: chance.pick(["labels", "table"]),
    cvTitle: chance.happens(0.5),
    personal: chance.happens(0.6),
    css: `:root { --when: ${chance.pick([9, 10, 11])}em; } .head { border-bottom: 1px solid #999; }`,
  }),
  /** A line with dots along the dates. */
  dotted: (chance) => ({
    class: "timeline",
    font: chance.pick(SANS),
    when: ["{b dates}", "[{gs place}]"],
    whenBy: "grid",
    job: ["{b title}", "{a company}"],
    school: ["{b study}", "{a school}", "[{grade}]"],
    css: `:root { --when: 8.5em; } .timed .what { border-left: 2px solid var(--accent); padding-left: 1em; position: relative; } .timed .what::before { content: ""; position: absolute; left: -6px; top: 0.35em; width: 10px; height: 10px; border-radius: 50%; background: var(--accent); } .head { color: var(--accent); text-transform: uppercase; letter-spacing: 0.06em; }`,
  }),
  /** Headings in the left column, content in the right one. */
  hanging: (chance) => ({
    class: "other",
    font: chance.pick(SERIF),
    job: ["{b title} >> {dates}", "{company}[, {place}]"],
    css: `.sec { display: grid; grid-template-columns: 30mm 1fr; column-gap: 6mm; border-top: 1px solid #ccc; padding-top: 0.5em; } .head { font-size: 1em; color: var(--accent); }`,
  }),
  /** Years in the outer margin, small. */
  margins: (chance) => ({
    class: "timeline",
    font: chance.pick(SERIF),
    dateForms: ["year", "year", "slash"],
    when: ["{s dates}"],
    whenBy: "hung",
    job: ["{company}[, {place}]. {i title}"],
    school: ["{school}[, {place}]. {i study}", "[{grade}]"],
    minor: ["{name}[, {i by}][, {date}]"],
    css: `body { padding-left: 30mm; } .hung { position: relative; } .hung > .when { position: absolute; left: -30mm; width: 27mm; text-align: right; } .head { font-variant: small-caps; font-weight: 400; color: var(--accent); font-size: 1.4em; }`,
  }),
  /** Dates and place in a column at the right. */
  rightColumn: (chance) => ({
    class: "other",
    font: chance.pick(SANS),
    when: ["{b dates}", "[{place}]"],
    whenBy: "reversed",
    job: ["{b company}", "{title}"],
    school: ["{b school}", "{study}", "[{grade}]"],
    css: `.reversed { display: grid; grid-template-columns: 1fr 34mm; column-gap: 6mm; } .reversed > .when { order: 2; text-align: right; } .head { border-bottom: 1px solid #aaa; }`,
  }),
  /** Start over end of a period, title beside them. */
  ruled: (chance) => ({
    class: "timeline",
    font: chance.pick(SANS),
    dateForms: ["short", "slash", "dot", "long"],
    when: ["{i dates}"],
    whenBy: "table",
    job: ["{b company}[, {place}] – {title}"],
    school: ["{b school}[, {place}] – {study}", "[{grade}]"],
    css: `:root { --when: 6em; } table.timed { border-top: 1px solid #ddd; margin-bottom: 0.4em; } .head { background: var(--accent); color: white; padding: 0.1em 0.6em; font-size: 1em; }`,
  }),
  /** Date, a wide gap, then title and employer in one line; the bullets begin at the margin. */
  gaps: (chance) => ({
    class: "timeline",
    row: "spaces",
    job: [
      chance.pick([
        "{dates} >> {b title}, {company}[, {place}]",
        "{dates} >> {b company}[, {place}]: {title}",
      ]),
    ],
    school: ["{dates} >> {b study}, {school}[, {place}]", "[{grade}]"],
    minor: ["{date} >> {name}[, {by}]"],
    contact: "labels",
    cvTitle: chance.happens(0.4),
    personal: chance.happens(0.4),
    css: ".head { text-transform: uppercase; font-size: 1em; letter-spacing: 0.04em; }",
  }),
  /** Headings and dates share the left column, under thick rules. */
  leftAll: (chance) => ({
    class: "timeline",
    font: chance.pick(SANS),
    when: ["{gs dates}"],
    whenBy: "grid",
    job: ["{b title}", "{i company}", "[{gs place}]"],
    school: ["{b study}", "{i school}", "[{gs place}]"],
    css: `:root { --when: 26mm; } .head { font-size: 1em; text-transform: uppercase; border-top: 4px solid var(--accent); padding-top: 0.3em; } .summary .body, .skills .body, .languages .body { margin-left: calc(26mm + 1.2em); }`,
  }),
};
