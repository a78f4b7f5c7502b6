/**
 * What a plain client had before it when it wrote: a state that the room had sent, and on top of it those of
 * its own edits that were still on their way. It says the state by its rev; which of its edits it kept is
 * told by what makes its data the smallest change.
 */
import * as Y from "yjs";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";
import { differenceBetween } from "./difference.ts";

/** Who sent an update as plain data, and on which state of theirs. `socket` is null for a call. */
export interface WriteOrigin {
  author: string;
  socket: number | null;
  base: number;
}
export interface OwnUpdate {
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
export interface PlainSocket {
  clientId: number;
  seen: readonly SeenState[];
}

export interface ShadowPorts {
  /** Null for a rev that is folded away, or not reached. */
  documentAt(rev: number): Y.Doc | null;
  /** What a person's plain clients have had merged since a rev, oldest first. */
  ownSince(rev: number, author: string): OwnUpdate[];
}

/** Of the states a client without a rev may have, on so many of the latest its own edits are tried too. */
const TRIED_WITH_OWN = 24;

interface Candidate {
  rev: number;
  own: OwnUpdate[];
  resume: Resume;
}
interface From {
  states: readonly SeenState[];
  isNamed: boolean;
  socket: number | null;
}

/** The likeliest document and the state it is built on, or null when no state is known any more. */
export function findShadow(
  ports: ShadowPorts,
  patch: ResumePatch,
  author: string,
  { states, isNamed, socket }: From,
): { doc: Y.Doc; base: number } | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  const written = ports.ownSince(states[0]?.rev ?? 0, author);
  // Nobody goes back to a state older than the one they last wrote on.
  const lastBase = isNamed ? 0 : (written.findLast((one) => one.socket === socket)?.base ?? 0);
  // The oldest first: where two explain equally well, the later is not ruled out for what comes next.
  for (const [index, state] of states.entries()) {
    if (state.rev < lastBase) continue;
    const isWrittenOn = socket !== null && (isNamed || state.rev === lastBase);
    const isTried = isWrittenOn || states.length - index <= TRIED_WITH_OWN;
    const own = isTried ? written.filter(({ seq }) => seq > state.rev) : [];
    for (const candidate of candidates(ports, state, own, { isWrittenOn, socket })) {
      const difference = differenceBetween(candidate.resume, patch);
      if (difference >= least) continue;
      least = difference;
      best = candidate;
    }
  }
  const doc = best && documentWith(ports, best.rev, best.own);
  return best && doc && { doc, base: best.rev };
}

/**
 * A state with those of one's own edits that are surely in it, with all that were on their way, and with those
 * that came over another connection.
 */
function* candidates(
  ports: ShadowPorts,
  { rev, resume, isRepeated = false }: SeenState,
  since: OwnUpdate[],
  { isWrittenOn, socket }: { isWrittenOn: boolean; socket: number | null },
): Generator<Candidate> {
  if (resume && since.length === 0) {
    yield { rev, own: [], resume };
    return;
  }
  const here = since.filter((one) => one.socket === socket);
  // Two edits on one state, with no answer between them: the later has the earlier in it.
  const isSure = (one: OwnUpdate) => isWrittenOn && one.base === rev;
  const sure = here.filter(isSure);
  const open = here.filter((one) => !isSure(one)).reverse();
  // Sent again by the same person, after a connection or an answer was lost.
  const elsewhere = since.filter((one) => one.socket !== socket);
  const doc = ports.documentAt(rev);
  if (!doc) return;
  const read = documentReader(doc);
  const own: OwnUpdate[] = [];
  const steps = [sure, ...open.map((one) => [one]), elsewhere].filter((step) => step.length > 0);
  // A state that was sent twice may have been taken anew after the edits on it.
  if (sure.length === 0 || isRepeated) steps.unshift([]);
  for (const step of steps) {
    for (const one of step) Y.applyUpdate(doc, one.update);
    own.push(...step);
    const content = isWhole(doc) ? read() : null;
    if (content) yield { rev, own: [...own], resume: content.resume };
  }
  doc.destroy();
}

/** False while something in it waits for what is not there. */
const isWhole = ({ store }: Y.Doc) => !store.pendingStructs && !store.pendingDs;

function documentWith(ports: ShadowPorts, rev: number, own: readonly OwnUpdate[]): Y.Doc | null {
  const doc = ports.documentAt(rev);
  if (doc) for (const { update } of own) Y.applyUpdate(doc, update);
  return doc;
}
