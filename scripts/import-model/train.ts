/** Trains the models of the import on folders of files whose resumes are known. */

import { HEAD_LABELS, headFeatures } from "#app/core/import/labels/features/head-features.ts";
import {
  type NameFilter,
  type PackedNameFilter,
  unpackNameFilter,
} from "#app/core/import/labels/features/name-filter.ts";
import { type LabelingModels, readOrders } from "#app/core/import/labels/from-labels.ts";
import type { EntryHead } from "#app/core/import/labels/heads/head-parts.ts";
import { contactParts, cutHead } from "#app/core/import/labels/heads/head-parts.ts";
import type { PackedImportModels } from "#app/core/import/labels/import-models.ts";
import { HEADED, partsOf } from "#app/core/import/labels/labels.ts";
import type { CrfModel } from "#app/core/import/labels/network/crf.ts";
import { packModel } from "#app/core/import/labels/network/pack.ts";
import {
  type PackedRecurrentModel,
  unpackRecurrentModel,
} from "#app/core/import/labels/network/pack-recurrent.ts";
import {
  bothFeatures,
  type Readings,
  weigh,
  withRules,
} from "#app/core/import/labels/quality/choose-reading.ts";
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";
import { countFields, shares } from "../../tests/bench/imports/score-fields.ts";
import { fitDoubt, fitQuality, type JudgedFile, type JudgedReading } from "./fit-quality.ts";
import { partTruth } from "./part-truth.ts";
import { type LabeledFile, readFolder } from "./read-folder.ts";
import { Coder, type Example, fitCrf } from "./train-crf.ts";
import { trainLines } from "./train-lines.ts";

/** Told by words, which other languages do not have. */
const BY_WORDS = /(?:^|[&+-])(?:word|suffix4?|first|last)=/;

const FIT_HEADS = {
  epochs: 20,
  rate: 0.15,
  leastDocuments: 4,
  penalty: 0.001,
  drop: 0.2,
  dropWords: 0.5,
  isWord: (feature: string) => BY_WORDS.test(feature),
};

/** The generators and our own exports; files of other programs are few, and count for more. */
const OWN_MAKERS = /^(?:chromium|docx|libreoffice|covitae|docs-\w+)$/;
const TIMES_OF_OTHERS = 4;

const isOfOthers = ({ layout }: LabeledFile) => !OWN_MAKERS.test(layout.split("/", 1)[0] ?? "");
const timesOf = (file: LabeledFile) => (isOfOthers(file) ? TIMES_OF_OTHERS : 1);

/** What is held out as a whole: a layout of ours, in all its formats, or all that another program made. */
function unitOf(file: LabeledFile): string {
  const [maker = "", name = ""] = file.layout.split("/");
  return isOfOthers(file) ? maker : name;
}

/** What each file teaches of the parts of heads, made once for all models. */
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

/** The heads of each section of a file, with the entry that each belongs to. */
function headsOf(file: LabeledFile, content: string) {
  const heads: (EntryHead & { entry: number })[] = [];
  file.lines.forEach((line, index) => {
    const parts = partsOf(file.labels[index] ?? "contact");
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
  const sections = [...HEADED].flatMap((content) => {
    const heads = headsOf(file, content);
    if (heads.length === 0) return [];
    const parts = heads.flatMap((head, index) => cutHead(head, index).parts);
    const entries = (file.truth as Record<string, Record<string, unknown>[]>)[content] ?? [];
    const labels = parts.map((part) => partTruth(part, entries[heads[part.entry]?.entry ?? 0]));
    return [{ sequence: headFeatures(parts, names), labels }];
  });
  return contact.length > 0 ? [profile, ...sections] : sections;
}

/** `folders`: with commas between. */
export async function trainPacked(
  folders: string,
  packedNames: PackedNameFilter,
): Promise<PackedImportModels> {
  const names = unpackNameFilter(packedNames);
  const files = await readFolder(folders);
  console.log(`${files.length} files`);
  const partOf = partsByUnit(files);
  const lines = trainLines(
    files.map((file) => ({ file, times: timesOf(file), part: partOf(file) })),
    PARTS,
    names,
  );
  const trainHeads = prepareHeads(files, names);
  const unseen = lines.slice(0, PARTS).flatMap((own, part) => {
    const models = {
      lines: unpackRecurrentModel(own),
      heads: trainHeads(files.filter((file) => partOf(file) !== part)),
      names,
    };
    return files.filter((file) => partOf(file) === part).map((file) => judgeOrders(file, models));
  });
  const { quality, best } = fitOrders(unseen);
  const doubt = fitDoubt(best.flatMap((order) => judgedFile(order, quality, names)));
  return {
    lines: lines[PARTS] as PackedRecurrentModel,
    heads: packModel(trainHeads(files)),
    names: packedNames,
    quality,
    doubt,
  };
}

const PARTS = 4;

/** The part in which a file is held out: whole layouts and programs together. */
function partsByUnit(files: readonly LabeledFile[]) {
  const units = [...new Set(files.map(unitOf))].sort();
  return (file: LabeledFile) => units.indexOf(unitOf(file)) % PARTS;
}

/** The readings by rules and by labels in one order of the lines. */
interface JudgedOrder {
  readings: Readings;
  judged: JudgedReading[];
}

/** What is told of a file by the reading that counts. */
function judgedFile(
  { readings, judged }: JudgedOrder,
  quality: readonly number[],
  names: NameFilter,
): JudgedFile[] {
  const { byRules, byLabels } = readings;
  if (!byRules.ok || !byLabels.ok) return [];
  const { isByRules, features } = weigh(byRules, byLabels, readings, { quality, names });
  const right = judged[isByRules ? 0 : 1]?.right;
  return right === undefined ? [] : [{ features, right }];
}

function judgeOrders({ orders, truth, byRules, name }: LabeledFile, models: LabelingModels) {
  return readOrders(orders, () => crypto.randomUUID(), models).flatMap((read): JudgedOrder[] => {
    const readings = withRules(byRules, read);
    const features = bothFeatures(readings, models.names);
    if (!features) return [];
    const judged = [byRules, read.outcome].flatMap((outcome, index) => {
      if (!outcome.ok) return [];
      const counts = shares(countFields(truth, outcome.resume));
      const { recall, precision } = counts;
      const right = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
      return [{ name, features: features[index] ?? [], right, counts }];
    });
    return [{ readings, judged }];
  });
}

/** What tells good readings is learnt from the surest orders, and then from those that it takes for the best. */
function fitOrders(files: readonly JudgedOrder[][]) {
  const pick = (score: (order: JudgedOrder) => number) =>
    files.flatMap((orders) => {
      const [best] = [...orders].sort((one, other) => score(other) - score(one));
      return best ?? [];
    });
  const judgedOf = (orders: readonly JudgedOrder[]) => orders.flatMap(({ judged }) => judged);
  const first = fitQuality(judgedOf(pick(({ readings }) => readings.sureness)));
  const best = pick(({ judged: [, byLabels] }) =>
    byLabels ? estimateQuality(byLabels.features, first) : 0,
  );
  return { quality: fitQuality(judgedOf(best)), best };
}
