/** Has the labels of lines learnt by train_lines.py, which needs Python and what requirements.txt names. */
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

/** A file, how often it is learnt in each round, and the part in which it is held out. */
export interface LineExample {
  file: LabeledFile;
  times: number;
  part: number;
}

/** The models that learnt all but one part each, and then the one that learnt all. */
export function trainLines(
  examples: readonly LineExample[],
  parts: number,
  known: NameFilter,
): PackedRecurrentModel[] {
  const folder = mkdtempSync(join(tmpdir(), "covitae-lines-"));
  try {
    writeExamples(examples, known, join(folder, "examples.jsonl"));
    const names = [...Array.from({ length: parts }, (_, part) => String(part)), "all"];
    const script = join(process.cwd(), "scripts/import-model/train_lines.py");
    const { status } = spawnSync(process.env.PYTHON ?? "python3", [script, folder, ...names], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`${script} failed: see its requirements.txt.`);
    return names.map((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeExamples(examples: readonly LineExample[], known: NameFilter, path: string): void {
  const coder = new Coder(LABELS);
  const out = openSync(path, "w");
  const write = (value: object) => writeSync(out, `${JSON.stringify(value)}\n`);
  for (const { file, times, part } of examples) {
    const { steps, truth } = coder.code({
      sequence: lineFeatures(file.lines, known),
      labels: file.labels,
    });
    write({ lines: steps.map((step) => [...step]), labels: truth, times, part });
  }
  write({ features: coder.names, labels: LABELS });
}
