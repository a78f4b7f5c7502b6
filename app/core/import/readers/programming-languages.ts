/** Recognizes "Languages" that are not spoken but written by programmers, and makes a section of skills of them. */
import type { DocLine } from "./doc-line.ts";
import { isLevel, isSkillLevel } from "./language-levels.ts";
import { joinCells, LIST_SEPARATOR } from "./read-lists.ts";
import type { SplitLines } from "./split-sections.ts";
import { isSpoken } from "./spoken-languages.ts";

type Section = SplitLines["sections"][number];

const KNOWN =
  /^(?:python|java|javascript|typescript|c|c\+\+|c#|c\/c\+\+|go|golang|rust|ruby|php|sql|r|kotlin|swift|scala|perl|bash|shell|powershell|html5?|css3?|matlab|haskell|elixir|erlang|lua|dart|julia|fortran|cobol|vba|assembl(?:y|er)|objective-c|clojure|groovy|f#|ocaml|lisp|prolog|sas|stata|latex|solidity|verilog|vhdl|abap|apex|delphi|pascal|visual basic|graphql)(?: [\d.]+)?$/iu;

/** A section of languages that lists, say, Java and C becomes one of skills. */
export function programmingLanguagesToSkills(section: Section): Section {
  const { lines, title } = section;
  const texts = joinCells(lines).flatMap((text) => text.split(LIST_SEPARATOR));
  const items = texts.map((text) => text.trim()).filter((text) => text && !isSkillLevel(text));
  const areSkills =
    section.kind === "languages" &&
    items.some((item) => KNOWN.test(item)) &&
    !items.some((item) => isSpoken(item) || isLeveled(item));
  const [first] = lines;
  if (!areSkills || !first) return section;
  const own = lines.filter(({ text }) => !isSkillLevel(text));
  // Further groups below show that "Languages" is one of them.
  const named: DocLine = { ...first, text: title, cells: [{ text: title, isBold: first.isBold }] };
  const hasGroups = own.some(({ text, cells }) => cells.length === 1 && !LIST_SEPARATOR.test(text));
  return { kind: "skills", title, lines: hasGroups && title !== "" ? [named, ...own] : own };
}

/** True for a level, alone or behind a language that is not known: "Kinaray-a – native". */
const isLeveled = (item: string): boolean =>
  isLevel(item) || isLevel(item.replace(/^\S+\s*[(–—:-]*\s*/u, ""));
