/** Writes XML: elements with their attributes, and texts in which nothing is markup. */

/** Characters that no XML document may contain. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for elements and attributes in double quotes, and removes forbidden characters. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around XML; undefined attributes are left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  content: string | readonly string[] = "",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? "")}"`)
    .join("");
  const inner = typeof content === "string" ? content : content.join("");
  return inner === "" ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
