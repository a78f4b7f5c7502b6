/** Content hash, R2, and the printer object: the way from HTML to a stored PDF. */
import type { PrintJob, PrintOutcome } from "#app/context.ts";

export async function printPdf(_env: Env, _job: PrintJob, _ownerId: string): Promise<PrintOutcome> {
  return { ok: false, reason: "failed" };
}
