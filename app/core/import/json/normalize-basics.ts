/** Normalizes `basics` of a JSON Resume; values without a field here are reported. */
import { BASICS } from "#app/core/resume/json-resume-fields.ts";
import type { IssueCollector } from "./issue-collector.ts";
import {
  asList,
  humanizeKey,
  isEmpty,
  isJsonObject,
  type JsonObject,
  toPlainText,
  toText,
} from "./json-text.ts";

const LOCATION_KEYS = ["address", "postalCode", "city", "region", "countryCode"];
const PROFILE_URLS = new Map([
  ["linkedin", "https://www.linkedin.com/in/"],
  ["github", "https://github.com/"],
]);

export function normalizeBasics(source: unknown, issues: IssueCollector): JsonObject {
  if (!isJsonObject(source)) {
    issues.addUnplaced(source, "There is no field for basics");
    return {};
  }
  // The image is read separately, in read-photo.ts.
  const { meta, location, profiles, image, ...rest } = source;
  const normalized: JsonObject = { meta, location: normalizeLocation(location, issues) };
  for (const key of [...BASICS.map((item) => ("theirs" in item ? item.theirs : "")), "summary"]) {
    const text = toPlainText(rest[key], key === "summary" ? "\n" : ", ");
    if (text === null) continue;
    normalized[key] = text;
    delete rest[key];
  }
  normalized.profiles = normalizeProfiles(profiles, issues);
  for (const [key, value] of Object.entries(rest)) {
    issues.addUnplaced(value, `There is no field for ${humanizeKey(key)}`);
  }
  return normalized;
}

function normalizeLocation(location: unknown, issues: IssueCollector): JsonObject {
  if (!isJsonObject(location)) return { address: toText(location) };
  const { country, ...rest } = location;
  const withCountryCode = isEmpty(rest.countryCode) ? { countryCode: country } : { country };
  const result: JsonObject = {};
  for (const [key, value] of Object.entries({ ...rest, ...withCountryCode })) {
    const text = LOCATION_KEYS.includes(key) ? toPlainText(value) : null;
    if (text === null)
      issues.addUnplaced(value, `There is no field for ${humanizeKey(key)} of the location`);
    else result[key] = text;
  }
  return result;
}

/** Keeps the first profile of each network that has a field, by its URL or one built from the user name. */
function normalizeProfiles(value: unknown, issues: IssueCollector): JsonObject[] {
  const taken = new Map<string, JsonObject>();
  for (const profile of asList(value)) {
    const { network, url, username, ...rest } = isJsonObject(profile) ? profile : { url: profile };
    const kind = toText(network).toLowerCase();
    const baseUrl = PROFILE_URLS.get(kind);
    const name = toText(username);
    const address = typeof url === "string" && url !== "" ? url : name;
    if (baseUrl && address !== "" && !taken.has(kind)) {
      const isName = address === name && !/[/.]/.test(name);
      const profileUrl = isName
        ? `${baseUrl}${encodeURIComponent(name.replace(/^@/, ""))}`
        : address;
      taken.set(kind, { network, url: profileUrl });
      if (!profileUrl.includes(name.replace(/^@/, ""))) {
        issues.addUnplaced(name, `There is no field for the user name on ${toText(network)}`);
      }
    } else {
      const parts = address.includes(name) ? [address] : [address, name];
      const description = [toText(network), parts.join(", ")].filter(Boolean).join(": ");
      issues.addUnplaced(description, "There is no field for this profile");
    }
    issues.addUnplaced(rest, `There is no field for this of the profile ${toText(network)}`.trim());
  }
  return [...taken.values()];
}
