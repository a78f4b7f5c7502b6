/** Short-lived download URLs: their token grants access to the file; D1 stores only its hash. */
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "./database.server.ts";
import { hashSecret, isSecret, newSecret } from "./secret.server.ts";
import { file } from "./tables/file-tables.ts";

/** How long a download URL works. */
export const DOWNLOAD_MS = 10 * 60_000;

export interface Download {
  ownerId: string;
  r2Key: string;
  /** Including the extension. */
  fileName: string;
  contentType: string;
}

/** Returns the token of a new download URL. */
export async function createDownload(db: Database, download: Download): Promise<string> {
  const token = newSecret();
  const now = Date.now();
  await db.insert(file).values({
    ...download,
    tokenHash: await hashSecret(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + DOWNLOAD_MS),
  });
  return token;
}

/** Null for an unknown or expired token. */
export async function findDownload(db: Database, token: string): Promise<Download | null> {
  if (!isSecret(token)) return null;
  const row = await db
    .select()
    .from(file)
    .where(and(eq(file.tokenHash, await hashSecret(token)), gt(file.expiresAt, new Date())))
    .get();
  return row ?? null;
}
