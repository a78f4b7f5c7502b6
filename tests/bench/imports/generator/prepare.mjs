/** Makes a person, a layout and their details from one seed, and the truth: the resume that the file will show. */
import { chanceFrom } from "./chance.mjs";
import { pickDateStyle } from "./dates.mjs";
import { makeLayout } from "./layouts.mjs";
import { makePerson } from "./person.mjs";
import { trimTo } from "./trim.mjs";
import { truthOf } from "./truth.mjs";
import { readVocabulary } from "./vocabulary.mjs";

/** @returns `page`: all that the writers of HTML and Word need; `truth`: the resume that they will show */
export function preparePage(seed, language, family) {
  const chance = chanceFrom(seed);
  const vocabulary = readVocabulary(language);
  const layout = makeLayout(chance, family);
  const person = trimTo(makePerson(chance, vocabulary, layout.profession), layout, chance);
  const style = pickDateStyle(chance, vocabulary, layout.dateForms);
  const minorStyle = chance.happens(0.5) ? { ...style, form: "year" } : style;
  const headings = Object.fromEntries(
    Object.keys(vocabulary)
      .filter((key) => key.startsWith("h."))
      .map((key) => [key.slice(2), chance.pick(vocabulary[key])]),
  );
  const page = { person, layout, vocabulary, style, minorStyle, headings };
  return { page, truth: truthOf(person, layout, style, minorStyle) };
}
