/** Moves the resume that is kept in this browser into an account, whole, and then erases it here. */
import { ApiError, callApi } from "#app/client/call-api.ts";
import { readImportDoubts, storeImportDoubts } from "#app/client/import-doubts.ts";
import { uploadPhoto } from "#app/client/upload-photo.ts";
import { placeOf } from "#app/core/collab/comments/anchors.ts";
import { SAYINGS_PER_MINUTE, type Thread } from "#app/core/collab/comments/discussion.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { createRoom, type OpenedRoom } from "#app/editor/sync/create-room.ts";
import { EMPTY_DRAFT, loadDraft, saveDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { ResumeSnapshot, Room } from "#app/editor/sync/room.ts";
import { createDeviceRoom, type OpenedDeviceRoom } from "./create-device-room.ts";
import {
  DEVICE_OWNER,
  deviceEpoch,
  eraseDeviceResume,
  readAdopting,
  storeAdopting,
} from "./device-storage.ts";

const READY_WITHIN_MS = 30_000;
/** A room takes this many comments at once, and then one every two seconds. */
const COMMENTS_AT_ONCE = SAYINGS_PER_MINUTE - 5;
const COMMENT_PAUSE_MS = 2_100;

export interface AdoptedResume {
  id: string;
  templateId: string;
  /** The resume is there without the photo of its file. */
  hasLostPhoto: boolean;
}

/**
 * Null if this browser keeps none. Throws where the account's server refuses it or cannot be reached: the resume is
 * then still here, and another call goes on with what has been moved.
 */
export async function adoptDeviceResume(userId: string): Promise<AdoptedResume | null> {
  const epoch = deviceEpoch();
  if (epoch === null) return null;
  const device = createDeviceRoom({ epoch });
  let adopted: AdoptedResume;
  try {
    adopted = await adopt(device, userId);
  } finally {
    device.close();
  }
  eraseDeviceResume();
  return adopted;
}

async function adopt(device: OpenedDeviceRoom, userId: string): Promise<AdoptedResume> {
  await whenReady(device);
  const snapshot = device.room.document.read();
  if (!snapshot) throw new Error("The resume on this device could not be read");
  const id = (await findAdopting()) ?? (await createRow(snapshot, device.state().title));
  storeAdopting(id);
  const opened = createRoom({ resumeId: id, userId });
  try {
    await whenReady(opened);
    copyDocument(snapshot, opened.room);
    await copyComments(device, opened.room);
    await opened.room.connection.waitForSync();
  } finally {
    opened.close();
  }
  copyLocalNotes(id);
  const photo = device.photo();
  const hasLostPhoto = photo !== null && !(await isUploaded(id, photo));
  return { id, templateId: snapshot.templateId, hasLostPhoto };
}

const isUploaded = (id: string, photo: ImportedPhoto) =>
  uploadPhoto(id, photo).then(
    () => true,
    () => false,
  );

/** The resume that an earlier attempt created, if it is this account's. */
async function findAdopting(): Promise<string | null> {
  const id = readAdopting();
  if (id === null) return null;
  try {
    await callApi(`/api/resumes/${id}`, { method: "GET" });
    return id;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

async function createRow(snapshot: ResumeSnapshot, title: string | null): Promise<string> {
  const { templateId, resume } = snapshot;
  const body = { title: title ?? undefined, templateId, resume };
  const created = await callApi<{ resume: { id: string } }>("/api/resumes", { body });
  return created.resume.id;
}

/** Also what was written after an earlier attempt. */
function copyDocument(snapshot: ResumeSnapshot, { edits }: Room): void {
  const { resume, templateId, design, postings, activePosting, ignoredTips } = snapshot;
  const { version = 1, ...look } = design;
  edits.restoreState({ resume, templateId, version });
  edits.setDesign(look);
  for (const { id, job } of postings) edits.putPosting(id, job);
  if (postings.length > 0) edits.switchPosting(activePosting);
  for (const tip of ignoredTips) edits.ignoreTip(tip);
}

async function copyComments(device: OpenedDeviceRoom, { comments }: Room): Promise<void> {
  let sent = 0;
  const pace = async () => {
    sent++;
    if (sent > COMMENTS_AT_ONCE) await pause(COMMENT_PAUSE_MS);
  };
  const known = new Set(comments.state().threads.map(({ id }) => id));
  for (const thread of device.threads()) {
    const [first, ...replies] = thread.comments;
    if (!first) continue;
    await pace();
    // The same `ref` again is not said twice.
    const ref = `device-${first.id}`;
    const anchor = anchorOf(device, thread);
    await comments.send({ type: "commentAdd", anchor, text: first.text, mentions: [] }, ref);
    const { threads } = comments.state();
    const added =
      threads.find(({ id }) => !known.has(id)) ??
      threads.find((each) => each.comments[0]?.text === first.text);
    if (!added) continue;
    known.add(added.id);
    for (const { id, text } of replies) {
      await pace();
      const threadId = added.id;
      await comments.send({ type: "commentReply", threadId, text, mentions: [] }, `device-${id}`);
    }
    if (thread.resolved) {
      await pace();
      await comments.send({ type: "commentResolve", threadId: added.id, isResolved: true });
    }
  }
}

/** In characters of the field, which the room ties to its own document. Words that have gone leave the whole field. */
function anchorOf({ room }: OpenedDeviceRoom, { anchor }: Thread) {
  const place = room.presence.withDocument((doc) => placeOf(doc, anchor));
  const { field } = anchor;
  return place.kind === "range"
    ? { field, start: place.start, end: place.end }
    : { field, start: null, end: null };
}

/** A posting that is typed and not saved yet, and what an import left to check. */
function copyLocalNotes(id: string): void {
  const { resumeId } = DEVICE_OWNER;
  const typed = loadDraft(() => localStorage, resumeId);
  if (typed) saveDraft(() => localStorage, id, { ...typed, saved: EMPTY_DRAFT });
  storeImportDoubts(id, readImportDoubts(resumeId));
}

/** Has the document and the comments. Rejects after half a minute, and where this person is refused. */
function whenReady({ room, state }: OpenedRoom): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new Error("The resume could not be opened")));
    const timer = setTimeout(fail, READY_WITHIN_MS);
    const check = () => {
      const { connection, isReady, hasSynced } = state();
      const isRefused = connection.kind === "offline" && connection.isRefused;
      const isConnected = connection.kind === "live" || connection.kind === "device";
      if (isRefused) fail();
      else if (isReady && hasSynced && isConnected && room.comments.state().isLoaded) end(resolve);
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
