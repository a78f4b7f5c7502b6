/** A picture somebody sent as a new one, drawn by the browser that prints strangers' HTML, behind the same walls. */
import type { RedrawOutcome } from "#app/server/context.ts";
import type { Redrawn } from "./pdf-printer.ts";

export async function redrawPhoto(
  env: Env,
  { type, bytes }: { type: string; bytes: Uint8Array<ArrayBuffer> },
  side: number,
): Promise<RedrawOutcome> {
  try {
    const printer = env.PRINTER.get(env.PRINTER.idFromName("client"));
    const image = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
    // Awaited as a plain value; the stub's own type also carries RPC promises.
    return (await printer.redraw(image, side)) as Redrawn;
  } catch (error) {
    console.error("printer unreachable", error);
    return { ok: false, reason: "failed" };
  }
}
