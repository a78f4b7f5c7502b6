/** A screen's texts are in the `texts.ts` of its folder, not in its markup (CONTRIBUTING.md). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
/** Components that show a sample resume or sample components, whose words are not texts of a screen. */
const PICTURES =
  /^app\/(?:ui\/specimens\/|screens\/landing\/collaboration-animation|routes\/site\/styling)/;
/** Attributes whose values people read or hear. */
const READ =
  /^(?:aria-label|aria-description|title|alt|placeholder|label|legend|hint|text|noun|before|after|description|\w+(?:Text|Label))$/;
const NAMES = /^(?:Covitae|UTC|PDF|A4|GPA)$/;

function textsInMarkup(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(ROOT, path), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const text =
      ts.isJsxText(node) || (ts.isStringLiteral(node) && isReadAttribute(node.parent))
        ? node.text.trim()
        : "";
    if (/\p{L}{2}/u.test(text) && !NAMES.test(text)) found.push(`${path}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isReadAttribute = (node: ts.Node) =>
  ts.isJsxAttribute(node) && READ.test(node.name.getText());

test("no component has texts in its markup", () => {
  const paths = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .map((path) => join("app", path))
    .filter((path) => !PICTURES.test(path));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap(textsInMarkup)).toEqual([]);
});
