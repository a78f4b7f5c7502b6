/** Moves the resume that is kept in this browser into an account, whole, and then erases it here. */
import { ApiError, callApi } from "#app/client/call-api.ts";
import { readImportDoubts, storeImportDoubts } from "#app/client/import-doubts.ts";
import { uploadPhoto } from "#app/client/upload-photo.ts";
import { BEFORE_DEVICE_COPY } from "#app/core/collab/protocol/version-name.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import { DESIGN_KEYS } from "#app/core/resume/design.ts";
import { createRoom, type OpenedRoom } from "#app/editor/sync/create-room.ts";
import { EMPTY_DRAFT, loadDraft, saveDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { ResumeSnapshot, Room } from "#app/editor/sync/room.ts";
import { copyCommentDrafts } from "./copy-comment-drafts.ts";
import { startCommentCopy } from "./copy-comments.ts";
import { createDeviceRoom, type DeviceLoss, type OpenedDeviceRoom } from "./create-device-room.ts";
import {
  DEVICE_OWNER,
  deviceEpoch,
  eraseDeviceResume,
  readAdopting,
  storeAdopting,
  UnreadableResume,
} from "./device-storage.ts";

const READY_WITHIN_MS = 30_000;

export interface AdoptedResume {
  id: string;
  templateId: string;
  /** The resume is there without the photo of its file. */
  hasLostPhoto: boolean;
  /** An earlier attempt had created it, and its other text is now one of its versions. */
  hasKeptVersion: boolean;
}

/**
 * Null if this browser keeps none, or no longer. Throws where the account's server refuses it or cannot be reached: the
 * resume is then still here, and another call goes on with what has been moved.
 */
export async function adoptDeviceResume(userId: string): Promise<AdoptedResume | null> {
  const adopt = () => adoptHere(userId);
  // Two tabs would make two resumes of it. Plain HTTP has no locks.
  return navigator.locks ? await navigator.locks.request("covitae:try-keep", adopt) : adopt();
}

async function adoptHere(userId: string): Promise<AdoptedResume | null> {
  const epoch = deviceEpoch();
  if (epoch === null) return null;
  let leave = (_how: DeviceLoss) => {};
  const gone = new Promise<null>((resolve, reject) => {
    leave = (how) => (how === "gone" ? resolve(null) : reject(new UnreadableResume()));
  });
  const device = createDeviceRoom({ epoch }, (how) => leave(how));
  let adopted: AdoptedResume | null;
  try {
    adopted = await Promise.race([adopt(device, userId, epoch), gone]);
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
  const begun = device.room.document.read();
  if (!begun) throw new UnreadableResume();
  const earlier = await findAdopting();
  const id = earlier ?? (await createRow(begun, device.state().title));
  // Erased or replaced meanwhile: the next one here must not be written over this one.
  if (deviceEpoch() !== epoch) return null;
  storeAdopting(id);
  const photo = device.photo();
  const hasLostPhoto = photo !== null && !(await isUploaded(id, photo));
  const opened = createRoom({ resumeId: id, userId });
  let hasKeptVersion = false;
  try {
    if (earlier !== null) hasKeptVersion = await keepChanged(opened, begun);
    const threads = await copyContent(device, opened);
    // From here until it is erased nothing is waited for, since another tab could write meanwhile.
    copyCommentDrafts(device.room, opened.room, threads);
  } finally {
    opened.close();
  }
  copyLocalNotes(id);
  return { id, templateId: begun.templateId, hasLostPhoto, hasKeptVersion };
}

/** The resume of an earlier attempt may have been written in since: its text becomes a version before it is replaced. */
async function keepChanged(account: OpenedRoom, snapshot: ResumeSnapshot): Promise<boolean> {
  await whenReady(account, false);
  const { resumeId, document } = account.room;
  const there = document.read()?.resume;
  if (!there || compareResumes({ ...there, photo: null }, snapshot.resume).length === 0)
    return false;
  await callApi(`/api/resumes/${resumeId}/versions`, { body: { name: BEFORE_DEVICE_COPY } });
  return true;
}

/** Until nothing is new: what another tab writes meanwhile would be erased with the rest. Returns pairs of threads. */
async function copyContent(device: OpenedDeviceRoom, account: OpenedRoom) {
  const { room } = account;
  let copied: ResumeSnapshot | null = null;
  const read = () => device.room.document.read() ?? copied;
  const copyEdits = () => {
    const now = read();
    if (now && now !== copied) copyDocument(now, room);
    copied = now;
  };
  const comments = startCommentCopy(device, room.comments, copyEdits);
  let title: string | null = null;
  do {
    await whenReady(account, device.threads().length > 0);
    copyEdits();
    await comments.copy();
    const now = device.state().title;
    // An earlier attempt may have created the resume under another one.
    if (now !== null && now !== (title ?? account.state().title)) await room.rename(now);
    title = now;
    await room.connection.waitForSync();
  } while (read() !== copied || !comments.isUpToDate() || device.state().title !== title);
  return comments.pairs();
}

const TOO_MANY_REQUESTS = 429;

/** False where the server refuses it, whatever is tried. */
const isUploaded = (id: string, photo: ImportedPhoto) =>
  uploadPhoto(id, photo).then(
    () => true,
    (error) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS)
        return false;
      throw error;
    },
  );

