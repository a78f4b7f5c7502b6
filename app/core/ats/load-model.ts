/** Loads the engine's files, for page and server alike. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import { type AtsModel, MODEL_PATH, readModel } from "./model.ts";
import { OCCUPATIONS_PATH } from "./occupations/occupations.ts";
import { WORDS_PATH } from "./words/word-knowledge.ts";

/** Throws if the model cannot be loaded; without one of the other files, scores use names alone. */
export async function loadModel(
  fetchAsset: (path: string) => Promise<Response>,
): Promise<AtsModel> {
  const fetchFile = async (path: string) => {
    const answer = await fetchAsset(path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return gunzipIfNeeded(answer);
  };
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
