/** A JSON Resume of any program as one that is read without loss; what ours has no place for is noted. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import { JSON_SECTIONS } from "#app/core/resume/json-resume-fields.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { easeBasics } from "./ease-json-basics.ts";
import { easeSection } from "./ease-json-entry.ts";
import { type Notes, startNotes } from "./json-notes.ts";
import { asList, asPlain, isEmpty, isJson, type Json, spoken, toWords } from "./json-words.ts";

interface Eased {
  document: Json;
  /** Sections that have no place of their own, to be custom ones. */
  sections: { title: string; body: string }[];
  uncertain: Uncertain[];
}

export function easeJsonResume(source: Json): Eased {
  const notes = startNotes();
  // The look is read by itself.
  const { $schema, meta, templateId, design, basics, skills, interests, ...rest } = source;
  const document: Json = { meta };
  for (const section of JSON_SECTIONS) {
    if (section.theirs in rest) {
      document[section.theirs] = easeSection(section, rest[section.theirs], notes);
    }
    delete rest[section.theirs];
  }
  document.skills = asList(skills).flatMap((skill) => easeSkill(skill, notes));
  for (const [key, value] of Object.entries(rest)) {
    for (const item of asList(value)) notes.lost(item, `There is no section for ${spoken(key)}`);
  }
  document.basics = easeBasics(basics, notes);
  const body = asList(interests).map(toWords).filter(Boolean).join("\n");
  const sections = body === "" ? [] : [{ title: "Interests", body }];
  return { document, sections, uncertain: notes.all() };
}

/** A skill of ours is a text, so a level is said behind its name, and each keyword is one more. */
function easeSkill(skill: unknown, notes: Notes): Json[] {
  if (!isJson(skill)) return [{ name: asPlain(skill) ?? toWords(skill) }];
  const { name, level, keywords, ...rest } = skill;
  const words = asList(keywords)
    .map(toWords)
    .filter((word) => word !== "");
  const plain = asPlain(name);
  const degree = /^\d/.test(toWords(level)) ? `level ${toWords(level)}` : toWords(level);
  const whole = plain && degree ? `${plain} (${degree})` : plain;
  const fits = whole !== null && whole.length <= CAPS.skill;
  const whose = plain || toWords(words);
  const unsaid = fits && plain ? rest : { level, ...rest };
  for (const [key, value] of Object.entries(unsaid)) {
    if (isEmpty(value)) continue;
    notes.lost(
      value,
      `There is no field for ${spoken(key)}${whose && ` (skill ${whose.slice(0, 60)})`}`,
    );
  }
  const said = fits ? whole : plain;
  return [...(said === null ? [] : [said]), ...words].map((text) => ({ name: text }));
}
