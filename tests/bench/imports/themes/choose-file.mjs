/** Chooses the person, the language and the paper of a theme's file, the same at each run. */
import { createHash } from "node:crypto";
import { chanceFrom } from "../generator/chance.mjs";
import { languagesOf } from "../generator/vocabulary.mjs";

const ENGLISH_SHARE = 0.45;

/** Files of held languages are made with held themes only. */
export function chooseFile({ name, set }, at) {
  const number = createHash("sha256").update(name).digest().readUInt32BE(0) % 100_000;
  const seed = 30_000_000 + number * 100 + at;
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
