import { expect, test } from "vitest";
import { readXml } from "./read-xml.ts";

function eventsOf(xml: string): string[] {
  const events: string[] = [];
  readXml(xml, {
    open: (name, attributes) => events.push(`<${name} ${JSON.stringify(attributes)}>`),
    close: (name) => events.push(`</${name}>`),
    text: (text) => events.push(text),
  });
  return events;
}

test("the predefined entities and character references become characters", () => {
  expect(eventsOf('<a b="&quot;">&lt;&#65;&#x42;&amp;</a>')).toEqual([
    '<a {"b":"\\""}>',
    "<AB&",
    "</a>",
  ]);
});

test("other entities stay as they are, even with names that all objects inherit", () => {
  const text = "&nbsp;&constructor;&toString;&__proto__;";
  expect(eventsOf(text)).toEqual([text]);
});

test("of a malformed tag only the opening bracket is left out", () => {
  expect(eventsOf("<a <b>c</b>")).toEqual(["a ", "<b {}>", "c", "</b>"]);
});
