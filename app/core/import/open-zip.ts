/** A ZIP archive read with suspicion: sizes, names and encryption are looked at before anything is unpacked. */
import { inflateSync } from "fflate";

/** A Word document or a data archive has far fewer and smaller parts. */
const MOST_ENTRIES = 3_000;
const MOST_BYTES = 40 * 1_048_576;
/** Plain XML packs twenty to one; nobody's resume packs better than this. */
const MOST_RATIO = 400;
const RATIO_FROM_BYTES = 1_048_576;

export type OpenedZip =
  | { ok: true; names: string[]; read(name: string): Uint8Array | null }
  | { ok: false; message: string };

interface Entry {
  method: number;
  packed: number;
  size: number;
  at: number;
}

const DAMAGED = "This file is damaged: its archive cannot be read.";
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

export function openZip(bytes: Uint8Array): OpenedZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return { ok: false, message: DAMAGED };
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) return { ok: false, message: "This archive holds too many files." };
  const entries = new Map<string, Entry>();
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) {
      return { ok: false, message: DAMAGED };
    }
    if (view.getUint16(at + 8, true) & 1) {
      return { ok: false, message: "This file is protected by a password. Save it without one." };
    }
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const skip = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (isWayOut(name))
      return { ok: false, message: "This archive holds file names that lead out of it." };
    total += size;
    if (total > MOST_BYTES || (size > RATIO_FROM_BYTES && size > packed * MOST_RATIO)) {
      return { ok: false, message: "This archive unpacks to far more than a resume holds." };
    }
    const entry = {
      method: view.getUint16(at + 10, true),
      packed,
      size,
      at: view.getUint32(at + 42, true),
    };
    if (!name.endsWith("/")) entries.set(name, entry);
    at += 46 + nameLength + skip;
  }
  return {
    ok: true,
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry ? unpack(bytes, view, entry) : null;
    },
  };
}

/** The end's mark, searched from the back: a comment may follow. */
function findEnd(view: DataView): number | null {
  const last = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= last; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

const isWayOut = (name: string) =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes("..") || name.includes("\0");

/** Never more than the size that was looked at; null where the part is damaged or packed in another way. */
function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | null {
  const { at, packed, size, method } = entry;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return null;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const part = bytes.subarray(from, from + packed);
  if (method === 0) return part.length === size ? part : null;
  if (method !== 8) return null;
  try {
    return inflateSync(part, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}
