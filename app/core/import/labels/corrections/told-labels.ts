/** Labels lines as the table says that they are in: its names say more than a network that reads line by line. */
import type { Correction } from "./correction.ts";

export const withToldLabels: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const told = lines[index]?.told;
    if (told === undefined || own.label === told || own.label.startsWith(`${told}.`)) return own;
    return { ...own, label: told.includes(".") ? told : `${told}.item` };
  });
