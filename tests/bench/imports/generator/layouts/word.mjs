/**
 * Families of layouts of Word files. Lines such as `{b title} >> {dates}` are in the grammar of ../grammar.mjs. Values
 * that occur more often in a list are chosen more often.
 */
import { sectionOrder } from "./defaults.mjs";

/** Adds the properties that a family does not set; `own`: those that it sets. */
export function withWordDefaults(chance, own) {
  return {
    isWord: true,
    class: "one-column",
    frame: "one",
    font: chance.pick(["Calibri", "Times New Roman", "Arial", "Garamond", "Cambria"]),
    size: chance.pick([10, 10.5, 11, 12]),
    order: sectionOrder(chance, own.side),
    contact: chance.pick(["line", "line", "stack", "labels"]),
    separator: chance.pick([" | ", " · ", ", ", " – "]),
    isLinked: chance.happens(0.6),
    linkWords: false,
    row: chance.pick(["tab", "table", "blanks", "line"]),
    bullets: chance.pick(["list", "list", "style", "- ", "• ", "none"]),
    gap: chance.happens(0.5),
    look: chance.pick(["bold", "caps", "typed", "color", "shaded"]),
    school: ["{b study}[, {school}][, {place}] >> {dates}", "[{grade}]"],
    minor: [
      chance.pick([
        "{name}[, {by}][, {date}][, {number}][ ({valid})]",
        "{b name}[ – {by}] >> {date}",
      ]),
    ],
    project: ["{b name}[ – {link}]", "[{toolsLabel}{i tools}]"],
    skills: chance.pick(["commas", "list", "groupLines", "pipes", "cells", "groupTable"]),
    languages: chance.pick(["brackets", "dashes", "colons", "list", "table"]),
    ...own,
  };
}

export const WORD = {
  /** With the styles of Word, dates by a right tab. */
  wordStyles: (chance) => ({
    hasStyles: true,
    look: chance.pick(["style", "style2"]),
    row: "tab",
    job: chance.pick([
      ["{b title} >> {dates}", "{i company}[, {place}]"],
      ["{b company}[, {place}] >> {dates}", "{i title}"],
    ]),
  }),
  /** Nothing but bold letters in paragraphs of the normal style. */
  wordBold: (chance) => ({
    look: "bold",
    job: [
      chance.pick([
        "{b title}, {company}[, {place}] ({dates})",
        "{dates}: {b title}, {company}[, {place}]",
        "{b company}[ – {place}] – {title} – {dates}",
      ]),
    ],
    school: ["{b study}, {school}[, {place}] ({dates})", "[{grade}]"],
  }),
  /** Dates, a tab, then the rest, hanging. */
  wordHanging: (chance) => ({
    class: "timeline",
    row: "leftTab",
    cvTitle: chance.happens(0.5),
    personal: chance.happens(0.5),
    job: ["{dates} >> {b title}, {company}[, {place}]"],
    school: ["{dates} >> {b study}, {school}[, {place}]", "[{grade}]"],
    minor: ["{date} >> {name}[, {by}]"],
  }),
  /** A table with dates left for each entry. */
  wordDateTable: () => ({
    class: "timeline",
    when: ["{dates}", "[{i place}]"],
    job: ["{b title}", "{company}"],
    school: ["{b study}", "{school}", "[{grade}]"],
  }),
  /** The whole resume one table with headings at the left. */
  wordForm: (chance) => ({
    class: "table",
    frame: "form",
    look: "bold",
    isRuled: chance.happens(0.5),
    row: "line",
    gap: true,
    job: ["{b title}, {company}[, {place}]", "{dates}"],
    school: ["{b study}, {school}[, {place}]", "{dates}"],
  }),
  /** Labels and values in a table for each job. */
  wordLabels: (chance) => ({
    class: "table",
    jobTable: chance.pick(["ruled", "plain"]),
    personal: true,
    contact: "labels",
    job: ["{dates}", "{b title}", "{company}[, {place}]"],
  }),
  /** A sidebar made of a table. */
  wordSidebar: (chance) => ({
    class: "sidebar",
    frame: "side",
    side: ["skills", "languages", "certificates", "interests"],
    isSideRight: chance.happens(0.5),
    row: "line",
    skills: chance.pick(["list", "lines"]),
    languages: chance.pick(["dashes", "list"]),
    minor: ["{name}", "[{by}][, {date}]"],
    job: ["{b title}", "{company}[, {place}]", "{dates}"],
    school: ["{b study}", "{school}[, {place}]", "{dates}"],
  }),
  /** Everything centered but the bullets. */
  wordCentered: (chance) => ({
    center: true,
    look: chance.pick(["caps", "typed"]),
    job: ["{b company}", "{i title}", "{dates}[ | {place}]"],
    school: ["{b school}", "{i study}", "{dates}[ | {place}]"],
  }),
  /** Roles under one employer. */
  wordRoles: () => ({
    class: "grouped-roles",
    row: "tab",
    gap: false,
    group: ["{cb company}[, {place}]"],
    job: ["{i title} >> {dates}"],
    volunteering: ["{b company}", "{i title} >> {dates}"],
  }),
  /** Two columns of the page. */
  wordColumns: () => ({
    class: "two-column",
    columns: true,
    row: "line",
    job: ["{b title}", "{company}[, {place}]", "{i dates}"],
    school: ["{b study}", "{school}[, {place}]", "{i dates}"],
  }),
  /** Position, employer and dates after their labels, line by line. */
  wordLines: () => ({
    class: "other",
    footer: true,
    job: [
      "{b periodLabel}: {dates}",
      "{b employerLabel}: {company}[, {place}]",
      "{b roleLabel}: {title}",
    ],
    school: ["{dates}: {b study}", "{school}[, {place}]"],
  }),
  /** As typed: signs for bullets, capitals for headings, no style at all. */
  wordTyped: (chance) => ({
    class: "plain-text",
    look: "typed",
    bullets: chance.pick(["- ", "* ", "• "]),
    row: "blanks",
    job: chance.pick([
      ["{title} >> {dates}", "{company}[, {place}]"],
      ["{company}, {title}, {dates}"],
      ["{c company}[, {place}] >> {dates}", "{title}"],
    ]),
    school: ["{study} >> {dates}", "{school}[, {place}]"],
    minor: ["{name}[, {by}][, {date}]"],
    skills: chance.pick(["commas", "lines"]),
    languages: chance.pick(["brackets", "dashes"]),
  }),
};
