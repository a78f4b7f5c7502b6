/**
 * Adopts the device resume: moves the one resume that this browser keeps without an account into the user's account,
 * then erases it here.
 */
import { ApiError, callApi } from "#app/client/call-api.ts";
import { readImportDoubts, storeImportDoubts } from "#app/client/import-doubts.ts";
import { uploadPhoto } from "#app/client/upload-photo.ts";
import { BEFORE_DEVICE_COPY } from "#app/core/collab/protocol/version-name.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import { DESIGN_KEYS } from "#app/core/resume/design.ts";
import { createRoom, type OpenedRoom } from "#app/editor/sync/create-room.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";
import { EMPTY_DRAFT, loadDraft, saveDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { ResumeSnapshot, Room } from "#app/editor/sync/room.ts";
import { copyCommentDrafts } from "./copy-comment-drafts.ts";
import { startCommentCopy } from "./copy-comments.ts";
import { createDeviceRoom, type DeviceLoss, type OpenedDeviceRoom } from "./create-device-room.ts";
import {
  DEVICE_OWNER,
  deviceEpoch,
  eraseDeviceResume,
  readMoveTarget,
  storeMoveTarget,
  UnreadableResume,
} from "./device-storage.ts";
import { setPendingRequest } from "./pending-request.ts";

const READY_TIMEOUT_MS = 30_000;

export interface AdoptedResume {
  id: string;
  templateId: string;
  /** Whether the server rejected the photo of the imported file. */
  hasLostPhoto: boolean;
  /**
   * Whether an earlier attempt's copy had been edited since: its text was then saved as a version.
   */
  hasKeptVersion: boolean;
}

/**
 * Null if this browser has no such resume, or it was erased meanwhile. Throws if the server refuses
 * it or cannot be reached: the resume then stays here, and another call continues with what was
 * already copied.
 * @param request what the person asked for before signing up, which the account's editor then does
 */
export async function adoptDeviceResume(
  userId: string,
  request: AccountAction | null,
): Promise<AdoptedResume | null> {
  const adopt = () => adoptLocked(userId);
  // Locked, since two tabs would create two resumes. Plain HTTP has no locks.
  const adopted = await (navigator.locks
    ? navigator.locks.request("covitae:try-keep", adopt)
    : adopt());
  if (adopted) setPendingRequest(adopted.id, request);
  return adopted;
}

/** Runs under the lock. */
async function adoptLocked(userId: string): Promise<AdoptedResume | null> {
  const epoch = deviceEpoch();
  if (epoch === null) return null;
  let onLost = (_how: DeviceLoss) => {};
  const lost = new Promise<null>((resolve, reject) => {
    onLost = (how) => (how === "gone" ? resolve(null) : reject(new UnreadableResume()));
  });
  const device = createDeviceRoom({ epoch }, (how) => onLost(how));
  let adopted: AdoptedResume | null;
  try {
    adopted = await Promise.race([adopt(device, userId, epoch), lost]);
  } finally {
    device.close();
  }
  if (adopted) eraseDeviceResume();
  return adopted;
}

async function adopt(
  device: OpenedDeviceRoom,
  userId: string,
  epoch: string,
): Promise<AdoptedResume | null> {
  await whenReady(device);
  const deviceSnapshot = device.room.document.read();
  if (!deviceSnapshot) throw new UnreadableResume();
  const earlierId = await findEarlierCopy();
  const id = earlierId ?? (await createAccountResume(deviceSnapshot, device.state().title));
  // The device's resume was erased or replaced meanwhile: a new one must not overwrite this
  // account's copy.
  if (deviceEpoch() !== epoch) return null;
  storeMoveTarget(id);
  const photo = device.photo();
  const hasLostPhoto = photo !== null && !(await tryUpload(id, photo));
  const opened = createRoom({ resumeId: id, userId });
  let hasKeptVersion = false;
  try {
    if (earlierId !== null) hasKeptVersion = await saveChangedAsVersion(opened, deviceSnapshot);
    const threads = await copyContent(device, opened);
    // No `await` from here until the device's resume is erased: another tab could write meanwhile.
    copyCommentDrafts(device.room, opened.room, threads);
  } finally {
    opened.close();
  }
  copyLocalNotes(id);
  return { id, templateId: deviceSnapshot.templateId, hasLostPhoto, hasKeptVersion };
}

/**
 * Saves an earlier attempt's copy as a version before it is replaced, if it differs from the
 * device's resume.
 */
async function saveChangedAsVersion(
  account: OpenedRoom,
  snapshot: ResumeSnapshot,
): Promise<boolean> {
  await whenReady(account, false);
  const { resumeId, document } = account.room;
  const accountResume = document.read()?.resume;
  if (
    !accountResume ||
    compareResumes({ ...accountResume, photo: null }, snapshot.resume).length === 0
  )
    return false;
  await callApi(`/api/resumes/${resumeId}/versions`, { body: { name: BEFORE_DEVICE_COPY } });
  return true;
}

/**
 * Copies until nothing new is written here, since it would be erased. Returns pairs of device and
 * account threads.
 */
async function copyContent(device: OpenedDeviceRoom, account: OpenedRoom) {
  const { room } = account;
  let copied: ResumeSnapshot | null = null;
  const readDeviceSnapshot = () => device.room.document.read() ?? copied;
  const copyEdits = () => {
    const snapshot = readDeviceSnapshot();
    if (snapshot && snapshot !== copied) copyDocument(snapshot, room);
    copied = snapshot;
  };
  const comments = startCommentCopy(device, room.comments, copyEdits);
  let title: string | null = null;
  do {
    await whenReady(account, device.threads().length > 0);
    copyEdits();
    await comments.copy();
    const deviceTitle = device.state().title;
    // An earlier attempt may have created the resume under another title.
    if (deviceTitle !== null && deviceTitle !== (title ?? account.state().title))
      await room.rename(deviceTitle);
    title = deviceTitle;
    await room.connection.waitForSync();
  } while (
    readDeviceSnapshot() !== copied ||
    !comments.isUpToDate() ||
    device.state().title !== title
  );
  return comments.pairs();
}

const TOO_MANY_REQUESTS = 429;

/**
 * Uploads the photo. False if the server rejects it for good; throws if another try may succeed.
 */
const tryUpload = (id: string, photo: ImportedPhoto) =>
  uploadPhoto(id, photo).then(
    () => true,
    (error) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS)
        return false;
      throw error;
    },
  );

