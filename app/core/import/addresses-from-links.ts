/**
 * Uses the targets of a file's links, which the visible text often abbreviates or omits, to complete the addresses of a
 * resume and to fill its empty contact fields.
 */
import { findEmail, isGitHub, isLinkedIn } from "#app/core/import/readers/find-contacts.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** Fields that hold one address. */
const ADDRESS_FIELDS = new Set(["linkedIn", "github", "url", "githubLink", "liveLink"]);
const SCHEMES = ["https://", "http://", "https://www.", "http://www."];

/**
 * Adds a missing scheme or "www." to addresses of the resume. `links`: the targets of the file's
 * links.
 */
export function completeAddresses(resume: Resume, links: readonly string[]): Resume {
  const targets = new Set(links.flatMap((link) => normalizeAddress(link) ?? []));
  if (targets.size === 0) return resume;
  const complete = (address: string) => {
    const scheme = SCHEMES.find((scheme) => targets.has(normalizeAddress(scheme + address) ?? ""));
    return scheme ? scheme + address : address;
  };
  return mapAddresses(resume, complete) as Resume;
}

/** Normalizes an address as browsers do, so that non-ASCII letters and a slash at the end make no difference. */
function normalizeAddress(address: string): string | null {
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).href.replace(/\/$/, "");
}

function mapAddresses(part: unknown, change: (address: string) => string): unknown {
  if (Array.isArray(part)) return part.map((item) => mapAddresses(item, change));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      typeof value === "string" && value !== "" && ADDRESS_FIELDS.has(key)
        ? change(value)
        : mapAddresses(value, change),
    ]),
  );
}

/** Repositories belong to projects, not to the person. */
const isRepository = (link: string) => /github\.com\/[^/]+\/[^/]/i.test(link);

/** The email address of a `mailto:` link; pages that obfuscate it have characters that are invalid in an address. */
const emailOfMailtoLink = (link: string): string => {
  const address = link.startsWith("mailto:") ? link.slice("mailto:".length) : "";
  return findEmail(address) === address && !address.includes("%") ? address : "";
};

/**
 * Fills empty contact fields from links: many resumes show a name or an icon instead of the
 * address.
 */
export function fillContactsFromLinks(
  info: Resume["personalInfo"],
  links: readonly string[],
): void {
  info.linkedIn ||= links.find(isLinkedIn) ?? "";
  info.github ||= links.find((link) => isGitHub(link) && !isRepository(link)) ?? "";
  info.email ||= links.map(emailOfMailtoLink).find((address) => address !== "") ?? "";
}
