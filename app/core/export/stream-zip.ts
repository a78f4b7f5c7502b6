/** Files as one archive that is made while it is fetched: the next is asked for when the one before is on its way. */
import { Zip, ZipDeflate } from "fflate";
import { IS_COMPRESSED, type NamedFile } from "./to-zip.ts";

/** `at`: what the archive gives as the files' time of change. */
export function streamZip(
  files: AsyncIterator<NamedFile>,
  at: Date,
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
      // Called when what was made before is on its way.
      async pull() {
        const next = await files.next();
        if (next.done) return zip.end();
        const { name, bytes } = next.value;
        // Packed, be it little: readers that go from front to back find no end of a file that is only stored.
        const entry = new ZipDeflate(name, { level: IS_COMPRESSED.test(name) ? 1 : 6 });
        entry.mtime = at;
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
