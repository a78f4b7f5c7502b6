/** The one resume that a person without an account keeps in this browser: what lies where. Small: the dashboard asks. */
import { storeImportDoubts } from "#app/client/import-doubts.ts";
import { UNTITLED } from "#app/core/resume/title.ts";
import { draftStorage } from "#app/editor/sync/offline/draft-storage.ts";
import {
  COMMENTS_KEY_PREFIX,
  DEVICE_RESUME_ID,
  EMPTY_DRAFT,
  saveDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import {
  deleteOfflineCopy,
  epochKey,
  type OfflineCopyOwner,
  storedEpoch,
} from "#app/editor/sync/offline/offline-databases.ts";
import { heldResume, holdResume } from "./held-resume.ts";

/** The browser may have it, but does not open its storage now. */
export class UnreadableResume extends Error {}

/** No account has this id; logging out of one leaves the resume alone. */
export const DEVICE_OWNER: OfflineCopyOwner = { userId: "device", resumeId: DEVICE_RESUME_ID };

const TITLE_KEY = "covitae:try-title";
/** The resume of an account that this one was being moved into when the page was closed. */
const ADOPTING_KEY = "covitae:try-adopting";

/** Names the document that is kept; null if there is none in this browser. */
export const deviceEpoch = (): string | null => heldResume()?.epoch ?? storedEpoch(DEVICE_OWNER);

export const readDeviceTitle = (): string => read(TITLE_KEY) || UNTITLED;
export const storeDeviceTitle = (title: string): void => write(TITLE_KEY, title || null);

export const readAdopting = (): string | null => read(ADOPTING_KEY);
export const storeAdopting = (resumeId: string | null): void => write(ADOPTING_KEY, resumeId);

export function eraseDeviceResume(): void {
  holdResume(null);
  const epoch = storedEpoch(DEVICE_OWNER);
  if (epoch !== null) deleteOfflineCopy(DEVICE_OWNER, epoch, true);
  storeDeviceTitle("");
  storeAdopting(null);
  const { resumeId } = DEVICE_OWNER;
  storeImportDoubts(resumeId, []);
  clearCommentKeys(resumeId);
  saveDraft(resumeId, { draft: EMPTY_DRAFT, saved: EMPTY_DRAFT });
}

/** Comments begun and not sent, and what was seen of them. */
function clearCommentKeys(resumeId: string): void {
  for (const key of draftStorage.keys()) {
    const isOfResume = key.split(":").includes(resumeId);
    if (key.startsWith(COMMENTS_KEY_PREFIX) && isOfResume) draftStorage.removeItem(key);
  }
}

/** Calls back when another tab has erased the resume, replaced it or moved it into an account. */
export function onDeviceResumeGone(epoch: string, onGone: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === null || key === epochKey(DEVICE_OWNER)) && newValue !== epoch) onGone();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is denied, and nothing is kept after this page.
  }
}
