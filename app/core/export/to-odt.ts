/**
 * Creates an OpenDocument text in the look of its template: real styles, headings, lists and links.
 */
import { strToU8, zipSync } from "fflate";
import type { Language } from "#app/core/templates/language.ts";
import type { Sheet } from "#app/core/templates/page/page.ts";
import type { Look } from "./look/look.ts";
import { contentXml } from "./odt/odt-content.ts";
import { NAMESPACES, stylesXml } from "./odt/odt-styles.ts";
import type { Outline } from "./outline.ts";
import { element, escapeXml, XML_HEAD } from "./xml.ts";

interface OdtOptions extends Language {
  /** A data URL. */
  photo: string | null;
  sheet: Sheet;
  look: Look;
}

const MIME_TYPE = "application/vnd.oasis.opendocument.text";
/** The earliest time in a ZIP archive; constant, so that the same resume gives the same file. */
const FIXED_TIME = new Date(1980, 0, 1);

export function toOdt(outline: Outline, options: OdtOptions): Uint8Array<ArrayBuffer> {
  const photo = readPhoto(options.photo);
  const title = outline.name ? `${outline.name} - Resume` : "Resume";
  const meta = element("office:meta", {}, [
    element("meta:generator", {}, "Covitae"),
    element("dc:title", {}, escapeXml(title)),
    element("dc:subject", {}, "Resume"),
    element("dc:creator", {}, escapeXml(outline.name)),
    element("dc:language", {}, escapeXml(options.lang)),
  ]);
  const files: Record<string, string> = {
    "content.xml": contentXml(
      outline,
      photo ? photoXml(photo.path, outline.name, options.dir) : "",
    ),
    "styles.xml": stylesXml(options.look, options.sheet, options),
    "meta.xml": `${XML_HEAD}${element("office:document-meta", NAMESPACES, meta)}`,
  };
  const types: [path: string, type: string][] = [
    ["/", MIME_TYPE],
    ...Object.keys(files).map((path): [string, string] => [path, "text/xml"]),
    ...(photo ? [[photo.path, photo.type] as [string, string]] : []),
  ];
  const entries = Object.entries({ ...files, "META-INF/manifest.xml": manifest(types) });
  const zipped = zipSync(
    {
      // First and uncompressed, so that programs recognize the format by the first bytes.
      mimetype: [strToU8(MIME_TYPE), { level: 0 }],
      ...Object.fromEntries(entries.map(([path, xml]) => [path, strToU8(xml)])),
      ...(photo ? { [photo.path]: [photo.bytes, { level: 0 as const }] as const } : {}),
    },
    { mtime: FIXED_TIME },
  );
  return new Uint8Array(zipped);
}

function manifest(types: readonly [path: string, type: string][]): string {
  const entries = types.map(([path, type]) =>
    element("manifest:file-entry", { "manifest:full-path": path, "manifest:media-type": type }),
  );
  const root = {
    "xmlns:manifest": "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0",
    "manifest:version": "1.3",
  };
  return `${XML_HEAD}${element("manifest:manifest", root, entries)}`;
}

function readPhoto(photo: string | null) {
  const [, kind, data] = /^data:image\/(jpeg|png);base64,(.+)$/.exec(photo ?? "") ?? [];
  if (!kind || !data) return null;
  return {
    path: `Pictures/photo.${kind === "png" ? "png" : "jpg"}`,
    type: `image/${kind}`,
    bytes: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)),
  };
}

/** The photo beside the name, at the end of its line. */
function photoXml(path: string, name: string, dir: Language["dir"]): string {
  const size = "28mm";
  return element(
    "draw:frame",
    {
      "draw:style-name": dir === "rtl" ? "PhotoLeft" : "PhotoRight",
      "text:anchor-type": "paragraph",
      "svg:width": size,
      "svg:height": size,
    },
    [
      element("draw:image", {
        "xlink:href": path,
        "xlink:type": "simple",
        "xlink:show": "embed",
        "xlink:actuate": "onLoad",
      }),
      element("svg:title", {}, "Photo"),
      element("svg:desc", {}, escapeXml(name || "Photo")),
    ],
  );
}
