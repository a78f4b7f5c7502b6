/** Loads the reader of lines, for page and server alike. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import type { Kernel } from "./kernel.ts";
import { type LineReader, openReader, READER_PATH } from "./line-reader.ts";
import { wasmKernel } from "./wasm-kernel.ts";

const NOT_FOUND = 404;

/**
 * @param loadKernel gives kernel.wasm, which a server cannot compile itself
 * @returns null where the site has no such file: scores go by names and occupations alone
 * @throws where it cannot be had now, or is damaged
 */
export async function loadReader(
  fetchAsset: (path: string) => Promise<Response>,
  loadKernel: () => Promise<WebAssembly.Module>,
): Promise<LineReader | null> {
  const answer = await fetchAsset(READER_PATH);
  if (answer.status === NOT_FOUND) return null;
  if (!answer.ok) throw new Error(`${READER_PATH} answers ${answer.status}`);
  const [bytes, kernelOf] = await Promise.all([gunzipIfNeeded(answer), kernelFrom(loadKernel)]);
  return openReader(bytes, kernelOf);
}

/** Undefined, for plain arithmetic, where a browser does not know WebAssembly's vectors. */
async function kernelFrom(
  loadKernel: () => Promise<WebAssembly.Module>,
): Promise<((length: number) => Kernel) | undefined> {
  try {
    return wasmKernel((await WebAssembly.instantiate(await loadKernel())).exports);
  } catch (failure) {
    console.warn("kernel.wasm", failure);
    return undefined;
  }
}
