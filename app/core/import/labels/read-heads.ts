/** Reads the entries of a section whose heads name a post and an employer, or a degree and a school. */
import type { Period } from "#app/core/import/readers/read-dates.ts";
import { type CrfModel, labelSequence } from "./crf.ts";
import { type HeadLabel, headFeatures } from "./head-features.ts";
import { contactParts, cutHead, type EntryHead, type HeadPart } from "./head-parts.ts";
import type { LabelLine } from "./label-line.ts";

export interface ReadHead {
  texts: Partial<Record<HeadLabel, string>>;
  /** The least sure part of each, from 0 to 1. */
  sure: Partial<Record<HeadLabel, number>>;
  period: Period | null;
}

export function readHeads(
  heads: readonly EntryHead[],
  model: CrfModel,
  language?: string,
): ReadHead[] {
  const cut = heads.map((head, index) => cutHead(head, index, language));
  const parts = cut.flatMap((head) => head.parts);
  const labeled = labelSequence(model, headFeatures(parts));
  return cut.map(({ periods }, entry) => {
    const read: ReadHead = { texts: {}, sure: {}, period: wholePeriod(periods) };
    let last: { label: HeadLabel; part: HeadPart } | null = null;
    for (const [index, part] of parts.entries()) {
      if (part.entry !== entry) continue;
      const { label: name, probability } = labeled[index] ?? { label: "note", probability: 0 };
      const label = withNeighbor(name as HeadLabel, part, last, read);
      const before = read.texts[label];
      const continues =
        last?.label === label && last.part.line === part.line && last.part.cell === part.cell;
      read.texts[label] =
        before === undefined
          ? part.text
          : continues
            ? joinParts(before, part)
            : `${before}${part.line === last?.part.line || last?.label !== label ? ", " : " "}${part.text}`;
      read.sure[label] = Math.min(read.sure[label] ?? 1, probability);
      last = { label, part };
    }
    return read;
  });
}

/** Of these an entry has one: what looks like a second one belongs to the part before it. */
const SINGLE: ReadonlySet<HeadLabel> = new Set(["role", "org", "degree", "name", "issuer"]);

/** "Riverside Hospital" above "Staff Nurse, Medical-Surgical": the last is no second employer. */
function withNeighbor(
  label: HeadLabel,
  part: HeadPart,
  last: { label: HeadLabel; part: HeadPart } | null,
  { texts }: ReadHead,
): HeadLabel {
  const isSecond = SINGLE.has(label) && texts[label] !== undefined && last?.label !== label;
  const isBeside = last?.part.line === part.line && last.part.cell === part.cell;
  return isSecond && last && isBeside && SINGLE.has(last.label) ? last.label : label;
}

/** The postal address among the lines with contact details; empty if there is none. */
export function readAddress(lines: readonly LabelLine[], model: CrfModel): string {
  const parts = contactParts(lines);
  const labeled = labelSequence(model, headFeatures(parts));
  let address = "";
  let last: HeadPart | null = null;
  for (const [index, part] of parts.entries()) {
    if (labeled[index]?.label !== "place") continue;
    const isSame = last?.entry === part.entry && last.cell === part.cell;
    address =
      address === "" ? part.text : isSame ? joinParts(address, part) : `${address}, ${part.text}`;
    last = part;
  }
  return address;
}

function joinParts(before: string, { before: separator, text }: HeadPart): string {
  const joined = `${before}${separator === "" ? " " : separator}${text}`;
  const open = (joined.match(/\(/g) ?? []).length > (joined.match(/\)/g) ?? []).length;
  return open ? `${joined})` : joined;
}

function wholePeriod(periods: readonly Period[]): Period | null {
  return (
    periods.find(({ startDate, current }) => startDate !== "" || current) ?? periods[0] ?? null
  );
}
