/** Imports the YAML of RenderCV, versions 1 and 2: text in, a resume with a report or an error message out. */
import { type Document, isScalar, parseDocument, visit } from "yaml";
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import { findExcess } from "#app/core/import/json/json-size.ts";
import { isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { objectAt, objectsOf, toProfile } from "#app/core/import/structured/foreign-entry.ts";
import { plainOfRichText } from "#app/core/import/structured/rich-text.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import { readSections } from "./sections.ts";

/** In characters; a long resume has a tenth as many. */
const MAX_LENGTH = 500_000;
/** Limited, because each title is compared with the headings of all languages. */
const MAX_SECTIONS = 200;
/** YAML aliases are allowed, but not enough of them to multiply the file's size. */
const MAX_ALIASES = 50;

const TOO_LONG = "This YAML file has far more text than a resume.";
const UNREADABLE = "This YAML file cannot be read: it is not valid YAML.";
const TOO_MANY_ALIASES = "This YAML file repeats parts of itself so often that it was not read.";
const TOO_DEEP = "This YAML file is nested too deeply to be a resume.";
const NO_RESUME = "This YAML file is no resume of RenderCV.";

export function fromRenderCv(text: string, newId: () => string): ImportOutcome {
  const parsed = parseYaml(text);
  if ("message" in parsed) return { ok: false, message: parsed.message };
  const cv = objectAt(parsed.value).cv;
  if (!isJsonObject(cv)) return { ok: false, message: NO_RESUME };
  const { name, headline, label, location, email, phone, website, photo, ...rest } = cv;
  const { social_networks, custom_connections, sections, ...unplaced } = rest;
  if (Object.keys(objectAt(sections)).length > MAX_SECTIONS)
    return { ok: false, message: TOO_LONG };
  const { summary, covitaeSections, ...document } = readSections(objectAt(sections), newId);
  const language = languageOfHeadings(Object.keys(objectAt(sections)));
  const [firstEmail, ...moreEmails] = textsOf(email);
  const connections = objectsOf(custom_connections);
  const isPhone = ({ url, fontawesome_icon }: JsonObject) =>
    !url && toText(fontawesome_icon) === "phone";
  const [firstPhone, ...morePhones] = [
    ...textsOf(phone).map((uri) => uri.replace(/^tel:/, "")),
    ...connections.filter(isPhone).map(({ placeholder }) => plainOfRichText(toText(placeholder))),
  ];
  const [firstSite, ...moreSites] = textsOf(website);
  return fromJsonResumeDocument(
    {
      ...document,
      basics: {
        ...unplaced,
        name: plainOfRichText(toText(name)),
        label: plainOfRichText(toText(headline) || toText(label)),
        ...{
          email: firstEmail,
          phone: firstPhone,
          url: firstSite,
          summary,
          moreEmails,
          morePhones,
        },
        location: { address: plainOfRichText(toText(location)) },
        ...(toText(photo) ? { photo } : {}),
        profiles: [
          ...objectsOf(social_networks).map(toNetworkProfile),
          ...moreSites.map((url) => toProfile("", url)),
          ...connections
            .filter(({ url }) => url)
            .map(({ placeholder, url }) => toProfile(plainOfRichText(toText(placeholder)), url)),
        ],
        otherDetails: connections
          .filter((connection) => !connection.url && !isPhone(connection))
          .map(({ placeholder }) => placeholder),
      },
      meta: { covitae: { formats: true, ...covitaeSections, ...(language ? { language } : {}) } },
    },
    "rendercv",
    newId,
  );
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(toText).filter((text) => text !== "");

/** Profile addresses by network, for networks that the normalizer of JSON Resume does not know. */
const PROFILE_URLS = new Map(
  Object.entries({
    "google scholar": (user: string) => `https://scholar.google.com/citations?user=${user}`,
    researchgate: (user: string) => `https://www.researchgate.net/profile/${user}`,
    youtube: (user: string) => `https://www.youtube.com/@${user.replace(/^@/, "")}`,
    instagram: (user: string) => `https://www.instagram.com/${user}`,
    stackoverflow: (user: string) => `https://stackoverflow.com/users/${user}`,
    telegram: (user: string) => `https://t.me/${user}`,
    leetcode: (user: string) => `https://leetcode.com/u/${user}`,
    mastodon: (user: string) => {
      const [, name = "", host = ""] = /^@?([^@]+)@(.+)$/.exec(user) ?? [];
      return host ? `https://${host}/@${name}` : "";
    },
  }),
);

function toNetworkProfile({ network, username }: JsonObject): JsonObject {
  const user = toText(username);
  const url = PROFILE_URLS.get(toText(network).toLowerCase())?.(user);
  return url ? { network, url } : { network, username: user };
}

function parseYaml(text: string): { value: unknown } | { message: string } {
  if (text.length > MAX_LENGTH) return { message: TOO_LONG };
  try {
    const document = parseDocument(text, {
      logLevel: "silent",
      // The parser compares each key with all others of its map, which takes minutes for a hostile file.
      uniqueKeys: false,
    });
    if (document.errors.length > 0 || hasRepeatedKeys(document)) return { message: UNREADABLE };
    // Throws a ReferenceError if aliases multiply the document.
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const excess = findExcess(value);
    return excess ? { message: excess === "too-deep" ? TOO_DEEP : TOO_LONG } : { value };
  } catch (error) {
    if (error instanceof ReferenceError) return { message: TOO_MANY_ALIASES };
    if (error instanceof RangeError) return { message: TOO_DEEP };
    return { message: UNREADABLE };
  }
}

/** A repeated key in a map is an error in YAML, because it is unclear which value is meant. */
function hasRepeatedKeys(document: Document): boolean {
  let isRepeated = false;
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? [key.value] : []));
      if (new Set(keys).size === keys.length) return undefined;
      isRepeated = true;
      return visit.BREAK;
    },
  });
  return isRepeated;
}
