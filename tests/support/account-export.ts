/** Exports a user's data and unpacks the archive. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { streamZip } from "#app/core/export/stream-zip.ts";
import { exportAccount } from "#app/server/account-export/export-account.server.ts";
import { loadContext } from "../../workers/load-context.ts";
import type { SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

/** `text` and `json` read the first file whose name ends with `end`, such as "resume.json". */
export function unpackArchive(archive: ArrayBuffer) {
  const files = unzipSync(new Uint8Array(archive));
  const names = Object.keys(files);
  const text = (end: string) => {
    const name = names.find((each) => each.endsWith(end));
    return new TextDecoder().decode(files[name ?? ""]);
  };
  return { files, names, text, json: (end: string) => JSON.parse(text(end)) };
}

/** Exports like the route does, with other limits. */
export async function exportArchive(
  owner: SignedInPerson,
  over: Partial<NonNullable<Parameters<typeof exportAccount>[2]>> = {},
) {
  const context = loadContext(new Request(ORIGIN), env, createExecutionContext());
  const limits = { versions: 300, versionBytes: 1_000_000, annotatedPdfBytes: 1_000_000, ...over };
  const user = { id: owner.user.id, email: owner.email, fullName: "Zoë", profileImageUrl: null };
  const archive = streamZip(exportAccount(context, user, limits), new Date());
  return unpackArchive(await new Response(archive).arrayBuffer());
}
