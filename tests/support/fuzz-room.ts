/**
 * Applies random Yjs updates to the document of a room (the server's side of one resume) as the room does: it inspects
 * each update, limits its work, checks the resulting document, and stores the update.
 */
import * as Y from "yjs";
import { inspectUpdate } from "#app/core/collab/document/inspect-update.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { createDocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { randomUpdate } from "./hostile-updates.ts";
import { randomFrom } from "./seeded-random.ts";

const CLIENTS = [101, 102, 103];

export interface FuzzResult {
  /** Numbers of updates; an unreadable one made Yjs throw. */
  accepted: number;
  refused: number;
  unreadable: number;
  /** The longest time and the most work (in the units of document-guard.ts) that one update took. */
  longestMs: number;
  mostWork: number;
  /** The stored updates, from which the document can be loaded again. */
  rows: Uint8Array[];
  /** The resume's summary at the end; undefined if the document cannot be read. */
  summary: string | undefined;
}

/** `frames` is the number of updates; without a clock, times are 0. */
export function fuzzRoom(frames: number, seed: number, nowMs: () => number = () => 0): FuzzResult {
  const { next } = randomFrom(seed);
  const rows: Uint8Array[] = [];
  const document = createDocumentGuard({
    load: () => rows,
    append: (update) => rows.push(update),
    clientId: 1,
    isTemplate: (id) => id === "t",
  });
  const content = { ...emptyResume(), summary: "Still here.", skills: ["Reading"] };
  document.change((doc) => seedDocument(doc, { templateId: "t", content, jobDescription: null }), {
    skipsChecks: true,
  });
  const result = { accepted: 0, refused: 0, unreadable: 0, longestMs: 0, mostWork: 0 };
  for (let frame = 0; frame < frames; frame++) {
    const client = CLIENTS[frame % CLIENTS.length] as number;
    const reached = new Map(
      [1, ...CLIENTS].map((id) => [id, Y.getState(document.doc().store, id)]),
    );
    const update = randomUpdate(next, client, reached);
    const workBefore = document.workUsed();
    const before = nowMs();
    try {
      const isAccepted =
        inspectUpdate(update, document.doc()).ok &&
        document.change((doc) => Y.applyUpdate(doc, update)).ok;
      if (isAccepted) result.accepted++;
      else result.refused++;
    } catch {
      // Like the room: the sender is disconnected and the stored document is reloaded.
      result.unreadable++;
    }
    result.longestMs = Math.max(result.longestMs, nowMs() - before);
    result.mostWork = Math.max(result.mostWork, document.workUsed() - workBefore);
  }
  return { ...result, rows, summary: document.read()?.resume.summary };
}
