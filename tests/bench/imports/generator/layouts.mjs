/** All families of layouts. About a quarter is held, as a test set: no rule is made by looking at their files. */
import { withDefaults } from "./layouts/defaults.mjs";
import { mixed } from "./layouts/mixed.mjs";
import { ONE_COLUMN } from "./layouts/one-column.mjs";
import { OTHERS } from "./layouts/others.mjs";
import { SIDEBARS } from "./layouts/sidebars.mjs";
import { TABLES } from "./layouts/tables.mjs";
import { TIMELINES } from "./layouts/timelines.mjs";
import { WORD, withWordDefaults } from "./layouts/word.mjs";

const PAGES = { ...ONE_COLUMN, ...SIDEBARS, ...TIMELINES, ...TABLES, ...OTHERS };
const FAMILIES = { ...PAGES, ...WORD };
const HELD_LAYOUTS = new Set([
  "stacked",
  "datesFirst",
  "executive",
  "pins",
  "runIn",
  "portrait",
  "halves",
  "hanging",
  "ruled",
  "rows",
  "ladder",
  "dossier",
  "bare",
  "wordBold",
  "wordDateTable",
  "wordCentered",
]);

/** The name of a family that puts together another layout for each file. */
export const MIXED = "mixed";

export const layoutsOf = (isHeld) =>
  Object.keys(FAMILIES).filter((name) => HELD_LAYOUTS.has(name) === isHeld);

export function makeLayout(chance, name) {
  const complete = name in WORD ? withWordDefaults : withDefaults;
  return complete(chance, name === MIXED ? mixed(chance) : FAMILIES[name](chance));
}
