/** Caches encoded texts, so that after an edit only the changed line is encoded again. */
import { type LineReader, readLine, readRequirement } from "./line-reader.ts";
import type { ReadText } from "./meeting.ts";

/** Size of the cache: the texts of some resumes and postings; the least recently used are dropped first. */
const MOST_KEPT = 600;

const kept = new WeakMap<LineReader, Map<string, ReadText>>();

export function keptReader(reader: LineReader) {
  const texts = kept.get(reader) ?? new Map<string, ReadText>();
  kept.set(reader, texts);
  const read = (key: string, make: () => ReadText): ReadText => {
    const known = texts.get(key) ?? make();
    texts.delete(key);
    texts.set(key, known);
    const [oldest] = texts.keys();
    if (texts.size > MOST_KEPT && oldest !== undefined) texts.delete(oldest);
    return known;
  };
  return {
    readLine: (line: { entry: string; text: string }) =>
      read(`line\n${line.entry}\n${line.text}`, () => readLine(reader, line)),
    readRequirement: (asked: { name: string; asked: string }) =>
      read(`asked\n${asked.name}\n${asked.asked}`, () => readRequirement(reader, asked)),
  };
}
