import { expect, test } from "vitest";
import { latexToText } from "./latex-text.ts";

test("accents and named characters become letters", () => {
  expect(latexToText(String.raw`G\"{o}del, \v{S}koda, {\AA}ngstr\"om, stra\ss{}e`)).toBe(
    "Gödel, Škoda, Ångström, straße",
  );
});

test("unknown commands are dropped, even with names that all objects inherit", () => {
  expect(latexToText(String.raw`A \unknown{} b \constructor{} c \toString{} d`)).toBe("A b c d");
});
