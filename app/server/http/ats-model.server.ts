/** Loads the ATS model in the Worker, once per isolate, because a deployment's files never change. */

import { loadModel } from "#app/core/ats/load-model.ts";
import type { AtsModel } from "#app/core/ats/model.ts";

let model: Promise<AtsModel> | null = null;

export function loadAtsModel({
  fetchAsset,
}: {
  fetchAsset(path: string): Promise<Response>;
}): Promise<AtsModel> {
  model ??= loadModel((path) => fetchAsset(path)).catch((error) => {
    // Not cached, so that the next call retries.
    model = null;
    throw error;
  });
  return model;
}
