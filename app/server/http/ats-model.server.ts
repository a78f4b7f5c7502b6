/** Loads the ATS model in the Worker, once per isolate, because a deployment's files never change. */

import { gunzipIfNeeded } from "#app/core/api-contract/gunzip-if-needed.ts";
import { type AtsModel, MODEL_PATH, readModel } from "#app/core/ats/model.ts";
import { OCCUPATIONS_PATH } from "#app/core/ats/occupations/occupations.ts";
import { WORDS_PATH } from "#app/core/ats/words/word-knowledge.ts";

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
  const fetchFile = async (path: string) => {
    const answer = await fetchAsset(path);
    if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
    return gunzipIfNeeded(answer);
  };
  // Without one of these, scores go by names alone.
  const fetchMore = (path: string) =>
    fetchFile(path).catch((error) => {
      console.warn(path, error);
      return null;
    });
  const [model, occupations, words] = await Promise.all([
    fetchFile(MODEL_PATH),
    fetchMore(OCCUPATIONS_PATH),
    fetchMore(WORDS_PATH),
  ]);
  return readModel(model, occupations, words);
}
