/** Removes the colons that forms have before values: "Hobbies ⇥ : Chess", "Hobbies ⇥ : ⇥ Chess". */
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

const COLON = /^\s*[:：]\s*/u;

export const withoutColonCells = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.map((labeledLine) => {
    const { cells } = labeledLine.line;
    if (!cells.some(({ text }, at) => at > 0 && COLON.test(text))) return labeledLine;
    // A colon after the name of a group of skills tells it from a skill.
    const isSkill = labeledLine.labeled.label.startsWith("skills.");
    const cleaned = cells.flatMap((cell, at) => {
      if (isSkill && at === 0 && COLON.test(cells[1]?.text ?? "") && !/:\s*$/.test(cell.text))
        return [{ ...cell, text: `${cell.text.trimEnd()}:`, spans: undefined, pieces: undefined }];
      if (at === 0 || !COLON.test(cell.text)) return [cell];
      const text = cell.text.replace(COLON, "");
      return text === "" ? [] : [{ ...cell, text, spans: undefined, pieces: undefined }];
    });
    return { ...labeledLine, line: replaceCells(labeledLine.line, cleaned) };
  });
