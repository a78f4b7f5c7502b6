/**
 * Finds the state that a JSON client's data was based on (docs/decisions/0021), so that only what the client changed
 * is merged: a state the room had sent, plus those of the client's own edits that were still in flight. The rev names
 * the state; of the possible sets of own edits, the one from which the data differs least wins. Example: the room sent
 * rev 7 ("Ada"); the client sends "Ada L" and then "Ada Lo", both on rev 7. The second is merged against rev 7 plus the
 * first edit, so that only "o" is added.
 */
import * as Y from "yjs";
import { addMissingFields } from "#app/core/collab/document/add-missing-fields.ts";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";
import { countChangedCharacters } from "./count-changes.ts";

/** Where a JSON update came from; stored with it. */
export interface WriteOrigin {
  /** User id. */
  author: string;
  /** Client id of the socket; null for an HTTP call. */
  socket: number | null;
  /** Rev of its base state. */
  base: number;
}
/** A stored update that was merged from JSON; `seq` is the rev it made. */
export interface AuthorUpdate {
  seq: number;
  base: number;
  socket: number | null;
  update: Uint8Array;
}
/** A state the room has sent, with its content where that is cached. */
export interface SeenState {
  rev: number;
  resume?: Resume;
  /** It was sent more than once. */
  isRepeated?: boolean;
}
/** A JSON client's socket and the states it was sent recently, oldest first. */
export interface JsonSocket {
  clientId: number;
  seen: readonly SeenState[];
}

export interface MergeBasePorts {
  /** Null for a rev that was folded into the snapshot or is not reached yet. */
  documentAt(rev: number): Y.Doc | null;
  /** Updates merged from this person's JSON clients since a rev, oldest first. */
  authorUpdatesSince(rev: number, author: string): AuthorUpdate[];
}

/** Without a rev, the client's own edits are tried on this many of the latest states only, to bound the work. */
const MAX_STATES_TRIED = 24;

interface Candidate {
  rev: number;
  ownUpdates: AuthorUpdate[];
  resume: Resume;
}
interface MergeBaseQuery {
  states: readonly SeenState[];
  /** The client named the rev of its base, so `states` has only that one. */
  isNamed: boolean;
  socket: number | null;
}

/** Returns the likeliest base document and its rev, or null when no candidate state is stored any more. */
export function findMergeBase(
  ports: MergeBasePorts,
  patch: ResumePatch,
  author: string,
  { states, isNamed, socket }: MergeBaseQuery,
): { doc: Y.Doc; base: number } | null {
  let best: Candidate | null = null;
  let smallestDifference = Number.POSITIVE_INFINITY;
  const authorUpdates = ports.authorUpdatesSince(states[0]?.rev ?? 0, author);
  // A client never bases an update on an older state than its previous update.
  const lastBase = isNamed
    ? 0
    : (authorUpdates.findLast((update) => update.socket === socket)?.base ?? 0);
  // Oldest first: on a tie the older base wins, so that the newer one stays possible for the next update.
  for (const [index, state] of states.entries()) {
    if (state.rev < lastBase) continue;
    const isKnownBase = socket !== null && (isNamed || state.rev === lastBase);
    const isCandidate = isKnownBase || states.length - index <= MAX_STATES_TRIED;
    const ownUpdates = isCandidate ? authorUpdates.filter(({ seq }) => seq > state.rev) : [];
    for (const candidate of enumerateCandidates(ports, state, ownUpdates, {
      isKnownBase,
      socket,
    })) {
      const difference = countChangedCharacters(candidate.resume, patch);
      if (difference >= smallestDifference) continue;
      smallestDifference = difference;
      best = candidate;
    }
  }
  const doc = best && documentAtWith(ports, best.rev, best.ownUpdates);
  return best && doc && { doc, base: best.rev };
}

/**
 * Yields a state with the author's edits that are certainly in it, then with each that was in flight, then with those
 * that came over another connection.
 */
function* enumerateCandidates(
  ports: MergeBasePorts,
  { rev, resume, isRepeated = false }: SeenState,
  since: AuthorUpdate[],
  /** `isKnownBase`: the client's edits are known to be based on this state. */
  { isKnownBase, socket }: { isKnownBase: boolean; socket: number | null },
): Generator<Candidate> {
  if (resume && since.length === 0) {
    yield { rev, ownUpdates: [], resume };
    return;
  }
  const fromSocket = since.filter((update) => update.socket === socket);
  // Two edits on one state without an answer in between: the later includes the earlier.
  const isCertain = (update: AuthorUpdate) => isKnownBase && update.base === rev;
  const certain = fromSocket.filter(isCertain);
  const inFlight = fromSocket.filter((update) => !isCertain(update)).reverse();
  // Sent again by the same person after a connection or an answer was lost.
  const fromOtherSockets = since.filter((update) => update.socket !== socket);
  const doc = ports.documentAt(rev);
  if (!doc) return;
  const read = documentReader(doc);
  const ownUpdates: AuthorUpdate[] = [];
  const steps = [certain, ...inFlight.map((update) => [update]), fromOtherSockets].filter(
    (step) => step.length > 0,
  );
  // A state that was sent twice may have been read again after the edits on it.
  if (certain.length === 0 || isRepeated) steps.unshift([]);
  for (const step of steps) {
    for (const { update } of step) Y.applyUpdate(doc, update);
    ownUpdates.push(...step);
    const content = hasNoGaps(doc) ? read() : null;
    if (content) yield { rev, ownUpdates: [...ownUpdates], resume: content.resume };
  }
  doc.destroy();
}

/** False while structs are pending on missing ones. */
const hasNoGaps = ({ store }: Y.Doc) => !store.pendingStructs && !store.pendingDs;

function documentAtWith(
  ports: MergeBasePorts,
  rev: number,
  ownUpdates: readonly AuthorUpdate[],
): Y.Doc | null {
  const doc = ports.documentAt(rev);
  if (!doc) return null;
  for (const { update } of ownUpdates) Y.applyUpdate(doc, update);
  addMissingFields(doc);
  return doc;
}
