/**
 * Patches a changed text into its text node on the page, before React renders the page from the same document.
 * Invariant: before React renders, every patched node has the text that React gave it (`revert`), so React never finds
 * DOM that it did not create.
 */

import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { LINE, LINE_END } from "#app/core/resume/description.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import type { ChangedText } from "./changed-text.ts";

/**
 * A text of the resume, and the text node of the page that alone shows a part of one of its lines.
 */
interface TextLocation {
  field: string;
  text: string;
  node: Text;
  /** The node's text, and where it begins in `text`. */
  data: string;
  offset: number;
}

/** Creates the patcher of one page. */
export function createTextPatcher() {
  /** The text of each patched node as React rendered it. */
  const rendered = new Map<Text, string>();
  let last: TextLocation | null = null;
  return {
    /**
     * Patches the change into the page. Returns false, with nothing changed, unless exactly one
     * node shows that part.
     */
    patch(sheet: Element, { field, before, after }: ChangedText): boolean {
      const splice = spliceOf(before, after);
      if (!splice || LINE_END.test(splice.insert)) return false;
      const [start, end] = [splice.index, splice.index + splice.remove];
      const cached = last?.field === field && last.text === before ? last : null;
      const location =
        cached && isUnchanged(cached) && contains(cached, start, end)
          ? cached
          : findLocation(sheet, field, before, start, end);
      last = null;
      if (!location) return false;
      const { node, offset } = location;
      const data =
        location.data.slice(0, start - offset) + splice.insert + location.data.slice(end - offset);
      // React also removes the elements around a text that becomes empty.
      if (data.trim() === "") return false;
      if (!rendered.has(node)) rendered.set(node, location.data);
      // Not by setting `data`, which would make the browser lay out the letters before the change
      // again.
      node.replaceData(start - offset, end - start, splice.insert);
      last = { field, text: after, node, data, offset };
      return true;
    },
    /** Restores what React rendered; false if nothing was patched. */
    revert(): boolean {
      const isPatched = rendered.size > 0;
      for (const [node, data] of rendered) node.data = data;
      rendered.clear();
      return isPatched;
    },
  };
}

const isUnchanged = ({ node, data }: TextLocation) => node.isConnected && node.data === data;
const contains = ({ offset, data }: TextLocation, start: number, end: number) =>
  offset <= start && end <= offset + data.length;

/** The only text node that shows these characters of a field's text; null if none or several do. */
function findLocation(
  sheet: Element,
  field: string,
  text: string,
  start: number,
  end: number,
): TextLocation | null {
  const line = [...text.matchAll(LINE)].find(
    ({ index, 0: { length } }) => index <= start && end <= index + length,
  );
  // The page replaces some characters of this line, so a node with exactly this text shows another
  // line.
  if (!line || toPrintable(line[0]) !== line[0]) return null;
  const locations = findTextNodes(sheet, field).flatMap((node) => {
    const { data } = node;
    const location = { field, text, node, data, offset: line.index + line[0].indexOf(data) };
    return line[0].includes(data) && contains(location, start, end) ? [location] : [];
  });
  return locations.length === 1 ? (locations[0] ?? null) : null;
}

function findTextNodes(sheet: Element, field: string): Text[] {
  const nodes: Text[] = [];
  for (const part of sheet.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) {
    const walker = sheet.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  }
  return nodes;
}
