/** The person of a JSON Resume: what our fields hold is said as they read it, the rest is noted. */
import { BASICS } from "#app/core/resume/json-resume-fields.ts";
import type { Notes } from "./json-notes.ts";
import { asList, asPlain, isEmpty, isJson, type Json, spoken, toWords } from "./json-words.ts";

const PLACE = ["address", "postalCode", "city", "region", "countryCode"];
const PROFILES = new Map([
  ["linkedin", "https://www.linkedin.com/in/"],
  ["github", "https://github.com/"],
]);

export function easeBasics(source: unknown, notes: Notes): Json {
  if (!isJson(source)) {
    notes.lost(source, "There is no field for basics");
    return {};
  }
  // The image is read by itself (read-photo.ts).
  const { meta, location, profiles, image, ...rest } = source;
  const eased: Json = { meta, location: easePlace(location, notes) };
  for (const key of [...BASICS.map((item) => ("theirs" in item ? item.theirs : "")), "summary"]) {
    const plain = asPlain(rest[key], key === "summary" ? "\n" : ", ");
    if (plain === null) continue;
    eased[key] = plain;
    delete rest[key];
  }
  eased.profiles = easeProfiles(profiles, notes);
  for (const [key, value] of Object.entries(rest)) {
    notes.lost(value, `There is no field for ${spoken(key)}`);
  }
  return eased;
}

function easePlace(location: unknown, notes: Notes): Json {
  if (!isJson(location)) return { address: toWords(location) };
  const { country, ...rest } = location;
  const named = isEmpty(rest.countryCode) ? { countryCode: country } : { country };
  const place: Json = {};
  for (const [key, value] of Object.entries({ ...rest, ...named })) {
    const plain = PLACE.includes(key) ? asPlain(value) : null;
    if (plain === null) notes.lost(value, `There is no field for ${spoken(key)} of the location`);
    else place[key] = plain;
  }
  return place;
}

/** One of each kind that has a field; its address, or one made of the user's name. */
function easeProfiles(value: unknown, notes: Notes): Json[] {
  const taken = new Map<string, Json>();
  for (const profile of asList(value)) {
    const { network, url, username, ...rest } = isJson(profile) ? profile : { url: profile };
    const kind = toWords(network).toLowerCase();
    const start = PROFILES.get(kind);
    const name = toWords(username);
    const address = typeof url === "string" && url !== "" ? url : name;
    if (start && address !== "" && !taken.has(kind)) {
      const isName = address === name && !/[/.]/.test(name);
      const said = isName ? `${start}${encodeURIComponent(name.replace(/^@/, ""))}` : address;
      taken.set(kind, { network, url: said });
      if (!said.includes(name.replace(/^@/, ""))) {
        notes.lost(name, `There is no field for the user name on ${toWords(network)}`);
      }
    } else {
      const both = address.includes(name) ? [address] : [address, name];
      const what = [toWords(network), both.join(", ")].filter(Boolean).join(": ");
      notes.lost(what, "There is no field for this profile");
    }
    notes.lost(rest, `There is no field for this of the profile ${toWords(network)}`.trim());
  }
  return [...taken.values()];
}
