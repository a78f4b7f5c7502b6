/**
 * Trains the import models on folders of files whose resumes are known: one model labels lines, one labels the parts of
 * entry heads (the lines with names and dates), and two sets of weights are fitted on what these models make of files
 * that they have not seen: `quality` chooses between the readings of a file (what rules and what labels make of it), and
 * `doubt` decides whether the user is warned that the chosen one is hard to read.
 */

import { HEAD_LABELS, headFeatures } from "#app/core/import/labels/features/head-features.ts";
import {
  type NameFilter,
  type PackedNameFilter,
  unpackNameFilter,
} from "#app/core/import/labels/features/name-filter.ts";
import { type LabelingModels, readOrders } from "#app/core/import/labels/from-labels.ts";
import { contactParts } from "#app/core/import/labels/heads/contact-parts.ts";
import type { EntryHead } from "#app/core/import/labels/heads/head-parts.ts";
import { splitHead } from "#app/core/import/labels/heads/head-parts.ts";
import type { ImportModels, PackedImportModels } from "#app/core/import/labels/import-models.ts";
import { SECTIONS_WITH_HEADS, splitLabel } from "#app/core/import/labels/labels.ts";
import type { CrfModel } from "#app/core/import/labels/network/crf.ts";
import { packModel } from "#app/core/import/labels/network/pack.ts";
import { unpackRecurrentModel } from "#app/core/import/labels/network/pack-recurrent.ts";
import {
  combineReadings,
  compareReadings,
  featuresIfBothRead,
  type Readings,
} from "#app/core/import/labels/quality/choose-reading.ts";
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import { countFields, shares } from "../../tests/bench/imports/score-fields.ts";
import type { FirstReading } from "./fit-doubt.ts";
import { best, fitDoubt, fitQuality, type JudgedReading } from "./fit-quality.ts";
import { partTruth } from "./part-truth.ts";
import { type LabeledFile, readFolder } from "./read-folder.ts";
import { Coder, type Example, fitCrf } from "./train-crf.ts";
import { trainLines } from "./train-lines.ts";

/**
 * Features that contain words, such as "word=engineer"; often left out in training, because they don't carry over to
 * other languages.
 */
const WORD_FEATURE = /(?:^|[&+-])(?:word|suffix4?|first|last)=/;

/** Options of the model of entry heads; `FitOptions` explains them. */
const FIT_HEADS = {
  epochs: 20,
  rate: 0.15,
  leastDocuments: 4,
  penalty: 0.001,
  drop: 0.2,
  dropWords: 0.5,
  isWord: (feature: string) => WORD_FEATURE.test(feature),
};

/** The generators and our own exports. Files of other programs are few, so each is used several times in training. */
const OWN_MAKERS = /^(?:chromium|docx|libreoffice|covitae|docs-\w+)$/;
const FOREIGN_FILE_WEIGHT = 4;

const isForeignFile = ({ layout }: LabeledFile) => !OWN_MAKERS.test(layout.split("/", 1)[0] ?? "");
const timesOf = (file: LabeledFile) => (isForeignFile(file) ? FOREIGN_FILE_WEIGHT : 1);

/** Cross-validation: each file is held out of one of so many trainings. */
const FOLDS = 4;

/** Files of one unit are held out together: a layout of ours in all formats, or all files of another program. */
function unitOf(file: LabeledFile): string {
  const [maker = "", name = ""] = file.layout.split("/");
  return isForeignFile(file) ? maker : name;
}

/** Prepares the examples of entry heads and their parts once; the result trains a model on a choice of the files. */
function prepareHeads(files: readonly LabeledFile[], names: NameFilter) {
  const coder = new Coder(HEAD_LABELS);
  const coded = new Map(
    files.map((file) => [
      file,
      headExamples(file, names).map((example) => coder.code(example, timesOf(file))),
    ]),
  );
  return (chosen: readonly LabeledFile[]): CrfModel =>
    fitCrf(
      coder,
      chosen.flatMap((file) => coded.get(file) ?? []),
      FIT_HEADS,
    );
}

/**
 * The heads of one section of a file, with the entry that each belongs to. A head starts at a line labeled "head", or
 * "owner" for an employer above several jobs; "more" is a further line of it.
 * @param content the section, such as "experience"
 */
function headsOf(file: LabeledFile, content: string) {
  const heads: (EntryHead & { entry: number })[] = [];
  file.lines.forEach((line, index) => {
    const parts = splitLabel(file.labels[index] ?? "contact");
    if (parts?.content !== content) return;
    if (parts.part === "head" || parts.part === "owner")
      heads.push({ content: parts.content, lines: [line], entry: file.entries[index] ?? 0 });
    else if (parts.part === "more") heads.at(-1)?.lines.push(line);
  });
  return heads;
}

function headExamples(file: LabeledFile, names: NameFilter): Example[] {
  const contact = contactParts(file.lines.filter((_, index) => file.labels[index] === "contact"));
  const person = file.truth.personalInfo as Record<string, unknown> | undefined;
  const labels = contact.map((part) => partTruth(part, person));
  const profile = { sequence: headFeatures(contact, names), labels };
  const sections = [...SECTIONS_WITH_HEADS].flatMap((content) => {
    const heads = headsOf(file, content);
    if (heads.length === 0) return [];
    const parts = heads.flatMap((head, index) => splitHead(head, index).parts);
    const entries = (file.truth as Record<string, Record<string, unknown>[]>)[content] ?? [];
    const labels = parts.map((part) =>
      partTruth(part, entries[heads[part.entryIndex]?.entry ?? 0]),
    );
    return [{ sequence: headFeatures(parts, names), labels }];
  });
  return contact.length > 0 ? [profile, ...sections] : sections;
}

