/** Recognizes sections titled "Languages" that list programming languages, and turns them into sections of skills. */
import type { DocLine } from "./doc-line.ts";
import { isSkillLevel, startsWithLevel } from "./language-levels.ts";
import { joinCells, LIST_SEPARATOR } from "./list-items.ts";
import type { DocSection } from "./split-sections.ts";
import { isSpokenLanguage } from "./spoken-languages.ts";

const PROGRAMMING_LANGUAGE =
  /^(?:python|java|javascript|typescript|c|c\+\+|c#|c\/c\+\+|go|golang|rust|ruby|php|sql|r|kotlin|swift|scala|perl|bash|shell|powershell|html5?|css3?|matlab|haskell|elixir|erlang|lua|dart|julia|fortran|cobol|vba|assembl(?:y|er)|objective-c|clojure|groovy|f#|ocaml|lisp|prolog|sas|stata|latex|solidity|verilog|vhdl|abap|apex|delphi|pascal|visual basic|graphql)(?: [\d.]+)?$/iu;

/** Returns a section of skills if one of languages lists programming languages; other sections unchanged. */
export function programmingLanguagesToSkills(section: DocSection): DocSection {
  const { lines, title } = section;
  const texts = joinCells(lines).flatMap((text) => text.split(LIST_SEPARATOR));
  const items = texts.map((text) => text.trim()).filter((text) => text && !isSkillLevel(text));
  const areSkills =
    section.kind === "languages" &&
    items.some((item) => PROGRAMMING_LANGUAGE.test(item)) &&
    !items.some((item) => isSpokenLanguage(item) || hasLanguageLevel(item));
  const [first] = lines;
  if (!areSkills || !first) return section;
  const skillLines = lines.filter(({ text }) => !isSkillLevel(text));
  // If the section has names of further groups, "Languages" is the first group's name.
  const groupHeading: DocLine = {
    ...first,
    text: title,
    cells: [{ text: title, isBold: first.isBold }],
  };
  const hasGroups = skillLines.some(
    ({ text, cells }) => cells.length === 1 && !LIST_SEPARATOR.test(text),
  );
  return {
    kind: "skills",
    title,
    lines: hasGroups && title !== "" ? [groupHeading, ...skillLines] : skillLines,
  };
}

/** True for a level, alone or after a spoken language that is not in our list: "Kinaray-a – native". */
const hasLanguageLevel = (item: string): boolean =>
  startsWithLevel(item) || startsWithLevel(item.replace(/^\S+\s*[(–—:-]*\s*/u, ""));
