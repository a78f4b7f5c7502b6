/** The license notices that the product serves are complete and current. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NOTICES, thirdPartyNotices } from "../../scripts/third-party-notices.mjs";

test("the notices served with the fonts and the model are those of the installed packages", () => {
  // After an intended change, run node scripts/third-party-notices.mjs.
  expect(readFileSync(NOTICES, "utf8")).toBe(thirdPartyNotices());
});

test("every font family that is served has a notice", () => {
  const notices = readFileSync(NOTICES, "utf8");
  const files = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
  const families = new Set(
    files.map((name) => name.replace(/-(?:latin|cyrillic|greek|vietnamese)\b.*/, "")),
  );
  expect(families.size).toBeGreaterThan(5);
  for (const family of families) expect(notices).toContain(`\n${family}\n`);
});
