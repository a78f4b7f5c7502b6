/**
 * Cross-validation of the tagger, the trained model that marks the requirements of a posting: one model per fold of the
 * labeled postings, each trained without its fold's postings.
 */
import { labelledPostings } from "../../../scripts/ats/labelled-postings.mjs";
import { toBytes } from "../../../scripts/ats/pack-model.mjs";
import { trainTagger } from "../../../scripts/ats/train-tagger.mjs";
import { shuffled } from "./figures.mjs";

const FOLDS = 10;

/**
 * @param folder of the labeled postings
 * @param seed by which they are divided into folds
 * @returns for each posting's text, the model to read it with
 */
export function unseenModels(folder, model, seed = 1) {
  const labelled = shuffled(labelledPostings(folder, model), seed);
  const models = new Map();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (_, at) => at % FOLDS === fold;
    const tagger = toBytes(trainTagger(labelled.filter((each, at) => !isHeldOut(each, at))));
    for (const { posting } of labelled.filter(isHeldOut))
      models.set(posting.text, { ...model, tagger });
  }
  return models;
}