/** HTTP statuses for a resume that is not this account's or was deleted. */
const INACCESSIBLE_STATUSES = [403, 404, 410];

/** The id of the resume that an earlier attempt created, if it is this account's. */
async function findEarlierCopy(): Promise<string | null> {
  const id = readMoveTarget();
  if (id === null) return null;
  try {
    await callApi(`/api/resumes/${id}`, { method: "GET" });
    return id;
  } catch (error) {
    if (error instanceof ApiError && INACCESSIBLE_STATUSES.includes(error.status)) return null;
    throw error;
  }
}

async function createAccountResume(
  snapshot: ResumeSnapshot,
  title: string | null,
): Promise<string> {
  const { templateId, resume } = snapshot;
  const body = { title: title ?? undefined, templateId, resume };
  const created = await callApi<{ resume: { id: string } }>("/api/resumes", { body });
  return created.resume.id;
}

/**
 * Makes the account's document equal to the device's, including what was removed since an earlier
 * attempt.
 */
function copyDocument(snapshot: ResumeSnapshot, { edits, document }: Room): void {
  const { resume, templateId, design, postings, activePosting, ignoredTips } = snapshot;
  const { version = 1, ...look } = design;
  // The device's document has no photo; the account's was set by the upload.
  const photo = document.read()?.resume.photo ?? null;
  edits.restoreState({ resume: { ...resume, photo }, templateId, version });
  // Design settings that are absent here mean the default, so the account's settings are cleared.
  const absent = DESIGN_KEYS.filter((key) => key !== "version").map((key) => [key, undefined]);
  edits.setDesign({ ...Object.fromEntries(absent), ...look });
  for (const { id } of document.read()?.postings ?? []) {
    if (postings.every((posting) => posting.id !== id)) edits.removePosting(id);
  }
  for (const { id, job } of postings) edits.putPosting(id, job);
  if (postings.length > 0) edits.switchPosting(activePosting);
  for (const tip of ignoredTips) edits.ignoreTip(tip);
}

/**
 * Copies the unsaved job description and what an import left to check. Without a draft, an earlier
 * copy is deleted.
 */
function copyLocalNotes(id: string): void {
  const { resumeId } = DEVICE_OWNER;
  const typed = loadDraft(resumeId) ?? { draft: EMPTY_DRAFT };
  saveDraft(id, { ...typed, saved: EMPTY_DRAFT });
  storeImportDoubts(id, readImportDoubts(resumeId));
}

/**
 * Waits until the room has its document and, if needed, its comments, which only come by WebSocket.
 * Rejects after 30 s, or if the server denies access.
 */
function whenReady({ room, state }: OpenedRoom, needsComments = true): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => finish(() => reject(new Error("The resume could not be opened")));
    const timer = setTimeout(fail, READY_TIMEOUT_MS);
    const check = () => {
      const { connection, isReady, hasSynced } = state();
      const isRefused = connection.kind === "offline" && connection.isRefused;
      const isConnected = ["live", "polling", "device"].includes(connection.kind);
      const hasComments = !needsComments || room.comments.state().isLoaded;
      if (isRefused) fail();
      else if (isReady && hasSynced && isConnected && hasComments) finish(resolve);
    };
    function finish(then: () => void) {
      clearTimeout(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
      then();
    }
    const subscriptions = [room.document.subscribe(check), room.comments.subscribe(check)];
    check();
  });
}