/** The answers for a resume that is not this account's, or is gone. */
const NOT_THIS_ACCOUNTS = [403, 404, 410];

/** The resume that an earlier attempt created, if it is this account's. */
async function findAdopting(): Promise<string | null> {
  const id = readAdopting();
  if (id === null) return null;
  try {
    await callApi(`/api/resumes/${id}`, { method: "GET" });
    return id;
  } catch (error) {
    if (error instanceof ApiError && NOT_THIS_ACCOUNTS.includes(error.status)) return null;
    throw error;
  }
}

async function createRow(snapshot: ResumeSnapshot, title: string | null): Promise<string> {
  const { templateId, resume } = snapshot;
  const body = { title: title ?? undefined, templateId, resume };
  const created = await callApi<{ resume: { id: string } }>("/api/resumes", { body });
  return created.resume.id;
}

/** Also what was written, and taken away, after an earlier attempt. */
function copyDocument(snapshot: ResumeSnapshot, { edits, document }: Room): void {
  const { resume, templateId, design, postings, activePosting, ignoredTips } = snapshot;
  const { version = 1, ...look } = design;
  // The device's document has no photo; the account's came by its upload.
  const photo = document.read()?.resume.photo ?? null;
  edits.restoreState({ resume: { ...resume, photo }, templateId, version });
  // What is absent here is the default, and not what a new resume of the account begins with.
  const absent = DESIGN_KEYS.filter((key) => key !== "version").map((key) => [key, undefined]);
  edits.setDesign({ ...Object.fromEntries(absent), ...look });
  for (const { id } of document.read()?.postings ?? []) {
    if (postings.every((posting) => posting.id !== id)) edits.removePosting(id);
  }
  for (const { id, job } of postings) edits.putPosting(id, job);
  if (postings.length > 0) edits.switchPosting(activePosting);
  for (const tip of ignoredTips) edits.ignoreTip(tip);
}

/** A posting that is typed and not saved yet, and what an import left to check. Nothing typed deletes an earlier copy. */
function copyLocalNotes(id: string): void {
  const { resumeId } = DEVICE_OWNER;
  const typed = loadDraft(resumeId) ?? { draft: EMPTY_DRAFT };
  saveDraft(id, { ...typed, saved: EMPTY_DRAFT });
  storeImportDoubts(id, readImportDoubts(resumeId));
}

/**
 * Has the document and, if they are needed, the comments: those come by socket alone. Rejects after half a minute, and
 * where this person is refused.
 */
function whenReady({ room, state }: OpenedRoom, needsComments = true): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new Error("The resume could not be opened")));
    const timer = setTimeout(fail, READY_WITHIN_MS);
    const check = () => {
      const { connection, isReady, hasSynced } = state();
      const isRefused = connection.kind === "offline" && connection.isRefused;
      const isConnected = ["live", "polling", "device"].includes(connection.kind);
      const hasComments = !needsComments || room.comments.state().isLoaded;
      if (isRefused) fail();
      else if (isReady && hasSynced && isConnected && hasComments) end(resolve);
    };
    function end(then: () => void) {
      clearTimeout(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
      then();
    }
    const subscriptions = [room.document.subscribe(check), room.comments.subscribe(check)];
    check();
  });
}
