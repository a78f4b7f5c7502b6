/**
 * Reads the tables of O*NET and ESCO and the list of our own job titles for the packed occupations
 * (sources: data/README.md).
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** SHA-256 of the expected tables; other tables are read with a warning. */
const SUMS = {
  "onet-tasks": "5b253240fdb1ffe00678606b4ea668aedd0364e23dd81f36c926ce26c864b0ee",
  "onet-task-activities": "a72c68c689617b4157ced2552c59af2632d1e6336ced1a91979a612a8df35c00",
  "onet-technology": "63301e4642ed66fb3ab2d2071830941dd308319fa78135dbe9e01bc01e2ef167",
  "onet-tools": "87a593ba779957dc4b2315449aeac834f8211e1757ebe823317de92b33c6ebaa",
  "onet-occupations": "50b2943ce15e87985c970b0ef1ec2b85fcc4013e493f0f37c21eaf41f2a031f1",
  "onet-titles": "4ac6b470443d3fb90455ff6a225be97c969bc7ac8b829b3f2534db78c1bb07b7",
  "onet-reported-titles": "485635c3f9f00e437838577203628adf5d675bbe222d5c145ce2adb2b5917319",
  "onet-related": "9ecde2c879006626ce1e2cc2603368bd7e8534b17f60f76b56ce818c0c57fb22",
  "esco-occupations": "fd19551b6492c966d57469af0fd3ed9c2608812ae16b1dfabf888f43e9c9b768",
};

/** @returns rows of a table, each by the names of its columns */
export function readTable(folder, name) {
  const bytes = readFileSync(join(folder, `${name}.tsv.gz`));
  const sum = createHash("sha256").update(bytes).digest("hex");
  if (sum !== SUMS[name]) console.warn(`${name}: other contents than data/README.md lists`);
  const [head = "", ...lines] = gunzipSync(bytes).toString("utf8").trim().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, k) => [column, cells[k] ?? ""]));
  });
}

/** The values of a cell with several, `a | b`. */
export const listOf = (cell) => cell.split(" | ").filter((each) => each !== "");

const OWN_TITLES = join(import.meta.dirname, "..", "..", "..", "data", "job-titles.txt");

/**
 * The titles of data/job-titles.txt, whose lines are `15-1253.00: qa engineer, =tester`: codes of O*NET, then
 * titles; a `=` marks titles that count only with no word before them.
 */
export function writtenTitles() {
  const lines = readFileSync(OWN_TITLES, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, codes, titles] = /^([\d. -]+):(.+)$/.exec(line) ?? [];
    return (titles ?? "").split(",").flatMap((written) => {
      const title = written.trim();
      const isAlone = title.startsWith("=");
      return title ? [{ title: title.replace("=", ""), isAlone, codes: codes.split(" ") }] : [];
    });
  });
}
