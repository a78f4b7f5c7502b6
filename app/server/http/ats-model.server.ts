/**
 * Loads two models in the Worker: the ATS model, which is the trained model and word lists behind the score, and the
 * line-reading model, which recognizes what a line of a resume says about a requirement. Once per isolate, because a
 * deployment's files never change.
 */

import { loadModel } from "#app/core/ats/load-model.ts";
import type { LineReader } from "#app/core/ats/meaning/line-reader.ts";
import { loadReader } from "#app/core/ats/meaning/load-reader.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import type { AppContext } from "#app/server/context.ts";

let model: Promise<AtsModel> | null = null;
let reader: Promise<LineReader | null> | null = null;

export function loadAtsModel({ fetchAsset }: Pick<AppContext, "fetchAsset">): Promise<AtsModel> {
  model ??= loadModel((path) => fetchAsset(path)).catch((error) => {
    // Not cached, so that the next call retries.
    model = null;
    throw error;
  });
  return model;
}

/**
 * Null if the deployment has no line-reading model or it fails to load; scores then use only names
 * and occupations.
 */
export function loadLineReader({
  fetchAsset,
  readerKernel,
}: Pick<AppContext, "fetchAsset" | "readerKernel">): Promise<LineReader | null> {
  reader ??= loadReader(
    (path) => fetchAsset(path),
    async () => readerKernel,
  ).catch((failure) => {
    console.warn("Line reader", failure);
    reader = null;
    return null;
  });
  return reader;
}
