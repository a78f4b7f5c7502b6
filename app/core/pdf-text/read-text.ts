/** A PDF opened by pdf.js → its text with positions, as it is in the file: no normalisation that would hide ligature glyphs. */
import { readDrawing } from "./drawing.ts";
import { type Matrix, multiply } from "./matrix.ts";
import type { Operators, PageSource, PdfSource } from "./pdf-source.ts";
import { blocksOf, type StructureNode } from "./tagged-blocks.ts";
import type { PageText, PdfText, TextRun } from "./text-run.ts";

/** Nobody's resume is longer; what follows is not read. */
const MAX_PAGES = 50;
/** PermissionFlag.COPY of pdf.js. */
const MAY_COPY = 16;

interface ReadOptions {
  /** `OPS` of the pdf.js that opened the file. */
  operators: Operators;
  bytes: number;
  /** Reads what the tagged structure says, too. */
  withBlocks?: boolean;
  signal?: AbortSignal;
}

export async function readPdfText(document: PdfSource, options: ReadOptions): Promise<PdfText> {
  const pages: PageText[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    options.signal?.throwIfAborted();
    pages.push(await readPage(await document.getPage(number), options));
  }
  const permissions = await document.getPermissions();
  const { info } = await document.getMetadata();
  const title = (info as Record<string, unknown>).Title;
  return {
    pages,
    bytes: options.bytes,
    title: typeof title === "string" ? title : "",
    mayCopy: !permissions || new Set(permissions).has(MAY_COPY),
  };
}

async function readPage(
  page: PageSource,
  { operators, withBlocks }: ReadOptions,
): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  // The drawing first: it makes pdf.js load the fonts, whose names the text then asks for.
  const drawing = readDrawing(await page.getOperatorList(), operators);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const [annotations, tree] = [await page.getAnnotations(), await page.getStructTree()];
  const fonts = fontReader(page);
  const runs = items.flatMap((item) => ("str" in item ? toRun(item, transform, fonts) : []));
  const blocks = withBlocks && tree ? await readBlocks(page, tree as StructureNode, fonts) : [];
  page.cleanup();
  return {
    number: page.pageNumber,
    width,
    height,
    runs,
    ...drawing,
    links: annotations.flatMap((each) => each.unsafeUrl ?? each.url ?? []),
    roles: [...rolesOf(tree as StructureNode | null)],
    blocks,
  };
}

/** Its text once more, now with the marks that tie it to the structure: they would cut lines elsewhere. */
async function readBlocks(page: PageSource, tree: StructureNode, fonts: (id: string) => FontFacts) {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({
    disableNormalization: true,
    includeMarkedContent: true,
  });
  const byMark = new Map<string, TextRun[]>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const mark = open.findLast((id) => id !== undefined);
      const runs = mark === undefined ? undefined : byMark.get(mark);
      const run = toRun(item, transform, fonts);
      if (runs) runs.push(run);
      else if (mark !== undefined) byMark.set(mark, [run]);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id);
  }
  return blocksOf(tree, (id) => byMark.get(id) ?? []);
}

interface Item {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
  fontName: string;
}

function toRun(item: Item, view: Matrix, fontOf: (id: string) => FontFacts): TextRun {
  const at = multiply(view, item.transform);
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = at;
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size: Math.hypot(c, d),
    ...fontOf(item.fontName),
    isRightToLeft: item.dir === "rtl",
    isTurned: Math.abs(b) > Math.abs(a) / 4 || a < 0,
    endsLine: item.hasEOL,
  };
}

type FontFacts = Pick<TextRun, "font" | "isBold" | "isItalic">;

function fontReader(page: PageSource): (id: string) => FontFacts {
  const known = new Map<string, FontFacts>();
  return (id) => {
    const facts = known.get(id) ?? factsOf(page, id);
    known.set(id, facts);
    return facts;
  };
}

function factsOf(page: PageSource, id: string): FontFacts {
  const face = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  const font = String(face?.name ?? "").replace(/^[A-Z]{6}\+/, "");
  return {
    font,
    isBold: /bold|black|heavy|semibold|demi/i.test(font),
    isItalic: /italic|oblique/i.test(font),
  };
}

function* rolesOf(root: StructureNode | null): Generator<string> {
  const seen = new Set<string>();
  const left: StructureNode[] = root ? [root] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.role && !seen.has(node.role)) yield node.role;
    if (node.role) seen.add(node.role);
    left.push(...(node.children ?? []));
  }
}
