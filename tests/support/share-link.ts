/** Creates and revokes a share link for the resume open in the editor, for browser tests. */
import type { Page } from "playwright-core";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";

/** @param page the owner's page, with the resume's id in its URL */
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
  if (made.status !== 201) throw new Error(`Failed to create a link: ${made.status}`);
  const { share } = (await made.json()) as { share: { id: string; url: string } };
  const end = () => fetch(`${shares}/${share.id}`, { method: "DELETE", headers });
  return { url: share.url, resumeId, end };
}
