/**
 * Removes the colons that forms have before values, as in "Hobbies ⇥ : Chess" and "Hobbies ⇥ : ⇥ Chess", where "⇥"
 * parts the cells of a line. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

const COLON = /^\s*[:：]\s*/u;

export const withoutColonCells = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.map((labeledLine) => {
    const { cells } = labeledLine.line;
    if (!cells.some(({ text }, index) => index > 0 && COLON.test(text))) return labeledLine;
    // The name of a group of skills keeps a colon, which tells it from a skill.
    const isSkill = labeledLine.labeled.label.startsWith("skills.");
    const cleaned = cells.flatMap((cell, index) => {
      if (isSkill && index === 0 && COLON.test(cells[1]?.text ?? "") && !/:\s*$/.test(cell.text))
        return [{ ...cell, text: `${cell.text.trimEnd()}:`, spans: undefined, pieces: undefined }];
      if (index === 0 || !COLON.test(cell.text)) return [cell];
      const text = cell.text.replace(COLON, "");
      return text === "" ? [] : [{ ...cell, text, spans: undefined, pieces: undefined }];
    });
    return { ...labeledLine, line: replaceCells(labeledLine.line, cleaned) };
  });
