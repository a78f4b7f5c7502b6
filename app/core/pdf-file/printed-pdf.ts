/**
 * Opens a PDF as Chromium writes it, with one plain cross-reference table, changes objects, and writes the whole file
 * anew. Objects that were not changed are copied byte for byte.
 */

export interface PrintedPdf {
  /** Numbers of the catalog and of the Info dictionary. */
  root: number;
  info: number | null;
  /** The numbers of all objects except streams. */
  numbers: number[];
  /** The text of an object, one character per byte; of a stream, only its dictionary. */
  read(number: number): string;
  /** The bytes of a stream; null if the object is none. */
  readStream(number: number): Uint8Array | null;
  /** `stream` goes with a dictionary without Length. */
  replace(number: number, body: string, stream?: Uint8Array): void;
  /** Returns the number of the new object. */
  add(body: string, stream?: Uint8Array): number;
  save(): Uint8Array<ArrayBuffer>;
}

/** The offsets of an object in the file. */
interface ObjectOffsets {
  start: number;
  /** Where its text starts, after its number. */
  from: number;
  end: number;
  isStream: boolean;
}

const HEADER = "%PDF-1.7\n%\u00d3\u00eb\u00e9\u00e1\n";
/** The length of a line of the cross-reference table. */
const LINE_BYTES = 20;
const LINE_FEED = 10;
/** Longer than any dictionary of a stream. */
const DICTIONARY_BYTES = 4_096;
/** Enough bytes for "endstream" and "endobj" on separate lines. */
const TAIL_BYTES = 24;

/** Throws if the PDF's structure is not supported. */
export function openPrintedPdf(pdf: Uint8Array): PrintedPdf {
  const tail = toText(pdf.subarray(Math.max(0, pdf.length - 2048)));
  const trailer = tail.slice(tail.lastIndexOf("trailer"));
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(trailer)?.[1]);
  const root = Number(/\/Root\s+(\d+) 0 R/.exec(trailer)?.[1]);
  if (!xref || !root) throw new Error("The PDF has no plain trailer");
  const info = /\/Info\s+(\d+) 0 R/.exec(trailer)?.[1];
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? "";
  const objectOffsets = readCrossReferenceTable(pdf, xref);
  const changed = new Map<number, { body: string; stream?: Uint8Array }>();
  /** Cache, because objects are read several times. */
  const texts = new Map<number, string>();
  let lastNumber = Math.max(...objectOffsets.keys());

  function offsetsOf(number: number): ObjectOffsets {
    const offsets = objectOffsets.get(number);
    if (!offsets) throw new Error(`The PDF has no object ${number}`);
    return offsets;
  }

  function read(number: number): string {
    const text = changed.get(number)?.body ?? texts.get(number) ?? readPrinted(number);
    texts.set(number, text);
    return text;
  }

  function readPrinted(number: number): string {
    const { from, end, isStream } = offsetsOf(number);
    if (!isStream) return toText(pdf.subarray(from, end - "endobj\n".length));
    const start = toText(pdf.subarray(from, Math.min(end, from + DICTIONARY_BYTES)));
    return start.slice(0, start.indexOf("stream"));
  }

  function readStream(number: number): Uint8Array | null {
    const { from, isStream } = offsetsOf(number);
    if (!isStream) return null;
    const dictionary = read(number);
    const length = Number(/\/Length (\d+)(?! \d+ R)/.exec(dictionary)?.[1]);
    const start = pdf.indexOf(LINE_FEED, from + dictionary.length) + 1;
    return length ? pdf.subarray(start, start + length) : null;
  }

  function save(): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [toBytes(HEADER)];
    const offsets = new Map<number, number>();
    let length = HEADER.length;
    const write = (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
    };
    const numbers = new Set([...objectOffsets.keys(), ...changed.keys()]);
    for (const number of numbers) {
      offsets.set(number, length);
      const change = changed.get(number);
      const unchanged = objectOffsets.get(number);
      if (!change && unchanged) write(pdf.subarray(unchanged.start, unchanged.end));
      if (change) for (const part of toObject(number, change.body, change.stream)) write(part);
    }
    const lines = Array.from({ length: lastNumber }, (_, index) =>
      tableLine(offsets.get(index + 1)),
    );
    write(
      toBytes(
        `xref\n0 ${lastNumber + 1}\n0000000000 65535 f \n${lines.join("")}` +
          `trailer\n<</Size ${lastNumber + 1}\n/Root ${root} 0 R\n${info ? `/Info ${info} 0 R\n` : ""}${id}>>\n` +
          `startxref\n${length}\n%%EOF\n`,
      ),
    );
    return concat(parts, length);
  }

  return {
    root,
    info: info ? Number(info) : null,
    numbers: [...objectOffsets].flatMap(([number, { isStream }]) => (isStream ? [] : [number])),
    read,
    readStream,
    replace: (number, body, stream) => void changed.set(number, { body, stream }),
    add(body, stream) {
      lastNumber += 1;
      changed.set(lastNumber, { body, stream });
      return lastNumber;
    },
    save,
  };
}

/** The offsets of all objects, in the order of the file. An object ends where the next one starts. */
function readCrossReferenceTable(pdf: Uint8Array, xref: number): Map<number, ObjectOffsets> {
  const text = toText(pdf.subarray(xref));
  const [head = "", first, count] = /^xref\s+(\d+) (\d+)\s+/.exec(text.slice(0, 64)) ?? [];
  const starts: [number: number, start: number][] = [];
  for (let index = 0; index < Number(count); index++) {
    const start = head.length + index * LINE_BYTES;
    const line = text.slice(start, start + LINE_BYTES);
    // "0000000016 00000 n": the offset, the generation, and n for an object in use.
    if (line[17] === "n") starts.push([Number(first) + index, Number(line.slice(0, 10))]);
  }
  if (starts.length === 0) throw new Error("The PDF has no plain table of objects");
  starts.sort((a, b) => a[1] - b[1]);
  return new Map(
    starts.map(([number, start], index) => {
      const head = `${number} 0 obj`;
      const from = start + head.length;
      const end = starts[index + 1]?.[1] ?? xref;
      const tail = toText(pdf.subarray(Math.max(from, end - TAIL_BYTES), end));
      if (toText(pdf.subarray(start, from)) !== head || !tail.endsWith("endobj\n"))
        throw new Error(`The PDF has no object ${number}`);
      return [number, { start, from, end, isStream: tail.includes("endstream") }];
    }),
  );
}

function toObject(number: number, body: string, stream?: Uint8Array): Uint8Array[] {
  const start = `${number} 0 obj\n${body.trim()}`;
  if (!stream) return [toBytes(`${start}\nendobj\n`)];
  const withLength = start.replace(/>>$/, `\n/Length ${stream.length}>>`);
  return [toBytes(`${withLength} stream\n`), stream, toBytes("\nendstream\nendobj\n")];
}

const tableLine = (offset: number | undefined) =>
  offset === undefined ? "0000000000 00000 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;

function concat(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Below this many bytes, String.fromCharCode is faster than a TextDecoder. */
const SHORT_BYTES = 512;
const LATIN = new TextDecoder("latin1");

/** One character per byte; what we read and replace is ASCII. */
export const toText = (bytes: Uint8Array): string =>
  bytes.length < SHORT_BYTES
    ? String.fromCharCode.apply(null, bytes as unknown as number[])
    : LATIN.decode(bytes);

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
