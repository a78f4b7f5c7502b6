/** What the reading of documents has learnt: one file that `npm run import:model` builds. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import type { CrfModel } from "./crf.ts";
import { type PackedModel, unpackModel } from "./pack.ts";
import { type PackedRecurrentModel, unpackRecurrentModel } from "./pack-recurrent.ts";
import type { RecurrentModel } from "./recurrent.ts";

/**
 * Where the site serves it, gzipped JSON. The number is that of its form: a page that stays open over an update must not
 * find a newer form under the old name.
 */
export const IMPORT_MODEL_PATH = "/imports/model-2.bin";

export interface ImportModels {
  /** Labels of lines. */
  lines: RecurrentModel;
  /** Labels of the parts of entries' heads. */
  heads: CrfModel;
  /** Weights of what tells a good reading from a bad one. */
  quality: number[];
  /** Weights of what tells how much of a file was read right. */
  doubt: number[];
}

export interface PackedImportModels {
  lines: PackedRecurrentModel;
  heads: PackedModel;
  quality: number[];
  doubt: number[];
}

/** @param bytes the unzipped file */
export function readImportModels(bytes: ArrayBuffer): ImportModels {
  const { lines, heads, quality, doubt } = JSON.parse(
    new TextDecoder().decode(bytes),
  ) as PackedImportModels;
  return { lines: unpackRecurrentModel(lines), heads: unpackModel(heads), quality, doubt };
}

/** Null where the file cannot be had: documents are then read by rules alone. */
export async function loadImportModels(
  fetchAsset: (path: string) => Promise<Response>,
): Promise<ImportModels | null> {
  try {
    const answer = await fetchAsset(IMPORT_MODEL_PATH);
    if (!answer.ok) throw new Error(`${IMPORT_MODEL_PATH} answers ${answer.status}`);
    return readImportModels(await gunzipIfNeeded(answer));
  } catch (error) {
    console.warn(IMPORT_MODEL_PATH, error);
    return null;
  }
}
