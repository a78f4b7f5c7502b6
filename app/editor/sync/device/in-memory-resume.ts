/**
 * Keeps a device resume in memory if the browser refuses to store it, while this tab navigates from the editor to
 * sign-up and on into the account. A reload would lose it, so the browser asks for confirmation first.
 */
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";

export interface InMemoryResume {
  /** Identifies the resume; see DeviceResume. */
  epoch: string;
  /** The whole document as one Yjs update. */
  update: Uint8Array;
  title: string;
  threads: Thread[];
  photo: ImportedPhoto | null;
}

let current: InMemoryResume | null = null;
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Null if no resume is in memory, as when the browser stores it. */
export const inMemoryResume = (): InMemoryResume | null => current;

/** Null removes it from memory. */
export function setInMemoryResume(resume: InMemoryResume | null): void {
  current = resume;
  if (current) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}
