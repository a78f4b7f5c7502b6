/** Chooses the person, the language and the paper of a theme's file, the same at each run. */
import { createHash } from "node:crypto";
import { chanceFrom } from "../generator/chance.mjs";
import { languagesOf } from "../generator/vocabulary.mjs";

/** The share of files in English. */
const ENGLISH_SHARE = 0.45;

/**
 * `at`: the index of the person. Held themes and languages are a test set: held languages are used with held themes
 * only.
 */
export function chooseFile({ name, set }, at) {
  const number = createHash("sha256").update(name).digest().readUInt32BE(0) % 100_000;
  // Above the usual seeds of ../make-files.mjs, so that no person is made twice.
  const seed = 30_000_000 + number * 100 + at;
  // Other random numbers than those that make the person from the same seed.
  const chance = chanceFrom(seed + 7);
  const others = [...languagesOf(false), ...(set === "held" ? languagesOf(true) : [])];
  const isEnglish = chance.happens(ENGLISH_SHARE);
  return {
    seed,
    language: isEnglish ? "en" : chance.pick(others.filter((one) => one !== "en")),
    paper: {
      format: isEnglish && chance.happens(0.6) ? "Letter" : "A4",
      tagged: (number + at) % 2 === 0,
      margin: chance.pick(["0", "10mm", "12mm", "15mm"]),
    },
  };
}
