/** A streaming XML reader that supports only the five predefined entities and rejects document types. */

export interface XmlEvents {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

/** An attribute value cannot contain `<`, so the search for a tag's end stops at the next `<`. */
const TAG = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Calls `events` for each tag and text in order. Of a malformed tag only the `<` is left out; the rest is read as text.
 * Returns false, without any event, if the text declares a document type, which could define entities that expand to
 * gigabytes.
 */
export function readXml(xml: string, events: XmlEvents): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return false;
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const end = next < 0 ? xml.length : next;
    if (end > at) events.text(unescapeXml(xml.slice(at, end)));
    at = end;
    if (at === xml.length) break;
    const section = SPECIAL_SECTIONS.find(([begin]) => xml.startsWith(begin, at));
    if (section) {
      const [begin, finish] = section;
      const close = xml.indexOf(finish, at + begin.length);
      if (close < 0) break;
      if (begin === CDATA) events.text(xml.slice(at + begin.length, close));
      at = close + finish.length;
      continue;
    }
    TAG.lastIndex = at;
    const [all, slash, name, attributes = ""] = TAG.exec(xml) ?? [];
    if (all === undefined || name === undefined) {
      at++;
      continue;
    }
    at += all.length;
    if (slash) events.close(name);
    else {
      events.open(name, readAttributes(attributes));
      if (attributes.endsWith("/")) events.close(name);
    }
  }
  return true;
}

const CDATA = "<![CDATA[";
/** Parts that are no tags: comments, text that may have `<`, and processing instructions. */
const SPECIAL_SECTIONS: [begin: string, end: string][] = [
  ["<!--", "-->"],
  [CDATA, "]]>"],
  ["<?", "?>"],
];

function readAttributes(text: string): Record<string, string> {
  const pairs: [string, string][] = [...text.matchAll(ATTRIBUTE)].map(
    ([, name, doubleQuoted, singleQuoted]) => [
      name as string,
      unescapeXml(doubleQuoted ?? singleQuoted ?? ""),
    ],
  );
  return Object.fromEntries(pairs);
}

const ENTITIES = new Map(Object.entries({ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" }));

function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return ENTITIES.get(name) ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
