/**
 * What a plain client had before it when it wrote: a state that the room had sent, and on top of it those of
 * its own edits that were still on their way. It says the state by its rev; which of its edits it kept is
 * told by what makes its data the smallest change.
 */
import * as Y from "yjs";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";
import { countChangedCharacters } from "./count-changes.ts";

/** Who sent an update as plain data, and on which state of theirs. `socket` is null for a call. */
export interface WriteOrigin {
  author: string;
  socket: number | null;
  base: number;
}
export interface AuthorUpdate {
  seq: number;
  base: number;
  socket: number | null;
  update: Uint8Array;
}
/** A state of the room's; its content where that is at hand. */
export interface SeenState {
  rev: number;
  resume?: Resume;
  /** It was sent more than once. */
  isRepeated?: boolean;
}
/** A socket of plain data: under which id it came, and the states it was sent lately, oldest first. */
export interface JsonSocket {
  clientId: number;
  seen: readonly SeenState[];
}

export interface MergeBasePorts {
  /** Null for a rev that is folded away, or not reached. */
  documentAt(rev: number): Y.Doc | null;
  /** What a person's plain clients have had merged since a rev, oldest first. */
  authorUpdatesSince(rev: number, author: string): AuthorUpdate[];
}

/** Of the states a client without a rev may have, on so many of the latest its own edits are tried too. */
const MAX_STATES_TRIED = 24;

interface Candidate {
  rev: number;
  own: AuthorUpdate[];
  resume: Resume;
}
interface MergeBaseQuery {
  states: readonly SeenState[];
  isNamed: boolean;
  socket: number | null;
}

/** The likeliest document and the state it is built on, or null when no state is known any more. */
export function findMergeBase(
  ports: MergeBasePorts,
  patch: ResumePatch,
  author: string,
  { states, isNamed, socket }: MergeBaseQuery,
): { doc: Y.Doc; base: number } | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  const written = ports.authorUpdatesSince(states[0]?.rev ?? 0, author);
  // Nobody goes back to a state older than the one they last wrote on.
  const lastBase = isNamed ? 0 : (written.findLast((one) => one.socket === socket)?.base ?? 0);
  // The oldest first: where two explain equally well, the later is not ruled out for what comes next.
  for (const [index, state] of states.entries()) {
    if (state.rev < lastBase) continue;
    const isWrittenOn = socket !== null && (isNamed || state.rev === lastBase);
    const isCandidate = isWrittenOn || states.length - index <= MAX_STATES_TRIED;
    const own = isCandidate ? written.filter(({ seq }) => seq > state.rev) : [];
    for (const candidate of candidates(ports, state, own, { isWrittenOn, socket })) {
      const difference = countChangedCharacters(candidate.resume, patch);
      if (difference >= least) continue;
      least = difference;
      best = candidate;
    }
  }
  const doc = best && documentAtWith(ports, best.rev, best.own);
  return best && doc && { doc, base: best.rev };
}

/**
 * A state with those of one's own edits that are surely in it, with all that were on their way, and with those
 * that came over another connection.
 */
function* candidates(
  ports: MergeBasePorts,
  { rev, resume, isRepeated = false }: SeenState,
  since: AuthorUpdate[],
  { isWrittenOn, socket }: { isWrittenOn: boolean; socket: number | null },
): Generator<Candidate> {
  if (resume && since.length === 0) {
    yield { rev, own: [], resume };
    return;
  }
  const here = since.filter((one) => one.socket === socket);
  // Two edits on one state, with no answer between them: the later has the earlier in it.
  const isSure = (one: AuthorUpdate) => isWrittenOn && one.base === rev;
  const sure = here.filter(isSure);
  const open = here.filter((one) => !isSure(one)).reverse();
  // Sent again by the same person, after a connection or an answer was lost.
  const elsewhere = since.filter((one) => one.socket !== socket);
  const doc = ports.documentAt(rev);
  if (!doc) return;
  const read = documentReader(doc);
  const own: AuthorUpdate[] = [];
  const steps = [sure, ...open.map((one) => [one]), elsewhere].filter((step) => step.length > 0);
  // A state that was sent twice may have been taken anew after the edits on it.
  if (sure.length === 0 || isRepeated) steps.unshift([]);
  for (const step of steps) {
    for (const one of step) Y.applyUpdate(doc, one.update);
    own.push(...step);
    const content = hasNoGaps(doc) ? read() : null;
    if (content) yield { rev, own: [...own], resume: content.resume };
  }
  doc.destroy();
}

/** False while something in it waits for what is not there. */
const hasNoGaps = ({ store }: Y.Doc) => !store.pendingStructs && !store.pendingDs;

function documentAtWith(
  ports: MergeBasePorts,
  rev: number,
  own: readonly AuthorUpdate[],
): Y.Doc | null {
  const doc = ports.documentAt(rev);
  if (doc) for (const { update } of own) Y.applyUpdate(doc, update);
  return doc;
}