/** `folders`: paths with commas between, of files with their resumes (read-folder.ts). */
export async function trainPacked(
  folders: string,
  packedNames: PackedNameFilter,
): Promise<PackedImportModels> {
  const names = unpackNameFilter(packedNames);
  const files = await readFolder(folders);
  console.log(`${files.length} files`);
  const foldOf = foldsByUnit(files);
  const { perFold, final } = trainLines(
    files.map((file) => ({ file, times: timesOf(file), fold: foldOf(file) })),
    FOLDS,
    names,
  );
  const trainHeads = prepareHeads(files, names);
  // Each file is read by models that were trained without it.
  const unseen = perFold.flatMap((packedLines, fold) => {
    const models = {
      lines: unpackRecurrentModel(packedLines),
      heads: trainHeads(files.filter((file) => foldOf(file) !== fold)),
      names,
    };
    return files.filter((file) => foldOf(file) === fold).map((file) => judgeOrders(file, models));
  });
  const { quality, chosen } = fitOrders(unseen);
  const doubt = fitDoubt(chosen.flatMap((order) => judgedFile(order, quality, names)));
  return {
    lines: final,
    heads: packModel(trainHeads(files)),
    names: packedNames,
    quality,
    doubt,
  };
}

/** Returns the fold in which a file is held out. Whole layouts and programs are held out together. */
function foldsByUnit(files: readonly LabeledFile[]) {
  const units = [...new Set(files.map(unitOf))].sort();
  return (file: LabeledFile) => units.indexOf(unitOf(file)) % FOLDS;
}

type Judged = JudgedReading & Pick<FirstReading, "recall" | "precision">;

/** The readings by rules and by labels in one order of the lines, with the features and F1 of each. */
interface JudgedOrder {
  readings: Readings;
  byRules: Judged;
  byLabels: Judged;
}

/** Features and shares of the reading that would be chosen for a file; an empty list if one reading failed. */
function judgedFile(order: JudgedOrder, quality: readonly number[], names: NameFilter): Judged[] {
  const { byRules, byLabels } = order.readings;
  if (!byRules.ok || !byLabels.ok) return [];
  const models = { quality, names };
  const { isByRules, features } = compareReadings(byRules, byLabels, order.readings, models);
  return [{ ...(isByRules ? order.byRules : order.byLabels), features }];
}

/** Judges both readings of a file in each order of its lines, without the orders in which one of them failed. */
function judgeOrders({ orders, truth, byRules }: LabeledFile, models: LabelingModels) {
  return readOrders(orders, () => crypto.randomUUID(), models).flatMap((read): JudgedOrder[] => {
    const readings = combineReadings(byRules, read);
    const features = featuresIfBothRead(readings, models.names);
    if (!features) return [];
    if (!byRules.ok || !read.outcome.ok) return [];
    const [rulesFeatures = [], labelsFeatures = []] = features;
    return [
      {
        readings,
        byRules: judge(byRules, rulesFeatures, truth),
        byLabels: judge(read.outcome, labelsFeatures, truth),
      },
    ];
  });
}

/** `truth`: the right resume. */
function judge({ resume }: Imported, features: number[], truth: LabeledFile["truth"]): Judged {
  const { recall, precision } = shares(countFields(truth, resume));
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return { features, f1, recall, precision };
}

/** Fits the choice of a reading, and picks the order of each file that it ranks best. */
function fitOrders(files: readonly JudgedOrder[][]) {
  const quality = fitQuality(
    files.map((orders) => {
      // The rules read a file in one order only.
      const byRules = orders.slice(0, 1).map((order) => order.byRules);
      return [...byRules, ...orders.map((order) => order.byLabels)];
    }),
  );
  return { quality, chosen: files.flatMap((orders) => bestOrder(orders, quality) ?? []) };
}

/** The order whose labels are estimated to be best; undefined for an empty list. */
const bestOrder = (orders: readonly JudgedOrder[], quality: readonly number[]) =>
  best(orders, ({ byLabels }) => estimateQuality(byLabels.features, quality));

/**
 * Reads a folder's files by the given models. These are its "first readings" if no rule was made for its files yet, which
 * is what `doubt` is fitted on later (fit-doubt.ts). `set` names the folder.
 */
export async function judgeFirstReadings(
  folder: string,
  set: string,
  models: ImportModels,
): Promise<FirstReading[]> {
  const files = await readFolder(folder);
  return files.flatMap((file) => {
    const order = bestOrder(judgeOrders(file, models), models.quality);
    const [reading] = order ? judgedFile(order, models.quality, models.names) : [];
    if (!reading) return [];
    const { features, recall, precision } = reading;
    return [
      {
        set,
        features: features.map(rounded),
        recall: rounded(recall),
        precision: rounded(precision),
      },
    ];
  });
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
