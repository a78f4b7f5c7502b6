/** Extracts text with positions from a PDF opened by pdf.js, without the normalization that would hide ligatures. */
import { readDrawing } from "./drawing.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { framesInView } from "./drawn-frames.ts";
import { type Matrix, multiply } from "./matrix.ts";
import type { Operators, PageSource, PdfSource } from "./pdf-source.ts";
import { withoutRunningFooter } from "./running-footer.ts";
import { blocksOf, type StructureNode } from "./tagged-blocks.ts";
import type { PageText, PdfText, TextRun } from "./text-run.ts";

/** No resume has more pages; further ones are not read. */
const MAX_PAGES = 50;
/** PermissionFlag.COPY of pdf.js. */
const COPY_PERMISSION = 16;

interface ReadOptions {
  /** `OPS` of the pdf.js build that opened the file. */
  operators: Operators;
  /** The size of the file. */
  bytes: number;
  /**
   * Also reads the text blocks of the tagged structure, drawn bullets as text, and the lines and areas that are drawn.
   */
  withBlocks?: boolean;
  signal?: AbortSignal;
}

/** Reads at most MAX_PAGES pages. Rejects if `signal` is aborted. */
export async function readPdfText(document: PdfSource, options: ReadOptions): Promise<PdfText> {
  const pages: PageText[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    options.signal?.throwIfAborted();
    const page = await document.getPage(number);
    pages.push(await readPage(page, document.numPages, options));
  }
  const permissions = await document.getPermissions();
  const { info } = await document.getMetadata();
  const { Title: title, Creator: creator } = info as Record<string, unknown>;
  return {
    pages,
    bytes: options.bytes,
    title: typeof title === "string" ? title : "",
    ...(typeof creator === "string" ? { creator } : {}),
    mayCopy: !permissions || new Set(permissions).has(COPY_PERMISSION),
  };
}

async function readPage(
  page: PageSource,
  pageCount: number,
  { operators, withBlocks }: ReadOptions,
): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  // The operators first: reading them makes pdf.js load the fonts, whose names the runs need.
  const { bulletShapes, frames, ...drawing } = readDrawing(await page.getOperatorList(), operators);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const [annotations, tree] = [await page.getAnnotations(), await page.getStructTree()];
  const fonts = createFontLookup(page);
  const allRuns = items.flatMap((item) => ("str" in item ? toRun(item, transform, fonts) : []));
  const runsWithoutFooter = withoutRunningFooter(allRuns, page.pageNumber, pageCount);
  const runs = withBlocks
    ? withDrawnBullets(runsWithoutFooter, bulletShapes, transform)
    : runsWithoutFooter;
  const blocks = withBlocks && tree ? await readBlocks(page, tree as StructureNode, fonts) : [];
  page.cleanup();
  return {
    number: page.pageNumber,
    width,
    height,
    runs,
    ...drawing,
    links: annotations.flatMap((annotation) => annotation.unsafeUrl ?? annotation.url ?? []),
    roles: [...listRoles(tree as StructureNode | null)],
    blocks,
    ...(withBlocks ? { frames: framesInView(frames, transform) } : {}),
  };
}

/** Reads the text again with marked content, which links it to the structure; otherwise the marks would split lines. */
async function readBlocks(
  page: PageSource,
  tree: StructureNode,
  fonts: (id: string) => FontProperties,
) {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({
    disableNormalization: true,
    includeMarkedContent: true,
  });
  const runsByContentId = new Map<string, TextRun[]>();
  /** Ids of the marked content around the current text, outermost first. */
  const open: (string | null | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      // A span within a paragraph, such as a ligature, is marked content without an id of its own.
      const contentId = open.findLast((id) => id !== undefined && id !== null);
      const runs = contentId === undefined ? undefined : runsByContentId.get(contentId);
      const run = toRun(item, transform, fonts);
      if (runs) runs.push(run);
      else if (contentId !== undefined) runsByContentId.set(contentId, [run]);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id);
  }
  return blocksOf(tree, (id) => runsByContentId.get(id) ?? []);
}

interface PdfTextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
  fontName: string;
}

function toRun(item: PdfTextItem, view: Matrix, fontOf: (id: string) => FontProperties): TextRun {
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

type FontProperties = Pick<TextRun, "font" | "isBold" | "isItalic">;

function createFontLookup(page: PageSource): (id: string) => FontProperties {
  const cache = new Map<string, FontProperties>();
  return (id) => {
    const font = cache.get(id) ?? readFont(page, id);
    cache.set(id, font);
    return font;
  };
}

function readFont(page: PageSource, id: string): FontProperties {
  const face = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  const font = String(face?.name ?? "").replace(/^[A-Z]{6}\+/, "");
  return {
    font,
    isBold: /bold|black|heavy|semibold|demi/i.test(font),
    isItalic: /italic|oblique/i.test(font),
  };
}

/** The distinct roles of the structure tree. */
function* listRoles(root: StructureNode | null): Generator<string> {
  const seen = new Set<string>();
  const pending: StructureNode[] = root ? [root] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.role && !seen.has(node.role)) yield node.role;
    if (node.role) seen.add(node.role);
    pending.push(...(node.children ?? []));
  }
}
