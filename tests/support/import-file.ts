/** Sends a file to the import call, as the screen does. */
import { exports } from "cloudflare:workers";
import { bearer, type SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export async function sendFile(
  who: SignedInPerson | null,
  file: Blob | string,
  name = "cv.json",
  query = "",
) {
  const form = new FormData();
  if (typeof file === "string") form.set("file", file);
  else form.set("file", file, name);
  const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/import${query}`, {
    method: "POST",
    headers: who ? bearer(who) : {},
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary response bodies
  return { status: answer.status, body: (await answer.json()) as any };
}
