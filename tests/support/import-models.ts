/** The models that label the lines of imported files, loaded from disk once. */
import {
  IMPORT_MODEL_PATH,
  type ImportModels,
  readImportModels,
} from "#app/core/import/labels/import-models.ts";
import { servedFile } from "./ats-model.ts";

export const IMPORT_MODELS: ImportModels = readImportModels(servedFile(IMPORT_MODEL_PATH));

export const loadModels = async () => IMPORT_MODELS;
