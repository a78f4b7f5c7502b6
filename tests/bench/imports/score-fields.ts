/**
 * Compares an imported resume with what its file shows, field by field. Entries are paired by what they have in common,
 * so that one invented entry does not make all later ones wrong; each line of a description is a field.
 */
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";

/** How many fields of one kind the file shows, the import filled, and of these how many are right. */
export interface FieldCount {
  shown: number;
  filled: number;
  right: number;
}
export type FieldCounts = Record<string, FieldCount>;

type Values = Record<string, unknown>;
/** A kind of field, such as `experience.company`, and its normalized text. */
type Field = [kind: string, text: string];

/** Keys that a file does not show. */
const NOT_SHOWN = new Set(["id", "employerId", "hidden", "photo", "language"]);
/** Keys whose lines are fields each. */
const LINES = new Set(["description", "body"]);
/** Keys of web addresses, compared without scheme and "www.". */
const LINKS = new Set(["linkedIn", "github", "githubLink", "liveLink", "url"]);

/** `shown`: the resume that the file shows. Returns the counts by kind of field. */
export function countFields(shown: ResumePatch, imported: Resume): FieldCounts {
  const counts: FieldCounts = {};
  const add = (wanted: Field[], got: Field[]) => {
    const unmatched = got.map(([kind, text]) => `${kind}\n${text}`);
    for (const [kind, text] of wanted) {
      const count = countOf(counts, kind);
      count.shown++;
      const index = unmatched.indexOf(`${kind}\n${text}`);
      if (index < 0) continue;
      count.right++;
      unmatched.splice(index, 1);
    }
    for (const [kind] of got) countOf(counts, kind).filled++;
  };
  const keys = new Set([...Object.keys(shown), ...Object.keys(imported)]);
  for (const key of keys) {
    const [wanted, got] = [shown, imported].map((resume) => (resume as Values)[key]);
    if (NOT_SHOWN.has(key)) continue;
    if (key === "skills") add(tags(wanted), tags(got));
    else if (key === "skillGroups") add(groupNames(wanted), groupNames(got));
    else if (Array.isArray(wanted) || Array.isArray(got)) {
      for (const [one, other] of pairEntries(key, listOf(wanted), listOf(got))) add(one, other);
    } else if (typeof (wanted ?? got) === "string") add(whole(key, wanted), whole(key, got));
    else add(fieldsOf(key, wanted), fieldsOf(key, got));
  }
  return counts;
}

/** The fields of one kind that differ, for people to look at. */
export function mismatches(shown: ResumePatch, imported: Resume) {
  const found: { kind: string; wanted: string; got: string }[] = [];
  for (const key of new Set([...Object.keys(shown), ...Object.keys(imported)])) {
    const [wanted, got] = [shown, imported].map((resume) => (resume as Values)[key]);
    if (NOT_SHOWN.has(key) || key === "skills" || key === "skillGroups") continue;
    const pairs =
      Array.isArray(wanted) || Array.isArray(got)
        ? pairEntries(key, listOf(wanted), listOf(got))
        : [[fieldsOf(key, wanted), fieldsOf(key, got)]];
    for (const [one = [], other = []] of pairs) {
      for (const kind of new Set([...one, ...other].map(([name]) => name))) {
        const [w, g] = [one, other].map((fields) =>
          fields
            .filter(([name]) => name === kind)
            .map(([, text]) => text)
            .join(" ¶ "),
        );
        if (w !== g) found.push({ kind, wanted: w ?? "", got: g ?? "" });
      }
    }
  }
  return found;
}

/** Recall and precision, each from 0 to 1. */
export function shares(counts: FieldCounts) {
  const sum = (key: keyof FieldCount) =>
    Object.values(counts).reduce((total, count) => total + count[key], 0);
  const [shown, filled, right] = [sum("shown"), sum("filled"), sum("right")];
  return { shown, filled, right, recall: right / (shown || 1), precision: right / (filled || 1) };
}

function countOf(counts: FieldCounts, kind: string): FieldCount {
  counts[kind] ??= { shown: 0, filled: 0, right: 0 };
  return counts[kind];
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);
const tags = (value: unknown): Field[] =>
  (Array.isArray(value) ? (value as string[]) : []).map((text) => ["skills", normalize(text)]);
const groupNames = (value: unknown): Field[] =>
  listOf(value).map(({ name }) => ["skillGroups", normalize(String(name))]);
const whole = (key: string, value: unknown): Field[] =>
  typeof value === "string" && value !== "" ? [[key, normalize(value)]] : [];

function fieldsOf(section: string, value: unknown): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Field[] => {
    const kind = `${section}.${key}`;
    if (NOT_SHOWN.has(key)) return [];
    if (inner === true) return [[kind, "true"]];
    if (Array.isArray(inner)) {
      return inner.flatMap((item): Field[] =>
        typeof item === "string"
          ? [[kind, normalize(item)]]
          : fieldsOf(kind, item).filter(([name]) => !name.endsWith("links.label")),
      );
    }
    if (typeof inner !== "string" || inner === "") return [];
    if (LINES.has(key)) {
      return inner
        .split("\n")
        .map(normalize)
        .filter(Boolean)
        .map((line) => [kind, line]);
    }
    if (key === "phone") return [[kind, inner.replace(/\D/g, "")]];
    if (LINKS.has(key)) return [[kind, normalizeLink(inner)]];
    return [[kind, normalize(inner)]];
  });
}

/** Pairs entries with the most fields in common first; an entry without a partner is paired with nothing. */
function pairEntries(section: string, shown: Values[], imported: Values[]): [Field[], Field[]][] {
  const wanted = shown.map((entry) => fieldsOf(section, entry));
  const got = imported.map((entry) => fieldsOf(section, entry));
  const candidates = wanted
    .flatMap((one, row) =>
      got.map((other, column) => ({ row, column, common: common(one, other) })),
    )
    .filter((pair) => pair.common > 0)
    .sort((a, b) => b.common - a.common || Math.abs(a.row - a.column) - Math.abs(b.row - b.column));
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  const pairs: [Field[], Field[]][] = [];
  for (const { row, column } of candidates) {
    if (rows.has(row) || columns.has(column)) continue;
    rows.add(row);
    columns.add(column);
    pairs.push([wanted[row] ?? [], got[column] ?? []]);
  }
  for (const [row, fields] of wanted.entries()) if (!rows.has(row)) pairs.push([fields, []]);
  for (const [column, fields] of got.entries()) if (!columns.has(column)) pairs.push([[], fields]);
  return pairs;
}

/** How many fields of one entry the other has too. */
function common(one: Field[], other: Field[]): number {
  const texts = new Set(other.map(([kind, text]) => `${kind}\n${text}`));
  return one.filter(([kind, text]) => texts.has(`${kind}\n${text}`)).length;
}

function normalize(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\u00ad\u200b]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/^[-.,;:•|]+|[-.,;:•|]+$/g, "")
    .toLowerCase();
}

const normalizeLink = (link: string) =>
  normalize(link)
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/$/, "");
