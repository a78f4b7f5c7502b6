/** Loads the engine's files, in the browser and on the server. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import { type AtsModel, MODEL_PATH, readModel } from "./model.ts";
import { OCCUPATIONS_PATH } from "./occupations/occupations.ts";
import { WORDS_PATH } from "./words/word-knowledge.ts";

/**
 * Loads the model, occupations and words. Without the last two, scores are based on names of skills
 * alone.
 * @throws if the model cannot be loaded
 */
export async function loadModel(
  fetchAsset: (path: string) => Promise<Response>,
): Promise<AtsModel> {
  const fetchFile = async (path: string) => {
    const response = await fetchAsset(path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return gunzipIfNeeded(response);
  };
  const fetchOptional = (path: string) =>
    fetchFile(path).catch((error) => {
      console.warn(path, error);
      return null;
    });
  const [model, occupations, words] = await Promise.all([
    fetchFile(MODEL_PATH),
    fetchOptional(OCCUPATIONS_PATH),
    fetchOptional(WORDS_PATH),
  ]);
  return readModel(model, occupations, words);
}
