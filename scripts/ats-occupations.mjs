/**
 * `npm run ats:occupations -- --taxonomies DIR [FILE]`: builds public/ats/occupations.bin (job titles,
 * how near occupations are, their usual work) from tables of O*NET and ESCO in DIR (data/README.md says
 * where to get them); same tables, same file.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { OCCUPATIONS_PATH } from "../app/core/ats/occupations/occupations.ts";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { packOccupations } from "./ats/occupations/pack-occupations.mjs";

const { values, positionals } = parseArgs({
  options: { taxonomies: { type: "string" } },
  allowPositionals: true,
});
if (!values.taxonomies) {
  console.error("Usage: npm run ats:occupations -- --taxonomies DIR [FILE]");
  process.exit(2);
}
const file = positionals[0] ?? join(import.meta.dirname, "..", "public", OCCUPATIONS_PATH);
writeGzipped(file, packOccupations(values.taxonomies));
