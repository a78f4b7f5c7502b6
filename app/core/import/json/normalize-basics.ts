/**
 * Normalizes `basics` of a JSON Resume, the person's name, contact details and summary, to the keys and types that we
 * read. Values without a field here are reported.
 */
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
  toUntrimmedText,
} from "./json-text.ts";

const LOCATION_KEYS = ["address", "postalCode", "city", "region", "countryCode"];
/** Profile addresses by network, for profiles with only a user name. */
const PROFILE_URLS = new Map([
  ["linkedin", "https://www.linkedin.com/in/"],
  ["github", "https://github.com/"],
  ["gitlab", "https://gitlab.com/"],
  ["twitter", "https://twitter.com/"],
  ["x", "https://x.com/"],
  ["medium", "https://medium.com/@"],
  ["behance", "https://www.behance.net/"],
  ["dribbble", "https://dribbble.com/"],
  ["kaggle", "https://www.kaggle.com/"],
  ["orcid", "https://orcid.org/"],
  ["xing", "https://www.xing.com/profile/"],
]);

/** `source`: the value of `basics`, of any type. Issues are added to `issues`. */
export function normalizeBasics(source: unknown, issues: IssueCollector): JsonObject {
  if (!isJsonObject(source)) {
    issues.addUnplaced(source, "There is no field for basics");
    return {};
  }
  // The image is read separately, in read-photo.ts. `meta` has what our own exports store there and our reader restores
  // (json-resume.ts).
  const { meta, location, profiles, image, website, ...rest } = source;
  // Before version 1 of JSON Resume, `url` was called `website`.
  if (isEmpty(rest.url)) rest.url = website;
  // A second address is reported below, like all that stays in `rest`.
  else if (website !== undefined) rest.website = website;
  const normalized: JsonObject = { meta, location: normalizeLocation(location, issues) };
  const keys = BASICS.flatMap((item) => ("theirs" in item ? [item.theirs] : []));
  for (const key of [...keys, "url", "summary"]) {
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

/**
 * A profile that has a user name but no address gets its address, if the network is known. Profiles without both are
 * reported, unless they have `meta`: our exports store a link there whose address JSON Resume does not allow.
 */
function normalizeProfiles(value: unknown, issues: IssueCollector): JsonObject[] {
  return asList(value).flatMap((profile) => {
    const { network, url, username, meta, ...rest } = isJsonObject(profile)
      ? profile
      : { url: profile };
    const name = toText(username);
    const address = typeof url === "string" && url !== "" ? url : name;
    // As written; of an object, which only toText converts, all its text.
    const label = toUntrimmedText(network);
    issues.addUnplaced(rest, `There is no field for this of the profile ${label}`.trim());
    const baseUrl = PROFILE_URLS.get(label.trim().toLowerCase());
    // A name with a dot or slash is an address already: "example.com/ada".
    const hasOnlyUserName = address === name && !/[/.]/.test(name);
    if (hasOnlyUserName && name !== "" && !baseUrl) {
      const text = [label, name].filter(Boolean).join(": ");
      issues.addUnplaced(text, "There is no address in this profile");
      return [];
    }
    if (address === "" && meta === undefined) {
      issues.addUnplaced(label, "There is no address in this profile");
      return [];
    }
    const userName = name.replace(/^@/, "");
    const profileUrl =
      hasOnlyUserName && baseUrl ? `${baseUrl}${encodeURIComponent(userName)}` : address;
    if (!profileUrl.includes(userName)) {
      issues.addUnplaced(name, `There is no field for the user name on ${label}`);
    }
    return [{ network: label, url: profileUrl, meta }];
  });
}
