/** A link to what a person has open in the editor, made and ended as the share dialog does; for browser tests. */
import type { Page } from "playwright-core";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";

/** @param page the owner's, on an address that names the resume */
export async function shareLink(
  page: Page,
  baseUrl: string,
  owner: { token: string },
  role: ShareRole,
): Promise<{ url: string; resumeId: string; end(): Promise<unknown> }> {
  const resumeId = new URL(page.url()).searchParams.get("resume") ?? "";
  const shares = `${baseUrl}/api/resumes/${resumeId}/shares`;
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` };
  const made = await fetch(shares, { method: "POST", headers, body: JSON.stringify({ role }) });
  if (made.status !== 201) throw new Error(`A link was answered ${made.status}`);
  const { share } = (await made.json()) as { share: { id: string; url: string } };
  const end = () => fetch(`${shares}/${share.id}`, { method: "DELETE", headers });
  return { url: share.url, resumeId, end };
}
