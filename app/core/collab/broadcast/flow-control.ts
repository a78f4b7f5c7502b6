/**
 * Tracks how much of what a socket was sent it has read. Workers have no `bufferedAmount`, so the room sends a mark
 * (a random id) every 256 KiB and the client echoes it.
 */

/** How often a mark is sent; one per 256 KiB is negligible traffic. */
const ACK_EVERY_BYTES = 262_144;
/** Above this much unread data, cursors are dropped and whole resumes are sent once a second. */
export const PRESENCE_DROP_BYTES = 1_048_576;
/** Above this much the socket is closed; 30 such readers still fit in an object's 128 MB. */
export const CLOSE_AT_BYTES = 4_194_304;

/** Saved in the socket's attachment. All numbers are bytes since the socket opened. */
export interface FlowControl {
  /** Characters of a text frame count as bytes. */
  sent: number;
  read: number;
  /** Marks not yet echoed, oldest first; `at`: the value of `sent` when the mark was sent. */
  marks: Array<{ mark: string; at: number }>;
}

export const newFlowControl = (): FlowControl => ({ sent: 0, read: 0, marks: [] });

const unread = ({ sent, read }: FlowControl) => sent - read;
/** True if so much is unread that cursors are dropped. */
export const isBackpressured = (flow: FlowControl) => unread(flow) > PRESENCE_DROP_BYTES;
/** Checked before a frame is sent, so that a single large frame never closes a socket. */
export const exceedsBuffer = (flow: FlowControl) => unread(flow) > CLOSE_AT_BYTES;

/** Counts a sent frame of `size` bytes; returns the mark to send after it, usually null. */
export function recordSent(flow: FlowControl, size: number, makeMark: () => string): string | null {
  flow.sent += size;
  const lastMarkAt = flow.marks.at(-1)?.at ?? flow.read;
  if (flow.sent - lastMarkAt < ACK_EVERY_BYTES) return null;
  const mark = makeMark();
  flow.marks.push({ mark, at: flow.sent });
  return mark;
}

/** Returns false for a mark that was never sent or was already acknowledged. */
export function acknowledge(flow: FlowControl, acknowledged: string): boolean {
  const index = flow.marks.findIndex(({ mark }) => mark === acknowledged);
  const acknowledgedMark = flow.marks[index];
  if (!acknowledgedMark) return false;
  flow.marks.splice(0, index + 1);
  recordRead(flow, acknowledgedMark.at);
  return true;
}

/** Records progress known without a mark, for example from the revision (rev) that a JSON client names. */
export function recordRead(flow: FlowControl, upTo: number): void {
  flow.read = Math.max(flow.read, Math.min(upTo, flow.sent));
}
