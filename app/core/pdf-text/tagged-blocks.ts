/** Builds the text blocks of a tagged PDF (paragraphs, headings, list items) in logical order. */
import type { TextBlock, TextRun } from "./text-run.ts";

export interface StructureNode {
  role?: string;
  /** `content` for text; its `id` is that of the marked content. */
  type?: string;
  id?: string;
  children?: StructureNode[];
}

/** Elements inside a line; any other element is a block. */
const INLINE = new Set(
  "Span NonStruct Private Link Reference Quote Code Em Strong Sub BibEntry Annot Ruby Warichu LBody".split(
    " ",
  ),
);
/** Elements that only group others. */
const GROUPS = new Set(
  "Root Document DocumentFragment Part Sect Art Div Aside BlockQuote NonStruct TOC Index L Table THead TBody TFoot TR".split(
    " ",
  ),
);

/** `runsOf`: the text runs of a marked content by its id. Blocks without text are left out. */
export function blocksOf(
  root: StructureNode,
  runsOf: (contentId: string) => readonly TextRun[],
): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lists = 0;

  function visit(
    node: StructureNode,
    block: TextBlock | null,
    list: number | null,
    item: number | null = null,
  ): void {
    const { role = "" } = node;
    if (node.type === "content") {
      const runs = node.id ? runsOf(node.id) : [];
      if (runs.length === 0) return;
      const target = block ?? newBlock("P", list, item);
      target.runs.push(...runs);
      return;
    }
    if (role === "Lbl" && block) {
      block.isLabelled = true;
      return;
    }
    if (role === "Link" && block && block.runs.length === 0) block.isLink = true;
    const innerList = role === "L" ? ++lists : list;
    const isBlock = !GROUPS.has(role) && !INLINE.has(role);
    const next = isBlock ? newBlock(role, innerList, item) : block;
    for (const [index, child] of (node.children ?? []).entries()) {
      visit(child, role === "L" ? null : next, innerList, role === "L" ? index : item);
    }
  }
  function newBlock(role: string, list: number | null, item: number | null): TextBlock {
    const block = { role, list, item, isLabelled: false, isLink: false, runs: [] };
    blocks.push(block);
    return block;
  }

  visit(root, null, null);
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ""));
}
