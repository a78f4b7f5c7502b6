/**
 * The model that reads lines ("line reader") works in workerd too. workerd does not compile WebAssembly at run time,
 * so the kernel (the compiled inner loop) is imported as a module.
 */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import {
  claimProbabilities,
  createLineReader,
  encodeLine,
  encodeRequirement,
  READER_PATH,
} from "#app/core/ats/meaning/line-reader.ts";
import { wasmKernel } from "#app/core/ats/meaning/wasm-kernel.ts";
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import kernel from "../../app/core/ats/meaning/kernel.wasm";
import fixture from "../../app/core/ats/meaning/student-fixture.json";

test("lines are read with the kernel as a module", async () => {
  const file = await gunzipIfNeeded(await env.ASSETS.fetch(`https://assets.local${READER_PATH}`));
  const instance = new WebAssembly.Instance(kernel);
  const reader = createLineReader(file, wasmKernel(instance.exports));
  for (const { chances, ...pair } of fixture.pairs) {
    const requirement = { name: pair.name, sentence: pair.asked };
    const own = claimProbabilities(
      reader,
      encodeRequirement(reader, requirement),
      encodeLine(reader, pair),
    );
    const apart = [...own].map((chance, at) => Math.abs(chance - (chances[at] ?? 0)));
    expect(Math.max(...apart), pair.text).toBeLessThan(0.01);
  }
});
