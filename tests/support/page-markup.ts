/** Reads a layout's markup like the rendered page, without a browser. */
import { parseDocument } from "htmlparser2";
import {
  type PageLine,
  type PageNode,
  readPageLines,
} from "#app/editor/match/on-page/page-lines.ts";

export function linesOfMarkup(html: string): PageLine[] {
  const [root] = parseDocument(`<div>${html}</div>`).children;
  return readPageLines(root as unknown as PageNode);
}
