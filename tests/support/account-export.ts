/** The archive of somebody's data, opened. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { streamZip } from "#app/core/export/stream-zip.ts";
import { exportAccount } from "#app/server/account-export/export-account.server.ts";
import { loadContext } from "../../workers/load-context.ts";
import type { SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export function opened(archive: ArrayBuffer) {
  const files = unzipSync(new Uint8Array(archive));
  const names = Object.keys(files);
  const text = (end: string) => {
    const name = names.find((each) => each.endsWith(end));
    return new TextDecoder().decode(files[name ?? ""]);
  };
  return { files, names, text, json: (end: string) => JSON.parse(text(end)) };
}

/** As the route makes it, with other bounds. */
export async function archiveOf(
  owner: SignedInPerson,
  over: Partial<NonNullable<Parameters<typeof exportAccount>[2]>> = {},
) {
  const context = loadContext(new Request(ORIGIN), env, createExecutionContext());
  const most = { versions: 300, versionBytes: 1_000_000, annotatedPdfBytes: 1_000_000, ...over };
  const user = { id: owner.user.id, email: owner.email, fullName: "Zoë", profileImageUrl: null };
  const archive = streamZip(exportAccount(context, user, most), new Date());
  return opened(await new Response(archive).arrayBuffer());
}
