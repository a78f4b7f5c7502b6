/**
 * Completes the structure tree (the tags for screen readers) that Chromium writes into a PDF, as PDF/UA requires it
 * (ISO 14289-1, 7.1 and 7.2): puts the content of
 * list items into an LBody, maps element types of later PDF versions to old ones, and describes
 * links.
 */
import { readString, writeString } from "./pdf-string.ts";
import type { PrintedPdf } from "./printed-pdf.ts";

/** ISO 32000-1, 14.8.4, without what Chromium never writes. */
const STANDARD_TYPES = new Set(
  (
    "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody " +
    "Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP " +
    "Figure Formula Form"
  ).split(" "),
);
/** The standard types that other types are mapped to; types not listed are mapped to Span. */
const TYPE_MAPPING: Record<string, string> = { Title: "P", Aside: "Div", FENote: "Note" };

/** A PDF string in parentheses; parentheses in it are escaped. */
const LITERAL_STRING = /\((?:\\.|[^\\()])*\)/gs;

const referenceTo = (number: number) => new RegExp(`(?<!\\d)${number} 0 R`, "g");
/** The offset of the element's children in its text. */
const kidsOffset = (element: string) => element.indexOf("/K ");

/**
 * Returns whether the file can claim PDF/UA: it has a language, and its pictures have descriptions.
 */
export function completeTags(pdf: PrintedPdf): boolean {
  const types = new Set<string>();
  let treeRoot: number | null = null;
  let isComplete = /\/Lang\b/.test(pdf.read(pdf.root));
  for (const number of pdf.numbers) {
    const object = pdf.read(number);
    if (object.includes("/Type /StructTreeRoot")) treeRoot = number;
    else if (object.includes("/Subtype /Link")) describeLink(pdf, number, object);
    else if (object.includes("/Type /StructElem")) {
      const type = /\/S \/(\w+)/.exec(object)?.[1] ?? "";
      types.add(type);
      if (type === "LI") addListBody(pdf, number);
      if (type === "Figure" && !/\/Alt\b/.test(object)) isComplete = false;
    }
  }
  if (treeRoot === null) return false;
  const mapped = [...types].filter((type) => type && !STANDARD_TYPES.has(type));
  if (mapped.length > 0) {
    const roles = mapped.map((type) => `/${type} /${TYPE_MAPPING[type] ?? "Span"}`).join(" ");
    pdf.replace(treeRoot, addEntry(pdf.read(treeRoot), `/RoleMap <<${roles}>>`));
  }
  return isComplete;
}

/** Describes a link without a description by its address, for screen readers. */
function describeLink(pdf: PrintedPdf, number: number, object: string): void {
  // Strings are removed first, because the address may contain the key's name.
  if (/\/Contents\b/.test(object.replace(LITERAL_STRING, ""))) return;
  const address = readString(object, "URI");
  const description = address?.replace(/^(?:mailto|tel):/i, "") || "Link";
  pdf.replace(number, addEntry(object, `/Contents ${writeString(description)}`));
}

/**
 * Turns an LI into the LBody of a new LI, so that its children keep their parent. Its labels move
 * to the new LI.
 */
function addListBody(pdf: PrintedPdf, number: number): void {
  const item = pdf.read(number);
  const parent = Number(/\/P (\d+) 0 R/.exec(item)?.[1]);
  const kids = kidsOffset(item);
  if (!parent || kids < 0) return;
  const labels = [...item.slice(kids).matchAll(/(?<!\d)(\d+) 0 R/g)]
    .map(([, kid]) => Number(kid))
    .filter((kid) => /\/S \/Lbl\b/.test(pdf.read(kid)));
  const newItem = pdf.add(
    `<</Type /StructElem\n/S /LI\n/P ${parent} 0 R\n/K [${[...labels, number].map((kid) => `${kid} 0 R`).join(" ")}]>>`,
  );
  let body = item.replace("/S /LI", "/S /LBody").replace(`/P ${parent} 0 R`, `/P ${newItem} 0 R`);
  for (const label of labels) {
    const list = kidsOffset(body);
    body = body.slice(0, list) + body.slice(list).replace(referenceTo(label), "");
    const element = pdf.read(label);
    pdf.replace(label, element.replace(`/P ${number} 0 R`, `/P ${newItem} 0 R`));
  }
  // If the item had nothing but its label, the LBody is empty.
  pdf.replace(number, body.replace(/\/K\s*(?=\/|>>)/, "/K []"));
  const list = pdf.read(parent);
  const from = kidsOffset(list);
  pdf.replace(
    parent,
    list.slice(0, from) + list.slice(from).replace(referenceTo(number), `${newItem} 0 R`),
  );
}

/** Adds to the end of a dictionary. */
export const addEntry = (dictionary: string, entry: string) =>
  dictionary.trimEnd().replace(/>>$/, `\n${entry}>>`);
