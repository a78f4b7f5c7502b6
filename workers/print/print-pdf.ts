/** Prints HTML to a PDF in R2; an unchanged document is not printed again. */
import { and, eq, gt } from "drizzle-orm";
import { finishPdf } from "#app/core/pdf-file/finish-pdf.ts";
import type { PrintJob, PrintOutcome } from "#app/server/context.ts";
import { type Database, openDatabase } from "#app/server/db/database.server.ts";
import { sha256 } from "#app/server/db/sha256.server.ts";
import { print as printTable } from "#app/server/db/tables/file-tables.ts";
import type { PrintResult } from "./pdf-printer.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

/**
 * Increase when the same HTML would give another file, for example after changing options, isolation or how the file is
 * finished.
 */
const PRINT_VERSION = 3;
/** The sweep deletes prints after 30 days (scheduled.ts); one day less, so that no download races with it. */
const REUSE_MS = 29 * 86_400_000;

/**
 * Print key by hash of `cacheInput`, least recently used first, so that a printed page need not be rendered again to
 * compute its key. Per isolate, because other code versions may render differently.
 */
const pageKeys = new Map<string, string>();
const MAX_REMEMBERED_PAGES = 1_000;
/** `stored` of a print that is in R2 already. */
const ALREADY_STORED = Promise.resolve();

/**
 * Calls `beforePrint`, which may throw, only if a new print is needed. The database row is written by `waitUntil`: if
 * that fails, the same document is printed again.
 */
export async function printPdf(
  { env, waitUntil }: { env: Env; waitUntil: (work: Promise<unknown>) => void },
  job: PrintJob,
  ownerId: string,
  beforePrint?: (r2Key: string) => Promise<void>,
): Promise<PrintOutcome> {
  const db = openDatabase(env.DB);
  const { source, info = {}, attachment } = job;
  const inputHash = job.cacheInput
    ? await hashOf([ownerId, source, info, attachment, job.cacheInput])
    : null;
  const rememberedKey = inputHash && pageKeys.get(inputHash);
  const remembered = rememberedKey && (await findPrint(db, env.FILES, rememberedKey));
  if (remembered) return { ok: true, ...remembered, cached: true, stored: ALREADY_STORED };

  const html = typeof job.html === "string" ? job.html : await job.html();
  const key = await hashOf([PRINT_VERSION, ownerId, source, info, attachment, html]);
  if (inputHash) rememberKey(inputHash, key);
  const existing = rememberedKey === key ? null : await findPrint(db, env.FILES, key);
  if (existing) return { ok: true, ...existing, cached: true, stored: ALREADY_STORED };
  const r2Key = `${ownerId}/${key}.pdf`;
  await beforePrint?.(r2Key);

  const safeHtml = source === "client" ? await sanitizeHtml(html) : html;
  if (safeHtml === null) return { ok: false, reason: "unreadable" };
  const printed = await callPrinter(env, source, safeHtml);
  if (!printed.ok) return printed;
  const { pdf, pages } = finishPdf(printed.pdf, info, attachment);
  const print = {
    r2Key,
    pages,
    bytes: pdf.byteLength,
    sha256: await sha256(pdf),
  };
  const row = { key, ...print, milliseconds: printed.milliseconds, createdAt: new Date() };
  const stored = store(env.FILES, r2Key, pdf);
  const rowWritten = stored.then(() =>
    db.insert(printTable).values(row).onConflictDoUpdate({ target: printTable.key, set: row }),
  );
  waitUntil(rowWritten.catch((error) => console.error("Failed to store a print", error)));
  return { ok: true, ...print, cached: false, stored };
}

/** Tries twice, because the file's URL may already be published. */
async function store(files: R2Bucket, r2Key: string, pdf: Uint8Array<ArrayBuffer>): Promise<void> {
  const put = () => files.put(r2Key, pdf, { httpMetadata: { contentType: "application/pdf" } });
  await put().catch((error) => {
    console.error("Failed to store a print; trying again", error);
    return put();
  });
}

/**
 * Uses separate printers for HTML from a request ("client") and for resumes in the app's templates ("own"), so that the
 * former cannot affect resumes.
 */
async function callPrinter(
  env: Env,
  source: PrintJob["source"],
  html: string,
): Promise<PrintResult> {
  try {
    const printer = env.PRINTER.get(env.PRINTER.idFromName(source));
    // Cast to the plain result, because the stub's type also includes RPC promises.
    return (await (source === "own"
      ? printer.printTemplate(html)
      : printer.print(html))) as PrintResult;
  } catch (error) {
    console.error("Printer unreachable", error);
    return { ok: false, reason: "failed" };
  }
}

async function findPrint(db: Database, files: R2Bucket, key: string) {
  const { r2Key, pages, bytes, sha256 } = printTable;
  const row = await db
    .select({ r2Key, pages, bytes, sha256 })
    .from(printTable)
    .where(and(eq(printTable.key, key), gt(printTable.createdAt, new Date(Date.now() - REUSE_MS))))
    .get();
  return row && (await files.head(row.r2Key)) ? row : null;
}

function rememberKey(inputHash: string, key: string): void {
  pageKeys.delete(inputHash);
  pageKeys.set(inputHash, key);
  const [oldest] = pageKeys.size > MAX_REMEMBERED_PAGES ? pageKeys.keys() : [];
  if (oldest) pageKeys.delete(oldest);
}

const hashOf = (value: unknown) => sha256(new TextEncoder().encode(JSON.stringify(value)));
