/** The streamed ZIP archive is complete, and files are read only as fast as the archive is consumed. */
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { streamZip } from "./stream-zip.ts";

const MODIFIED_AT = new Date(2026, 10, 22);
const fileOf = (name: string, length: number) => ({
  name,
  bytes: new Uint8Array(length).map((_, index) => (index * 7919) % 251),
});

test("files survive the round trip, including an empty file and names in any script", async () => {
  const files = [
    fileOf("über/履歴書.json", 70_000),
    fileOf("a.pdf", 300_000),
    fileOf("empty.txt", 0),
  ];
  async function* streamFiles() {
    yield* files;
  }
  const archive = await new Response(streamZip(streamFiles(), MODIFIED_AT)).arrayBuffer();
  const read = unzipSync(new Uint8Array(archive));
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name));
  for (const { name, bytes } of files) expect(read[name]).toEqual(bytes);
  expect(archive.byteLength).toBeLessThan(100_000);
});

test("each file is read after the previous one was sent, and none after the consumer canceled", async () => {
  let filesRead = 0;
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield fileOf(`${filesRead++}.txt`, 1_000);
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamZip(endless(), MODIFIED_AT).getReader();
  for (let read = 0; read < 9; read++) await reader.read();
  // Each file is three chunks: the name, the bytes and their end. So nine reads need three files, and few more are
  // read.
  expect(filesRead).toBeLessThan(6);
  await reader.cancel();
  expect(hasEnded).toBe(true);
});

test("an error while reading a file fails the stream", async () => {
  async function* failing() {
    yield fileOf("a.txt", 10);
    throw new Error("The room is gone");
  }
  await expect(new Response(streamZip(failing(), MODIFIED_AT)).arrayBuffer()).rejects.toThrow(
    "gone",
  );
});
