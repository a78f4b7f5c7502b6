/** Chooses the layouts and languages of the files of a run. */
import { chanceFrom } from "./chance.mjs";
import { layoutsOf, MIXED } from "./layouts.mjs";
import { languagesOf } from "./vocabulary.mjs";

/** The share of files in English, among those without a held language. */
const ENGLISH_SHARE = 0.6;

/**
 * Held layouts and languages are a test set. Development files, and mixed ones, have neither a held layout nor a held
 * language; each held file has one or both.
 * @param from "dev", "held" or "mixed"
 */
export function chooseFiles(seed, count, from) {
  const isHeld = from === "held";
  const chance = chanceFrom(seed);
  const open = { layouts: layoutsOf(false), languages: languagesOf(false) };
  const held = { layouts: layoutsOf(true), languages: languagesOf(true) };
  return Array.from({ length: count }, (_, at) => {
    const hasHeldLanguage = isHeld && chance.happens(0.4);
    const hasHeldLayout = isHeld && (!hasHeldLanguage || chance.happens(0.5));
    const { layouts } = hasHeldLayout ? held : open;
    const others = (hasHeldLanguage ? held : open).languages.filter((one) => one !== "en");
    const isEnglish = !hasHeldLanguage && chance.happens(ENGLISH_SHARE);
    return {
      seed: seed * 100_000 + at,
      family: from === MIXED ? MIXED : isHeld ? chance.pick(layouts) : layouts[at % layouts.length],
      language: isEnglish ? "en" : chance.pick(others),
    };
  });
}
