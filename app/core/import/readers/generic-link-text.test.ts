import { expect, test } from "vitest";
import { isGenericLinkText } from "./generic-link-text.ts";

test.each(["View project →", "See the publication", "View source", "Open demo"])(
  "%s is the text of a link",
  (text) => {
    expect(isGenericLinkText(text)).toBe(true);
  },
);

test.each(["Open source", "Show", "Open", "Visit", "Read", "View of the estuary"])(
  "%s is not only the text of a link",
  (text) => {
    expect(isGenericLinkText(text)).toBe(false);
  },
);
