/**
 * Validates PDFs as PDF/UA-1 with veraPDF, for tests and benchmarks. Maven downloads it once into
 * the cache folder, which needs Java and Maven.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const VERSION = "1.28.2";
const FETCH_TIMEOUT_MS = 120_000;

/** Returns the path of veraPDF, downloaded if necessary; null if that fails. */
export function fetchVeraPdf(root) {
  const folder = join(root, ".cache", "verapdf");
  const jar = join(folder, `greenfield-apps-${VERSION}.jar`);
  if (spawnSync("java", ["-version"]).status !== 0) return null;
  if (existsSync(jar)) return jar;
  const args = [
    "--quiet",
    "--batch-mode",
    "org.apache.maven.plugins:maven-dependency-plugin:3.6.0:copy",
    `-Dartifact=org.verapdf.apps:greenfield-apps:${VERSION}`,
    `-DoutputDirectory=${folder}`,
  ];
  // Outside of the project, where Maven would look for one of its own.
  const fetched = spawnSync("mvn", args, { cwd: "/", timeout: FETCH_TIMEOUT_MS });
  return fetched.status === 0 && existsSync(jar) ? jar : null;
}

/** Returns the failed rules of each file, in the order of `paths`; a file that cannot be read fails the rule "unreadable". */
export function validatePdfUa(jar, paths) {
  const options = ["--flavour", "ua1", "--format", "xml", "--maxfailuresdisplayed", "3"];
  const main = "org.verapdf.apps.GreenfieldCliWrapper";
  const run = spawnSync("java", ["-cp", jar, main, ...options, ...paths], {
    encoding: "utf8",
    maxBuffer: 1_024 * 1_048_576,
  });
  const jobs = run.stdout.split("<job>").slice(1);
  if (jobs.length !== paths.length) throw new Error(`veraPDF: ${run.stderr || run.stdout}`);
  return jobs.map((job, index) => {
    const failed = [...job.matchAll(/<rule ([^>]*status="failed"[^>]*)>([\s\S]*?)<\/rule>/g)].map(
      ([, attributes, inside]) => ({
        rule: `${attribute(attributes, "clause")}-${attribute(attributes, "testNumber")}`,
        checks: Number(attribute(attributes, "failedChecks")),
        description: /<description>([\s\S]*?)<\/description>/.exec(inside)?.[1] ?? "",
        where: /<context>([\s\S]*?)<\/context>/.exec(inside)?.[1] ?? "",
      }),
    );
    const isValid = job.includes('isCompliant="true"');
    if (!isValid && failed.length === 0)
      failed.push({ rule: "unreadable", checks: 1, description: "", where: "" });
    return { path: paths[index], failed };
  });
}

const attribute = (attributes, name) =>
  new RegExp(` ?${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
