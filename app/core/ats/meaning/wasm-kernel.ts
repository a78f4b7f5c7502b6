/**
 * The arithmetic (kernel.ts) of the line reader, the neural model that classifies a resume's lines, in
 * WebAssembly. A Worker cannot compile it, so the exports of an instance are passed.
 */
import type { Kernel } from "./kernel.ts";

const PAGE_BYTES = 65536;

/**
 * @param exports of an instance of kernel.wasm; each line reader needs its own instance, because its
 * weights and buffers are in the instance's memory
 * @returns creates the kernel, with memory for this many floats
 */
export function wasmKernel(exports: WebAssembly.Exports): (floatCount: number) => Kernel {
  const { memory, multiply, normalize, gelu, attend } = exports as unknown as Kernel & {
    memory: WebAssembly.Memory;
  };
  return (floatCount) => {
    const missingBytes = floatCount * Float32Array.BYTES_PER_ELEMENT - memory.buffer.byteLength;
    if (missingBytes > 0) memory.grow(Math.ceil(missingBytes / PAGE_BYTES));
    return { floats: new Float32Array(memory.buffer), multiply, normalize, gelu, attend };
  };
}
