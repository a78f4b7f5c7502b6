/**
 * The arithmetic of the neural line reader (kernel.ts) in WebAssembly. A Worker cannot compile it, so
 * an instance is passed.
 */
import type { Kernel } from "./kernel.ts";

const PAGE_BYTES = 65536;

/**
 * @param exports those of an instance of kernel.wasm; each line reader needs its own, because its
 * weights and buffers are in the instance's memory
 */
export function wasmKernel(exports: WebAssembly.Exports): (floatCount: number) => Kernel {
  const { memory, multiply, normalize, gelu, attend } = exports as unknown as Kernel & {
    memory: WebAssembly.Memory;
  };
  return (floatCount) => {
    const missing = floatCount * Float32Array.BYTES_PER_ELEMENT - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    return { floats: new Float32Array(memory.buffer), multiply, normalize, gelu, attend };
  };
}
