/**
 * Reads the lines of the rendered page, as the score does (app/core/templates/page/resume-text.ts),
 * with the fields that they show. locate-quote.ts finds the lines in them that the score report quotes, to mark them on
 * the page. Works on DOM nodes, and in tests on those of htmlparser2.
 */
import { ENTRY_FIELDS, isEntryList } from "#app/core/collab/document/layout.ts";
import { LINE_KEEPER } from "#app/editor/page/inline/line-map.ts";

/** Properties that both kinds of nodes have. */
export interface PageNode {
  nodeType: number;
  nodeValue: string | null;
  childNodes: ArrayLike<PageNode>;
}
interface PageElement extends PageNode {
  tagName: string;
  attributes: ArrayLike<{ name: string; value: string }>;
}

export interface LinePart {
  /**
   * As in `data-field`. An entry's dates have no such attribute: `experience.{id}.startDate` or
   * `awards.{id}.date`.
   */
  field: string;
  /** Offsets of characters in the line. */
  start: number;
  end: number;
}

export interface PageLine<N extends PageNode = PageNode> {
  /** The text, with runs of spaces made one. */
  text: string;
  /** The section's `data-section`; null above the first. */
  section: string | null;
  /** Whether it is a bullet or list item; locate-quote.ts marks all of it if the report quotes it. */
  isItem: boolean;
  /**
   * In the line's order. An entry's heading may show several fields; a section's heading shows
   * none.
   */
  parts: LinePart[];
  /** The DOM position of each character. */
  positions: [node: N, offset: number][];
}

/** Values of `nodeType` in the DOM standard. */
const ELEMENT = 1;
const TEXT = 3;
const BLOCKS = new Set(
  "h1 h2 h3 h4 h5 h6 p li ul ol div header section article main tr table br".split(" "),
);

interface Inherited {
  section: string | null;
  field: string | null;
  /** `experience.{id}` */
  entry: string | null;
  isItem: boolean;
}

/** The lines of text in `root`, in document order; blank lines are left out. */
export function readPageLines<N extends PageNode>(root: N): PageLine<N>[] {
  const lines: PageLine<N>[] = [];
  let line: PageLine<N> | null = null;
  const endLine = () => {
    if (line) trimEnd(line);
    if (line && line.text !== "") lines.push(line);
    line = null;
  };
  const readText = (node: N, { section, field, isItem }: Inherited) => {
    line ??= { text: "", section, isItem, parts: [], positions: [] };
    for (const [offset, letter] of [...charactersOf(node.nodeValue ?? "")]) {
      const isSpace = /\s/.test(letter);
      if (isSpace && (line.text === "" || line.text.endsWith(" "))) continue;
      if (field !== null) addToPart(line.parts, field, line.text.length);
      line.text += isSpace ? " " : letter;
      line.positions.push([node, offset]);
    }
  };
  const read = (node: N, inherited: Inherited) => {
    if (node.nodeType === TEXT) return readText(node, inherited);
    if (node.nodeType !== ELEMENT) return;
    const element = node as unknown as PageElement;
    const tag = element.tagName.toLowerCase();
    const isBlock = BLOCKS.has(tag);
    if (isBlock) endLine();
    const childInherited = inheritFrom(element, tag, inherited);
    for (const child of Array.from(node.childNodes)) read(child as N, childInherited);
    if (isBlock) endLine();
  };
  read(root, { section: null, field: null, entry: null, isItem: false });
  endLine();
  return lines;
}

function inheritFrom(element: PageElement, tag: string, before: Inherited): Inherited {
  const attributeOf = (name: string) =>
    Array.from(element.attributes).find((each) => each.name === name)?.value ?? null;
  const entry = tag === "article" ? entryOf(element) : before.entry;
  const isDates = attributeOf("class") === "dates";
  const section = attributeOf("data-section") ?? before.section;
  return {
    section,
    field: attributeOf("data-field") ?? (isDates && entry ? datesFieldOf(entry) : before.field),
    entry,
    isItem: tag === "li" || before.isItem,
  };
}

/** The entry of the first field in an element: `experience.{id}`; null if it contains no field. */
function entryOf(node: PageNode): string | null {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== ELEMENT) continue;
    const { attributes } = child as PageElement;
    const field = Array.from(attributes).find(({ name }) => name === "data-field")?.value;
    const found = field ? field.split(".").slice(0, 2).join(".") : entryOf(child);
    if (found) return found;
  }
  return null;
}

function datesFieldOf(entry: string): string {
  const [list = ""] = entry.split(".");
  const hasStart = isEntryList(list) && "startDate" in ENTRY_FIELDS[list];
  return `${entry}.${hasStart ? "startDate" : "date"}`;
}

/** The text's UTF-16 units, without the line keeper at the caret (see inline/line-map.ts). */
function* charactersOf(text: string): Generator<[offset: number, letter: string]> {
  for (let offset = 0; offset < text.length; offset++) {
    const letter = text.charAt(offset);
    if (letter !== LINE_KEEPER || offset < text.length - 1) yield [offset, letter];
  }
}

function addToPart(parts: LinePart[], field: string, at: number): void {
  const last = parts.at(-1);
  if (last?.field === field) last.end = at + 1;
  else parts.push({ field, start: at, end: at + 1 });
}

/** Removes the space at the line's end; runs of spaces are already made one. */
function trimEnd(line: PageLine): void {
  if (!line.text.endsWith(" ")) return;
  line.text = line.text.slice(0, -1);
  line.positions.pop();
  const last = line.parts.at(-1);
  if (last && last.end > line.text.length) last.end = line.text.length;
}
