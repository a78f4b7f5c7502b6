/**
 * Takes labeled languages and interests out of the lines of skills: "Languages: English (native)".
 */
import type { DocLine } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { isLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./read-lists.ts";
import { isSpoken } from "./spoken-languages.ts";

const LABEL = /^([^:,;()]{4,30}):\s+(?=\S)/;

export interface LabeledSkills {
  skills: DocLine[];
  languages: DocLine[];
  interests: DocLine[];
}

/** Keeps programming languages among the skills, even with levels. */
export function splitSkillLabels(lines: readonly DocLine[]): LabeledSkills {
  const result: LabeledSkills = { skills: [], languages: [], interests: [] };
  let open: keyof LabeledSkills = "skills";
  let isWithinList = false;
  for (const line of lines) {
    const label = LABEL.exec(line.text)?.[1] ?? "";
    const section = label === "" ? null : readHeading(label);
    const startsNew = label !== "" || line.isBullet || line.isBold;
    // A list continues after a comma, or if the line starts with a lowercase letter or a bracket.
    if (startsNew || !(isWithinList || /^[\p{Ll}(]/u.test(line.text))) open = "skills";
    if (section === "interests" || (section === "languages" && areSpoken(line.text)))
      open = section;
    result[open].push(open === "skills" || label === "" ? line : withoutLabel(line));
    isWithinList = /[,;]$/.test(line.text);
  }
  return result;
}

/** True if at least half of the items are spoken languages with levels. */
function areSpoken(text: string): boolean {
  const items = text.replace(LABEL, "").split(LIST_SEPARATOR).filter(Boolean);
  const leveled = items.filter((item) => {
    const level = /\(([^)]+)\)|\s[–—-]\s*(.+)|:\s*(.+)|\s(\S+)$/.exec(item);
    return (
      level !== null &&
      isLevel((level[1] ?? level[2] ?? level[3] ?? level[4] ?? "").trim()) &&
      isSpoken(item.slice(0, level.index))
    );
  });
  return leveled.length > 0 && leveled.length >= items.length / 2;
}

function withoutLabel(line: DocLine): DocLine {
  const [first, ...rest] = line.cells;
  const isCell = first !== undefined && /:$/.test(first.text);
  const unlabeled = first ? { ...first, text: first.text.replace(LABEL, "") } : undefined;
  const cells = isCell || !unlabeled ? rest : [unlabeled, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" ") };
}
