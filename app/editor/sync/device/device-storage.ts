/**
 * Reads, writes and erases what this browser stores of the device resume: the one resume that a
 * person without an account keeps in a browser. It imports little, because the dashboard loads it.
 */
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
import { inMemoryResume, setInMemoryResume } from "./in-memory-resume.ts";

/** The browser does not open its storage now, so it is unknown whether it has the resume. */
export class UnreadableResume extends Error {}

/** No account has this user id, so that a logout does not delete the resume. */
export const DEVICE_OWNER: OfflineCopyOwner = { userId: "device", resumeId: DEVICE_RESUME_ID };

const TITLE_KEY = "covitae:try-title";
/** Key of the id of the account's resume to which the device resume is being moved; kept if that is interrupted. */
const MOVE_TARGET_KEY = "covitae:try-adopting";

/** The epoch, a part of the name of the stored document; null if there is none in this browser. */
export const deviceEpoch = (): string | null =>
  inMemoryResume()?.epoch ?? storedEpoch(DEVICE_OWNER);

export const readDeviceTitle = (): string => read(TITLE_KEY) || UNTITLED;
export const storeDeviceTitle = (title: string): void => write(TITLE_KEY, title || null);

/** Null if no move into an account has begun. */
export const readMoveTarget = (): string | null => read(MOVE_TARGET_KEY);
export const storeMoveTarget = (resumeId: string | null): void => write(MOVE_TARGET_KEY, resumeId);

export function eraseDeviceResume(): void {
  setInMemoryResume(null);
  const epoch = storedEpoch(DEVICE_OWNER);
  if (epoch !== null) deleteOfflineCopy(DEVICE_OWNER, epoch, true);
  storeDeviceTitle("");
  storeMoveTarget(null);
  const { resumeId } = DEVICE_OWNER;
  storeImportDoubts(resumeId, []);
  clearCommentKeys(resumeId);
  saveDraft(resumeId, { draft: EMPTY_DRAFT, saved: EMPTY_DRAFT });
}

/** Removes unsent comments, and the time when comments were last seen. */
function clearCommentKeys(resumeId: string): void {
  for (const key of draftStorage.keys()) {
    const isOfResume = key.split(":").includes(resumeId);
    if (key.startsWith(COMMENTS_KEY_PREFIX) && isOfResume) draftStorage.removeItem(key);
  }
}

/** Calls back when another tab has erased the resume, replaced it or moved it into an account. */
export function onDeviceResumeGone(epoch: string, onGone: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
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
    // Storage is denied, so nothing outlasts this page.
  }
}
