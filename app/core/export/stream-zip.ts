/** Creates a ZIP archive as a stream: each file is read only after the previous one was sent. */
import { Zip, ZipDeflate } from "fflate";
import { COMPRESSED_FILE_NAME, type NamedFile } from "./to-zip.ts";

/** `modifiedAt`: the modification time of all files. */
export function streamZip(
  files: AsyncIterator<NamedFile>,
  modifiedAt: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let zip: Zip;
  return new ReadableStream(
    {
      start(controller) {
        zip = new Zip((error, chunk, isLast) => {
          if (error) return controller.error(error);
          controller.enqueue(new Uint8Array(chunk));
          if (isLast) controller.close();
        });
      },
      // Called when the previous chunk was sent.
      async pull() {
        const next = await files.next();
        if (next.done) return zip.end();
        const { name, bytes } = next.value;
        // Always deflated, because streaming readers cannot find the end of a stored file.
        const entry = new ZipDeflate(name, { level: COMPRESSED_FILE_NAME.test(name) ? 1 : 6 });
        entry.mtime = modifiedAt;
        zip.add(entry);
        entry.push(bytes, true);
      },
      async cancel() {
        await files.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}
