/** Imports a file of any supported format, which is detected from its bytes. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import { completeReport } from "./complete-report.ts";
import { type DetectedFormat, detectFormat } from "./detect-format.ts";
import { fromDocx, isDocx } from "./docx/from-docx.ts";
import { fromJsonDocument, parseJson } from "./json/from-json.ts";
import type { ImportModels } from "./labels/import-models.ts";
import { fromLinkedIn, isLinkedIn } from "./linkedin/from-linkedin.ts";
import { openZip } from "./open-zip.ts";
import type { ImportOutcome } from "./outcome.ts";
import { findAttachedFile } from "./pdf/attached-files.ts";
import { fromAttachedResume } from "./pdf/from-attached-resume.ts";
import { fromPdf } from "./pdf/from-pdf.ts";
import { isNameOnPage } from "./pdf/is-on-page.ts";

export const MAX_FILE_BYTES = 5 * 1_048_576;
export const TOO_LARGE =
  "This file is larger than 5 MB. Save it with smaller pictures or fewer pages, then try again.";

export type PdfReadResult = { ok: true; text: PdfText } | { ok: false; message: string };

/**
 * The root element of the XML in a Europass PDF, which must start within EUROPASS_START characters.
 */
const EUROPASS = /<(?:\w+:)?(?:SkillsPassport|Candidate)\b/;
const EUROPASS_START = 2_000;

interface ImportContext {
  /** Creates the id of an entry. */
  newId: () => string;
  /**
   * Loads the trained models that label a document's lines; null if it fails: then only rules read
   * it.
   */
  loadModels: () => Promise<ImportModels | null>;
  /** Extracts the text of a PDF; the browser and the server load pdf.js differently. */
  readPdf: (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfReadResult>;
}

const SUPPORTED =
  "Choose a PDF, a Word document (.docx), OpenDocument (.odt), RTF, a web page (.html), Markdown or plain text, a resume of JSON Resume, Reactive Resume, RenderCV, FRESH, Manfred or Europass, publications as BibTeX or ORCID JSON, or LinkedIn's data archive (.zip).";
const UNSUPPORTED = `This kind of file cannot be imported. ${SUPPORTED}`;
const LEGACY_WORD =
  "This is an old Word file (.doc), or one with a password. Save it as .docx without a password, then try again.";
const APPLE_PAGES =
  "This is a Pages document. In Pages, choose File > Export To > Word or PDF, then import that file.";

/**
 * Returns the resume with a report of uncertain fields, open questions and unused text, or a message for the user if
 * the file cannot be read.
 */
export async function importFile(
  bytes: Uint8Array<ArrayBuffer>,
  context: ImportContext,
): Promise<ImportOutcome> {
  return completeReport(await readFormat(bytes, context));
}

async function readFormat(
  bytes: Uint8Array<ArrayBuffer>,
  { newId, readPdf, loadModels }: ImportContext,
): Promise<ImportOutcome> {
  if (bytes.length === 0) return { ok: false, message: "This file is empty." };
  if (bytes.length > MAX_FILE_BYTES) {
    return { ok: false, message: TOO_LARGE };
  }
  const detected = detectFormat(bytes);
  switch (detected.format) {
    case "pdf": {
      const read = await readPdf(bytes);
      // A Europass PDF has its data attached as XML, which is more complete than its pages.
      const xml = findAttachedFile(bytes, (text) => EUROPASS.test(text.slice(0, EUROPASS_START)));
      if (xml !== null) {
        const { fromEuropass } = await import("./europass/from-europass.ts");
        const outcome = fromEuropass(xml, newId);
        // The attached data is ignored if the pages can be read and lack its name.
        if (outcome.ok && (!read.ok || isNameOnPage(outcome.resume, read.text))) return outcome;
      }
      const attachedResume = read.ok ? fromAttachedResume(bytes, read.text, newId) : null;
      if (attachedResume) return attachedResume;
      return read.ok ? withLiteralAsterisks(fromPdf(read.text, newId, await loadModels())) : read;
    }
    case "zip":
      return importZip(bytes, newId, loadModels);
    case "legacy-word":
      return unsupported(LEGACY_WORD);
    case "rtf": {
      const { fromRtf } = await import("./rtf/from-rtf.ts");
      return fromRtf(bytes, newId, await loadModels());
    }
    case "picture":
      return unsupported(describePicture(detected.name));
    default:
      return importText(detected, newId, loadModels);
  }
}

async function importZip(
  bytes: Uint8Array<ArrayBuffer>,
  newId: () => string,
  loadModels: ImportContext["loadModels"],
): Promise<ImportOutcome> {
  const zip = openZip(bytes);
  if (!zip.ok) return zip;
  if (isDocx(zip)) return fromDocx(zip, newId, await loadModels());
  if (isLinkedIn(zip)) return withLiteralAsterisks(fromLinkedIn(zip, newId));
  if (zip.names.includes("Index/Document.iwa")) return unsupported(APPLE_PAGES);
  const { fromOdt, isOdt } = await import("./odt/from-odt.ts");
  return isOdt(zip) ? fromOdt(zip, newId, await loadModels()) : unsupported(UNSUPPORTED);
}

/** Imports a text format. The code of rare formats is loaded on demand. */
async function importText(
  detected: DetectedFormat,
  newId: () => string,
  loadModels: ImportContext["loadModels"],
): Promise<ImportOutcome> {
  switch (detected.format) {
    case "json":
      return importJson(detected.text, newId);
    case "html": {
      const { fromHtml } = await import("./html/from-html.ts");
      return fromHtml(detected.text, newId, await loadModels());
    }
    case "markdown": {
      const { fromMarkdown } = await import("./markdown/from-markdown.ts");
      return fromMarkdown(detected.text, newId, await loadModels());
    }
    case "text": {
      const { fromText } = await import("./text/from-text.ts");
      return fromText(detected.text, newId, await loadModels());
    }
    case "rendercv": {
      const { fromRenderCv } = await import("./rendercv/from-rendercv.ts");
      return fromRenderCv(detected.text, newId);
    }
    case "europass": {
      const { fromEuropass } = await import("./europass/from-europass.ts");
      return fromEuropass(detected.text, newId);
    }
    case "bibtex": {
      const { fromBibtex } = await import("./publications/from-bibtex.ts");
      return fromBibtex(detected.text, newId);
    }
    default:
      return unsupported(UNSUPPORTED);
  }
}

/** Keys that only other formats than JSON Resume and Covitae's own have. */
const KEYS_OF_OTHER_FORMATS =
  /"(?:sections|employment|aboutMe|orcid-identifier|activities-summary|work-summary|FRESH@[^"]*)"/;

async function importJson(text: string, newId: () => string): Promise<ImportOutcome> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  if (KEYS_OF_OTHER_FORMATS.test(text)) {
    const { fromForeignJson } = await import("./structured/foreign-json.ts");
    const outcome = fromForeignJson(parsed.document, newId);
    if (outcome) return outcome;
  }
  return fromJsonDocument(parsed.document, newId);
}

/** Escapes asterisks, which are literal in files without our formatting syntax. */
const withLiteralAsterisks = (outcome: ImportOutcome): ImportOutcome =>
  outcome.ok ? { ...outcome, resume: escapedResume(outcome.resume) } : outcome;

const unsupported = (message: string) => ({ ok: false, message, isUnsupported: true }) as const;

const describePicture = (name: string) =>
  `This is a picture (${name}): a photo or scan has no text to read. Choose the document that it shows, or type the text into a new resume.`;
