/**
 * Holds a device resume in memory that the browser does not store, while this tab navigates from
 * the editor to sign-up and on into the account. A reload would lose it, so the browser asks for
 * confirmation first.
 */
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";

export interface HeldResume {
  epoch: string;
  update: Uint8Array;
  title: string;
  threads: Thread[];
  photo: ImportedPhoto | null;
}

let held: HeldResume | null = null;
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

export const heldResume = (): HeldResume | null => held;

/** Null releases it. */
export function holdResume(resume: HeldResume | null): void {
  held = resume;
  if (held) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}
