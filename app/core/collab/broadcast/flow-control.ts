/**
 * Tracks how far a socket has read what it was sent. Workers have no `bufferedAmount`, so the room sends a mark every
 * 256 KiB and the client echoes it.
 */

/** One mark per 256 KiB is negligible. */
const ACK_EVERY_BYTES = 262_144;
/** Above this much unread data, cursors are dropped and whole resumes are sent once a second. */
export const PRESENCE_DROP_BYTES = 1_048_576;
/** Above this much the socket is closed; 30 such readers still fit in an object's 128 MB. */
export const CLOSE_AT_BYTES = 4_194_304;

export interface FlowControl {
  /** Total sent. Characters of a text frame count as bytes. */
  sent: number;
  read: number;
  marks: Array<{ mark: string; at: number }>;
}

export const newFlowControl = (): FlowControl => ({ sent: 0, read: 0, marks: [] });

const unread = ({ sent, read }: FlowControl) => sent - read;
export const isBackpressured = (flow: FlowControl) => unread(flow) > PRESENCE_DROP_BYTES;
/** Checked before a frame is sent, so that a single large frame never closes a socket. */
export const exceedsBuffer = (flow: FlowControl) => unread(flow) > CLOSE_AT_BYTES;

/** Returns the mark to send after this frame, usually null. */
export function recordSent(flow: FlowControl, size: number, makeMark: () => string): string | null {
  flow.sent += size;
  const last = flow.marks.at(-1)?.at ?? flow.read;
  if (flow.sent - last < ACK_EVERY_BYTES) return null;
  const mark = makeMark();
  flow.marks.push({ mark, at: flow.sent });
  return mark;
}

/** Returns false for a mark that was never sent or was already acknowledged. */
export function acknowledge(flow: FlowControl, acknowledged: string): boolean {
  const index = flow.marks.findIndex(({ mark }) => mark === acknowledged);
  const found = flow.marks[index];
  if (!found) return false;
  flow.marks.splice(0, index + 1);
  recordRead(flow, found.at);
  return true;
}

/** Used where progress is known otherwise, as from the revision (rev) that a JSON client names. */
export function recordRead(flow: FlowControl, upTo: number): void {
  flow.read = Math.max(flow.read, Math.min(upTo, flow.sent));
}
