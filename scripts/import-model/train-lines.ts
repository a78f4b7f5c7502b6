/** Trains the model of line labels with train_lines.py, which needs Python and the packages in requirements.txt. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lineFeatures } from "#app/core/import/labels/features/line-features.ts";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import { LABELS } from "#app/core/import/labels/labels.ts";
import type { PackedRecurrentModel } from "#app/core/import/labels/network/pack-recurrent.ts";
import type { LabeledFile } from "./read-folder.ts";
import { Coder } from "./train-crf.ts";

/** A file, how often it is used in each epoch, and the fold in which it is held out. */
export interface LineExample {
  file: LabeledFile;
  times: number;
  fold: number;
}

/**
 * Returns a model for each fold, trained on the files of the others, and the final model, trained on all files.
 * `known`: the names of towns and jobs. Throws if the Python script fails.
 */
export function trainLines(
  examples: readonly LineExample[],
  folds: number,
  known: NameFilter,
): { perFold: PackedRecurrentModel[]; final: PackedRecurrentModel } {
  const folder = mkdtempSync(join(tmpdir(), "covitae-lines-"));
  try {
    writeExamples(examples, known, join(folder, "examples.jsonl"));
    const foldNames = Array.from({ length: folds }, (_, fold) => String(fold));
    const names = [...foldNames, "all"];
    const script = join(process.cwd(), "scripts/import-model/train_lines.py");
    const { status } = spawnSync(process.env.PYTHON ?? "python3", [script, folder, ...names], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`${script} failed: see its requirements.txt.`);
    const readModel = (name: string): PackedRecurrentModel =>
      JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    return { perFold: foldNames.map(readModel), final: readModel("all") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeExamples(examples: readonly LineExample[], known: NameFilter, path: string): void {
  const coder = new Coder(LABELS);
  const out = openSync(path, "w");
  const write = (value: object) => writeSync(out, `${JSON.stringify(value)}\n`);
  for (const { file, times, fold } of examples) {
    const { steps, truth } = coder.code({
      sequence: lineFeatures(file.lines, known),
      labels: file.labels,
    });
    write({ lines: steps.map((step) => [...step]), labels: truth, times, fold });
  }
  write({ features: coder.names, labels: LABELS });
}
