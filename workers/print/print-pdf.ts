/** The way from HTML to a stored PDF: content hash, printer, R2. An unchanged export is not printed again. */
import { and, eq, gt } from "drizzle-orm";
import type { PrintJob, PrintOutcome } from "#app/server/context.ts";
import { type Database, openDatabase } from "#app/server/db/database.server.ts";
import { sha256 } from "#app/server/db/sha256.server.ts";
import { print as printTable } from "#app/server/db/tables/file-tables.ts";
import { addInfo, countPages } from "./pdf-info.ts";
import type { Printed } from "./pdf-printer.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Raised when the same HTML would come out differently: options, walls, Info. */
const PRINT_VERSION = 1;
/** Prints are swept after 30 days (scheduled.ts); the last one is left out, so that no download meets it. */
const REUSE_MS = 29 * 86_400_000;

/**
 * Which page came out of which content, newest last, so that a page need not be made to see that it is printed.
 * Of this isolate alone: other code may make other pages.
 */
const pageKeys = new Map<string, string>();
const MAX_REMEMBERED_PAGES = 1_000;
const DONE = Promise.resolve();

/**
 * `beforePrint` is called when there is something to print, and may throw. That it is printed is written down by
 * `waitUntil`: nobody waits for it, and without it the same is printed again.
 */
export async function printPdf(
  { env, waitUntil }: { env: Env; waitUntil: (work: Promise<unknown>) => void },
  job: PrintJob,
  ownerId: string,
  beforePrint?: () => Promise<void>,
): Promise<PrintOutcome> {
  const db = openDatabase(env.DB);
  const { source, info = {} } = job;
  const content = job.cacheInput ? await hashOf([ownerId, source, info, job.cacheInput]) : null;
  const page = content && pageKeys.get(content);
  const again = page && (await findPrint(db, env.FILES, page));
  if (again) return { ok: true, ...again, cached: true, stored: DONE };

  const html = typeof job.html === "string" ? job.html : await job.html();
  const key = await hashOf([PRINT_VERSION, ownerId, source, info, html]);
  if (content) remember(content, key);
  const known = page === key ? null : await findPrint(db, env.FILES, key);
  if (known) return { ok: true, ...known, cached: true, stored: DONE };
  await beforePrint?.();

  const allowed = source === "client" ? await sanitizeHtml(html) : html;
  if (allowed === null) return { ok: false, reason: "unreadable" };
  const printed = await callPrinter(env, source, allowed);
  if (!printed.ok) return printed;
  const pdf = addInfo(printed.pdf, info);
  const told = {
    r2Key: `${ownerId}/${key}.pdf`,
    pages: countPages(printed.pdf),
    bytes: pdf.byteLength,
    sha256: await sha256(pdf),
  };
  const row = { key, ...told, milliseconds: printed.milliseconds, createdAt: new Date() };
  const stored = env.FILES.put(told.r2Key, pdf, {
    httpMetadata: { contentType: "application/pdf" },
  });
  waitUntil(
    stored.then(() =>
      db.insert(printTable).values(row).onConflictDoUpdate({ target: printTable.key, set: row }),
    ),
  );
  return { ok: true, ...told, cached: false, stored };
}

/** Two printers: whatever a client's HTML does to one, resumes come out of the other. */
async function callPrinter(env: Env, source: PrintJob["source"], html: string): Promise<Printed> {
  try {
    const printer = env.PRINTER.get(env.PRINTER.idFromName(source));
    // Awaited as a plain value; the stub's own type also carries RPC promises.
    return (await (source === "own"
      ? printer.printTemplate(html)
      : printer.print(html))) as Printed;
  } catch (error) {
    console.error("printer unreachable", error);
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

function remember(content: string, page: string): void {
  pageKeys.delete(content);
  pageKeys.set(content, page);
  const [oldest] = pageKeys.size > MAX_REMEMBERED_PAGES ? pageKeys.keys() : [];
  if (oldest) pageKeys.delete(oldest);
}

const hashOf = (value: unknown) => sha256(new TextEncoder().encode(JSON.stringify(value)));
