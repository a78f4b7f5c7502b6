/** Loads the trained models for reading documents, from one file that `npm run import:model` builds. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import {
  type NameFilter,
  type PackedNameFilter,
  unpackNameFilter,
} from "#app/core/import/labels/features/name-filter.ts";
import type { CrfModel } from "#app/core/import/labels/network/crf.ts";
import { type PackedModel, unpackModel } from "#app/core/import/labels/network/pack.ts";
import {
  type PackedRecurrentModel,
  unpackRecurrentModel,
} from "#app/core/import/labels/network/pack-recurrent.ts";
import type { RecurrentModel } from "#app/core/import/labels/network/recurrent.ts";

/**
 * The path at which the site serves the models as gzipped JSON. The number is the version of their format: a page that
 * stays open over an update must not get a newer format under the old name.
 */
export const IMPORT_MODEL_PATH = "/imports/model-4.bin";

/** The models in memory. */
export interface ImportModels {
  /** Labels lines. */
  lines: RecurrentModel;
  /** Labels the parts of entries' heads. */
  heads: CrfModel;
  /** Names of towns and jobs, from which both models compute features. */
  names: NameFilter;
  /** Weights of the features by which two readings of a file are compared. */
  quality: number[];
  /** Weights of the features by which a file that is hard to read is told; see scripts/import-model/fit-doubt.ts. */
  doubt: number[];
}

/** The models as JSON, in the file. */
export interface PackedImportModels {
  lines: PackedRecurrentModel;
  heads: PackedModel;
  names: PackedNameFilter;
  quality: number[];
  doubt: number[];
}

/** Unpacks the models. `bytes` is the unzipped file. */
export function readImportModels(bytes: ArrayBuffer): ImportModels {
  const { lines, heads, names, quality, doubt } = JSON.parse(
    new TextDecoder().decode(bytes),
  ) as PackedImportModels;
  return {
    lines: unpackRecurrentModel(lines),
    heads: unpackModel(heads),
    names: unpackNameFilter(names),
    quality,
    doubt,
  };
}

/**
 * Loads the models with `fetchAsset`. Null, after a warning in the console, if the file cannot be loaded: documents are
 * then read by rules alone.
 */
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
