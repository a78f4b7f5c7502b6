import { expect, test } from "vitest";
import { readStyles } from "./docx-styles.ts";

const style = (id: string, name: string, inside: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
const list = (number: number) => `<w:pPr><w:numPr><w:numId w:val="${number}"/></w:numPr></w:pPr>`;

test("paragraphs of a style with bullets are items of a list", () => {
  const styles = readStyles(
    `<w:styles>${[
      style("Normal", "Normal", ""),
      style("ListBullet", "List Bullet", `<w:basedOn w:val="Normal"/>${list(1)}`),
      style("Tight", "Tight Bullet", '<w:basedOn w:val="ListBullet"/>'),
      style("Plain", "No Bullet", `<w:basedOn w:val="ListBullet"/>${list(0)}`),
      style("Heading1", "heading 1", list(2)),
    ].join("")}</w:styles>`,
  );
  const lists = [...(styles ?? [])].filter(([, { isList }]) => isList).map(([id]) => id);
  expect(lists).toEqual(["ListBullet", "Tight"]);
});
