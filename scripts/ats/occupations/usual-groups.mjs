/**
 * For each name of the dictionary (a skill or tool), finds the groups of occupations that use it, by
 * O*NET's and ESCO's texts about them, for the packed file of occupations.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH, readModel } from "../../../app/core/ats/model.ts";
import { groupOf } from "../../../app/core/ats/occupations/occupations.ts";
import { findTerms } from "../../../app/core/ats/words/find-terms.ts";
import { readTokens } from "../../../app/core/ats/words/tokens.ts";
import { readTable } from "./read-tables.mjs";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/**
 * A group uses a name if this share of its occupations mention it, or this share of the highest
 * share that any group has.
 */
const ENOUGH = 0.12;
const ENOUGH_OF_MOST = 0.15;
/** Names used by more groups are left out, because they don't distinguish occupations. */
const MAX_GROUPS = 45;

/**
 * @param codes of the occupations @param esco see titleSets
 * @returns for each name, sorted, the positions of its groups in the list of the codes' groups
 */
export function usualGroups(folder, codes, esco) {
  const groups = [...new Set(codes.map(groupOf))];
  const sizes = countsOf(codes.map(groupOf));
  const shares = new Map();
  for (const [code, names] of namesOf(folder, codes, esco)) {
    const group = groupOf(code);
    for (const name of names) {
      if (!shares.has(name)) shares.set(name, new Map());
      const shareByGroup = shares.get(name);
      shareByGroup.set(group, (shareByGroup.get(group) ?? 0) + 1 / sizes.get(group));
    }
  }
  const usual = new Map();
  for (const [name, shareByGroup] of [...shares].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const minShare = Math.min(ENOUGH, Math.max(...shareByGroup.values()) * ENOUGH_OF_MOST);
    const kept = groups.flatMap((group, place) =>
      (shareByGroup.get(group) ?? 0) >= minShare ? [place] : [],
    );
    if (kept.length <= MAX_GROUPS) usual.set(name, kept);
  }
  return usual;
}

/** How often each value occurs. */
function countsOf(all) {
  const counts = new Map();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/**
 * The names of skills and tools in each occupation's title, description, tasks, tools and programs.
 */
function namesOf(folder, codes, esco) {
  const model = readModel(
    new Uint8Array(gunzipSync(readFileSync(join(ROOT, "public", MODEL_PATH)))).buffer,
  );
  const texts = new Map(codes.map((code) => [code, []]));
  const tables = ["onet-occupations", "onet-tasks", "onet-technology", "onet-tools"];
  for (const row of tables.flatMap((name) => readTable(folder, name)))
    texts.get(row["O*NET-SOC Code"])?.push(...TEXT_COLUMNS.map((column) => row[column] ?? ""));
  for (const { places, skills } of esco)
    for (const place of places) texts.get(codes[place])?.push(...skills);
  return codes.map((code) => {
    const hits = findTerms(readTokens(texts.get(code).join("\n"), model.lexicon), model.dictionary);
    const own = hits.filter(
      ({ form, isFoundByCapital }) => form.term.kind === "hard" && !isFoundByCapital,
    );
    return [code, new Set(own.map(({ form }) => form.term.name))];
  });
}

const TEXT_COLUMNS = ["Title", "Description", "Task", "Example", "Commodity Title"];
