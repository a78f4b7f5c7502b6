/**
 * How far a socket has read what it was sent. There is no other way to know how much of it waits in memory:
 * the room sends a mark now and then, and whoever has read so far says it back.
 */

/** [a megabyte takes four marks: few enough to cost nothing] */
const ACK_EVERY_BYTES = 262_144;
/** Past this much unread, carets are left out, and whole resumes come once a second. */
export const PRESENCE_DROP_BYTES = 1_048_576;
/** Past this much the socket is closed; 30 such readers still fit in an object's 128 MB. */
export const CLOSE_AT_BYTES = 4_194_304;

export interface FlowControl {
  /** In all. Characters of a text count as bytes. */
  sent: number;
  read: number;
  marks: Array<{ mark: string; at: number }>;
}

export const newFlowControl = (): FlowControl => ({ sent: 0, read: 0, marks: [] });

const unread = ({ sent, read }: FlowControl) => sent - read;
export const isBackpressured = (reading: FlowControl) => unread(reading) > PRESENCE_DROP_BYTES;
/** Looked at before a frame, so that one large frame alone is never too much. */
export const exceedsBuffer = (reading: FlowControl) => unread(reading) > CLOSE_AT_BYTES;

/** The mark to send after this frame; mostly none. */
export function recordSent(
  reading: FlowControl,
  size: number,
  makeMark: () => string,
): string | null {
  reading.sent += size;
  const last = reading.marks.at(-1)?.at ?? reading.read;
  if (reading.sent - last < ACK_EVERY_BYTES) return null;
  const mark = makeMark();
  reading.marks.push({ mark, at: reading.sent });
  return mark;
}

/** False for a mark that was not sent, or was said before. */
export function acknowledge(reading: FlowControl, said: string): boolean {
  const index = reading.marks.findIndex(({ mark }) => mark === said);
  const found = reading.marks[index];
  if (!found) return false;
  reading.marks.splice(0, index + 1);
  recordRead(reading, found.at);
  return true;
}

/** Known otherwise: whoever names a state has read as far as that. */
export function recordRead(reading: FlowControl, upTo: number): void {
  reading.read = Math.max(reading.read, Math.min(upTo, reading.sent));
}
