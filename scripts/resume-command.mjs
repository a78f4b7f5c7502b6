/**
 * The command of resume.mjs: converts a resume file to another format without a server. A test also calls it, with one
 * loaded app for all calls, which saves seconds in each.
 */
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openApp } from "./load-app.mjs";
import { prepareBrowser } from "./local-browser.mjs";

const FORMATS = ["pdf", "docx", "odt", "txt", "md", "json", "rendercv", "europass"];
const USAGE = `Usage: npm run -s resume -- export FILE --template ID --format ${FORMATS.join("|")} --out FILE`;

/** A usage error or an unusable file, which is printed without a stack. */
class UserError extends Error {}

/**
 * @param {string[]} args
 * @param {{ here: string; say(line: unknown): void; open?: typeof openApp }} surroundings `here`: the folder that
 * relative paths start from; `say` prints a note or an error; `open` loads the modules of app/
 * @returns the exit status
 */
export async function runResumeCommand(args, { here, say, open = openApp }) {
  try {
    await main(readArguments(args, here), say, open);
    return 0;
  } catch (error) {
    say(error instanceof UserError ? error.message : error);
    return 1;
  }
}

async function main({ file, template, format, out }, say, open) {
  const bytes = await readFile(file).catch(() => {
    throw new UserError(`${file} cannot be read`);
  });
  const app = await open();
  try {
    const { importFile } = await app.load("/app/core/import/import-file.ts");
    const { TEMPLATES } = await app.load("/app/core/templates/catalogue.ts");
    const ids = TEMPLATES.map(({ id }) => id);
    if (template !== undefined && !ids.includes(template)) {
      throw new UserError(`--template is one of ${ids.join(", ")}`);
    }
    const read = await importFile(new Uint8Array(bytes), {
      newId: () => randomUUID(),
      loadModels: () => importModels(app),
      readPdf: (pdf) => readPdf(app, pdf),
    });
    if (!read.ok) throw new UserError(`${file}: ${read.message}`);
    for (const { field, reason, text } of read.report.uncertain) {
      say(`Note: ${field ? `${field}: ${reason}` : `${reason}: ${text}`}`);
    }
    // The template and design of the file, if it has any.
    const { templateId: fileTemplate, design: fileDesign } = read.appearance ?? {};
    const defaultTemplate = ids.includes(fileTemplate) ? fileTemplate : "modern-professional";
    const templateId = template ?? defaultTemplate;
    // A template other than the file's starts with its newest version.
    const { version } = TEMPLATES.find(({ id }) => id === templateId);
    const design = templateId === fileTemplate ? fileDesign : { ...fileDesign, version };
    // Shown only if the file's own resume shows it; photos of other programs stay off, as in the editor.
    const photo = read.photo?.visible ? read.photo.image : null;
    const resume = { ...read.resume };
    if (photo) resume.photo = { fileId: "in-the-file", visible: true };
    const made = await write(app, { format, templateId, resume, design, photo });
    await writeFile(out, made).catch((error) => {
      throw new UserError(`${out} cannot be written: ${error.message}`);
    });
  } finally {
    await app.close();
  }
}

function readArguments(args, here) {
  let read;
  try {
    read = parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: "string" },
        format: { type: "string" },
        out: { type: "string" },
      },
    });
  } catch (error) {
    throw new UserError(`${error.message}\n${USAGE}`);
  }
  const [command, file, ...more] = read.positionals;
  const { template, format, out } = read.values;
  if (command !== "export" || !file || more.length > 0 || !out || !FORMATS.includes(format)) {
    throw new UserError(USAGE);
  }
  return { file: resolve(here, file), template, format, out: resolve(here, out) };
}

async function readPdf(app, bytes) {
  const { readOpenedPdf } = await app.load("/app/core/import/pdf/read-opened-pdf.ts");
  const { OPEN_OPTIONS } = await app.load("/app/core/pdf-text/pdf-source.ts");
  const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const cMapUrl = fileURLToPath(new URL("../node_modules/pdfjs-dist/cmaps/", import.meta.url));
  const task = getDocument({ ...OPEN_OPTIONS, cMapUrl, data: bytes.slice() });
  try {
    return await readOpenedPdf(task.promise, { operators: OPS, bytes: bytes.length });
  } finally {
    await task.destroy();
  }
}

async function write(app, { format, templateId, resume, design, photo }) {
  if (format !== "pdf") {
    const { writeDocument } = await app.load("/app/core/export/write-document.ts");
    return writeDocument(format, { resume, templateId, design, photo });
  }
  const { toPrintJob } = await app.load("/app/core/export/print-job.ts");
  const { PDF_OPTIONS, PRINT_TIMEOUT_MS } = await app.load("/workers/print/print-options.ts");
  const { finishPdf } = await app.load("/app/core/pdf-file/finish-pdf.ts");
  const job = toPrintJob({
    templateId,
    resume,
    design,
    readPhoto: async () => photo,
    readFile: async (path) => new Uint8Array(await readFile(`public${path}`)).buffer,
  });
  const { browser: local } = await prepareBrowser({ root: process.cwd() });
  if (!local.path) throw new UserError("No browser was found to print with; set CHROME_PATH");
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath: local.path });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(await job.html(), { waitUntil: "load", timeout: PRINT_TIMEOUT_MS });
    return finishPdf(new Uint8Array(await page.pdf(PDF_OPTIONS)), job.info, job.attachment).pdf;
  } finally {
    await browser.close();
  }
}

/** The models of the import, from the files that the site serves. */
async function importModels(app) {
  const { loadImportModels } = await app.load("/app/core/import/labels/import-models.ts");
  const root = resolve(fileURLToPath(import.meta.url), "..", "..");
  return loadImportModels(async (path) => new Response(await readFile(join(root, "public", path))));
}
