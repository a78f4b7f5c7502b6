/** Tests that only the place is left of the line with which a declaration is signed. */
import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withPlacesOfDeclarations } from "./declaration-places.ts";

const read = (...rows: [label: string, cells: string[]][]) =>
  withPlacesOfDeclarations(labeledLines(rows)).map(({ line }) => line.text);

test("the name beside the place of a declaration is no text, elsewhere it stays", () => {
  const declaration: [string, string[]] = ["custom.item", ["I declare that this is true."]];
  const signature: [string, string[]] = ["custom.item", ["Place: Pune", "(Ada Berg)"]];
  expect(read(["heading", ["DECLARATION"]], declaration, signature).at(-1)).toBe("Place: Pune");
  expect(read(["heading", ["Personal details"]], signature).at(-1)).toBe("Place: Pune (Ada Berg)");
});
