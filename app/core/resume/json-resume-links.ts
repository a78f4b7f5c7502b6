/** Maps LinkedIn, GitHub and the further links to `url` and `profiles` of JSON Resume, and back. */
import { asText, covitaeMeta, type Json, listOf, objectOf, toUri } from "./json-resume-fields.ts";
import { dropUnsafeAddress } from "./read-address.ts";
import type { Resume } from "./schema.ts";

type PersonalInfo = Resume["personalInfo"];

/** Our fields and the networks of the `profiles` list. */
const PROFILES = [
  { ours: "linkedIn", network: "LinkedIn" },
  { ours: "github", network: "GitHub" },
] as const;

/**
 * The first unlabelled link becomes `basics.url`, the person's own page; each other one becomes a profile.
 * @returns `values`: fields of `basics`. `covitae`: our data that has no field there; each link's is in its profile.
 */
export function writeLinks(info: PersonalInfo): { values: Json; covitae: Json } {
  const covitae: Json = {};
  const profiles: Json[] = PROFILES.flatMap(({ ours, network }) => {
    const address = dropUnsafeAddress(info[ours]);
    const url = toUri(address);
    if (url !== address) covitae[ours] = address;
    return url === "" ? [] : [{ network, url }];
  });
  const links = (info.links ?? []).map((link) => ({ ...link, url: dropUnsafeAddress(link.url) }));
  const websiteIndex = links.findIndex(({ label, url }) => label === "" && toUri(url) !== "");
  const values: Json = {};
  for (const [index, { id, label, url: address }] of links.entries()) {
    const url = toUri(address);
    const stored = { id, ...(url === address ? {} : { url: address }) };
    if (index === websiteIndex) {
      values.url = url;
      // `at`: its index among the links, where reading puts it back.
      covitae.website = { ...stored, at: websiteIndex };
    } else {
      const profile = { ...(label ? { network: label } : {}), ...(url ? { url } : {}) };
      profiles.push({ ...profile, meta: { covitae: stored } });
    }
  }
  return { values: { ...values, profiles }, covitae };
}

/** Reads the links that `writeLinks` or another program wrote. */
export function readLinks(basics: Json, newId: () => string): Json {
  const covitae = covitaeMeta(basics);
  const info: Json = {};
  const others = listOf(basics.profiles).map(objectOf);
  for (const { ours, network } of PROFILES) {
    const index = others.findIndex(
      (candidate) =>
        covitaeMeta(candidate).id === undefined &&
        asText(candidate.network).toLowerCase() === network.toLowerCase(),
    );
    const [profile] = index < 0 ? [] : others.splice(index, 1);
    info[ours] = originalOf(asText(profile?.url), covitae[ours]);
  }
  const links = others.map((profile): Json => {
    const stored = covitaeMeta(profile);
    const url = originalOf(asText(profile.url), stored.url);
    return { id: stored.id ?? newId(), label: asText(profile.network), url };
  });
  const address = asText(basics.url);
  if (address !== "") {
    const { at = 0, id = newId(), url } = objectOf(covitae.website);
    links.splice(Number(at), 0, { id, label: "", url: originalOf(address, url) });
  }
  return links.length > 0 ? { ...info, links } : info;
}

/** The address as it was typed, if it is still the same one. */
const originalOf = (url: string, stored: unknown) =>
  asText(stored) !== "" && toUri(asText(stored)) === url ? asText(stored) : url;
