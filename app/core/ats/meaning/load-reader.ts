/** Loads the neural line reader, in the browser and on the server. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import type { Kernel } from "./kernel.ts";
import { createLineReader, type LineReader, READER_PATH } from "./line-reader.ts";
import { wasmKernel } from "./wasm-kernel.ts";

const NOT_FOUND = 404;

/**
 * @param loadKernel loads kernel.wasm, which a Worker cannot compile itself
 * @returns null if the site has no such file: scores are then based on names and occupations alone
 * @throws if the download fails or the file is damaged
 */
export async function loadReader(
  fetchAsset: (path: string) => Promise<Response>,
  loadKernel: () => Promise<WebAssembly.Module>,
): Promise<LineReader | null> {
  const response = await fetchAsset(READER_PATH);
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new Error(`${READER_PATH} answers ${response.status}`);
  const [bytes, kernelOf] = await Promise.all([gunzipIfNeeded(response), kernelFrom(loadKernel)]);
  return createLineReader(bytes, kernelOf);
}

/** Undefined, for the plain kernel, if kernel.wasm cannot be loaded or the browser lacks WebAssembly's SIMD. */
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
