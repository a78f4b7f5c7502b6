/**
 * What a person without an account asked for before signing up. The page that moves the resume into the account sets
 * it, and the editor that opens there does it once: a reload must not download the file again.
 */
import type { AccountAction } from "#app/editor/sync/editor-access.ts";

let pending: { resumeId: string; action: AccountAction } | null = null;

export function setPendingRequest(resumeId: string, action: AccountAction | null): void {
  pending = action && { resumeId, action };
}

/**
 * The report is exported by its own part of the editor, once there is a score. Null if nothing is pending for this
 * resume and part.
 */
export function takePendingRequest(
  resumeId: string,
  part: "report" | "header",
): AccountAction | null {
  const isOfPart = (pending?.action === "report") === (part === "report");
  if (pending?.resumeId !== resumeId || !isOfPart) return null;
  const { action } = pending;
  pending = null;
  return action;
}
