/**
 * Takes labeled languages and interests out of the lines of skills: "Languages: English (native)".
 */
import type { DocLine } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { startsWithLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./list-items.ts";
import { isSpokenLanguage } from "./spoken-languages.ts";

const LABEL = /^([^:,;()]{4,30}):\s+(?=\S)/;

export interface LabeledSkills {
  skills: DocLine[];
  languages: DocLine[];
  interests: DocLine[];
}

/** Sorts the lines by their labels. Programming languages stay among the skills, even with levels. */
export function splitLabeledSkills(lines: readonly DocLine[]): LabeledSkills {
  const result: LabeledSkills = { skills: [], languages: [], interests: [] };
  let target: keyof LabeledSkills = "skills";
  let endsInSeparator = false;
  for (const line of lines) {
    const label = LABEL.exec(line.text)?.[1] ?? "";
    const section = label === "" ? null : readHeading(label);
    const startsNew = label !== "" || line.isBullet || line.isBold;
    // A list continues after a comma, or if the line starts with a lowercase letter or a bracket.
    if (startsNew || !(endsInSeparator || /^[\p{Ll}(]/u.test(line.text))) target = "skills";
    if (section === "interests" || (section === "languages" && areSpokenLanguages(line.text)))
      target = section;
    result[target].push(target === "skills" || label === "" ? line : withoutLabel(line));
    endsInSeparator = /[,;]$/.test(line.text);
  }
  return result;
}

/** True if at least half of the items are spoken languages with levels. */
function areSpokenLanguages(text: string): boolean {
  const items = text.replace(LABEL, "").split(LIST_SEPARATOR).filter(Boolean);
  const languagesWithLevels = items.filter((item) => {
    // "English (native)", "English – native", "English: native", "English native".
    const level = /\(([^)]+)\)|\s[–—-]\s*(.+)|:\s*(.+)|\s(\S+)$/.exec(item);
    return (
      level !== null &&
      startsWithLevel((level[1] ?? level[2] ?? level[3] ?? level[4] ?? "").trim()) &&
      isSpokenLanguage(item.slice(0, level.index))
    );
  });
  return languagesWithLevels.length > 0 && languagesWithLevels.length >= items.length / 2;
}

function withoutLabel(line: DocLine): DocLine {
  const [first, ...rest] = line.cells;
  const isCell = first !== undefined && /:$/.test(first.text);
  const unlabeled = first ? { ...first, text: first.text.replace(LABEL, "") } : undefined;
  const cells = isCell || !unlabeled ? rest : [unlabeled, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" ") };
}
