/** Loads the ATS model in the Worker, once per isolate, because a deployment's files never change. */

import { gunzipIfNeeded } from "#app/core/api-contract/gunzip-if-needed.ts";
import { type AtsModel, MODEL_PATH, readModel } from "#app/core/ats/model.ts";

let model: Promise<AtsModel> | null = null;

export function loadAtsModel(context: {
  fetchAsset(path: string): Promise<Response>;
}): Promise<AtsModel> {
  model ??= read(context).catch((error) => {
    // Not cached, so that the next call retries.
    model = null;
    throw error;
  });
  return model;
}

async function read({
  fetchAsset,
}: {
  fetchAsset(path: string): Promise<Response>;
}): Promise<AtsModel> {
  const answer = await fetchAsset(MODEL_PATH);
  if (!answer.ok) throw new Error(`${MODEL_PATH} responded with ${answer.status}`);
  return readModel(await gunzipIfNeeded(answer));
}
