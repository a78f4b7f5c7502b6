/** Opens an untrusted ZIP archive: sizes, names and encryption are checked before any entry is decompressed. */
import { inflateSync } from "fflate";

/** Word documents and data archives have far fewer and smaller entries. */
const MAX_ENTRIES = 3_000;
const MAX_TOTAL_BYTES = 40 * 1_048_576;
/** Five times as much as forty pages have; reading takes about 0.1 s per megabyte. */
const MAX_XML_BYTES = 10 * 1_048_576;
/** XML compresses about 20:1; a higher ratio than this indicates a ZIP bomb. */
const MAX_RATIO = 400;
const RATIO_CHECK_MIN_BYTES = 1_048_576;

export type OpenedZip =
  | { ok: true; names: string[]; read(name: string): Uint8Array | null }
  | { ok: false; message: string };

interface Entry {
  method: number;
  compressedSize: number;
  size: number;
  localHeaderOffset: number;
}

const DAMAGED = "This file is damaged: its archive cannot be read.";
// Signatures of a ZIP file's records; the ZIP specification has the offsets of fields below.
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_RECORD_BYTES = 22;
/** Without the name, extra field and comment, which follow. */
const CENTRAL_RECORD_BYTES = 46;
/** Without the name and extra field, which follow. */
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const MAX_COMMENT_BYTES = 65_535;

/** Returns the archive's file names and a function that decompresses one file, or an error message. */
export function openZip(bytes: Uint8Array): OpenedZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end === null) return { ok: false, message: DAMAGED };
  const count = view.getUint16(end + 10, true);
  let recordOffset = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) return { ok: false, message: "This archive holds too many files." };
  const entries = new Map<string, Entry>();
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (
      recordOffset + CENTRAL_RECORD_BYTES > bytes.length ||
      view.getUint32(recordOffset, true) !== CENTRAL_SIGNATURE
    ) {
      return { ok: false, message: DAMAGED };
    }
    const isEncrypted = (view.getUint16(recordOffset + 8, true) & 1) === 1;
    if (isEncrypted) {
      return { ok: false, message: "This file is protected by a password. Save it without one." };
    }
    const compressedSize = view.getUint32(recordOffset + 20, true);
    const size = view.getUint32(recordOffset + 24, true);
    const nameLength = view.getUint16(recordOffset + 28, true);
    const trailingLength =
      view.getUint16(recordOffset + 30, true) + view.getUint16(recordOffset + 32, true);
    const nameStart = recordOffset + CENTRAL_RECORD_BYTES;
    const name = new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameLength));
    if (isUnsafePath(name))
      return { ok: false, message: "This archive holds file names that lead out of it." };
    total += size;
    if (
      total > MAX_TOTAL_BYTES ||
      (size > MAX_XML_BYTES && /\.xml$/i.test(name)) ||
      (size > RATIO_CHECK_MIN_BYTES && size > compressedSize * MAX_RATIO)
    ) {
      return { ok: false, message: "This archive unpacks to far more than a resume holds." };
    }
    const entry = {
      method: view.getUint16(recordOffset + 10, true),
      compressedSize,
      size,
      localHeaderOffset: view.getUint32(recordOffset + 42, true),
    };
    if (!name.endsWith("/")) entries.set(name, entry);
    recordOffset = nameStart + nameLength + trailingLength;
  }
  return {
    ok: true,
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry ? inflateEntry(bytes, view, entry) : null;
    },
  };
}

/** Returns the offset of the end record. Searches backwards, because a comment may follow the record. */
function findEndRecord(view: DataView): number | null {
  const lowestOffset = Math.max(0, view.byteLength - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  for (let offset = view.byteLength - END_RECORD_BYTES; offset >= lowestOffset; offset--) {
    if (view.getUint32(offset, true) === END_SIGNATURE) return offset;
  }
  return null;
}

const isUnsafePath = (name: string) =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes("..") || name.includes("\0");

/** Never produces more than the checked size. Returns null if the entry is damaged or uses another method. */
function inflateEntry(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | null {
  const { localHeaderOffset: start, compressedSize, size, method } = entry;
  if (start + LOCAL_HEADER_BYTES > bytes.length || view.getUint32(start, true) !== LOCAL_SIGNATURE)
    return null;
  const nameLength = view.getUint16(start + 26, true);
  const extraLength = view.getUint16(start + 28, true);
  const dataOffset = start + LOCAL_HEADER_BYTES + nameLength + extraLength;
  const compressed = bytes.subarray(dataOffset, dataOffset + compressedSize);
  if (method === STORED) return compressed.length === size ? compressed : null;
  if (method !== DEFLATED) return null;
  try {
    return inflateSync(compressed, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}
