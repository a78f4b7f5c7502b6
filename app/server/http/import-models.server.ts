/**
 * Loads the models of the import, which label the lines of an uploaded resume, in the Worker, once per isolate, because
 * a deployment's files never change.
 */
import { type ImportModels, loadImportModels } from "#app/core/import/labels/import-models.ts";

let models: Promise<ImportModels | null> | null = null;

/** Null if they fail to load. */
export async function importModels({
  fetchAsset,
}: {
  fetchAsset(path: string): Promise<Response>;
}): Promise<ImportModels | null> {
  models ??= loadImportModels((path) => fetchAsset(path));
  const loaded = await models;
  // A failed load is not kept, so that the next call retries.
  if (!loaded) models = null;
  return loaded;
}
