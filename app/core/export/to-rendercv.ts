/**
 * Creates the YAML file of RenderCV (rendercv.com), a program that typesets resumes, by the schema of its version 2.
 */
import { stringify } from "yaml";
import {
  type Design,
  NO_DESIGN,
  SECTION_NAMES,
  type SectionName,
} from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readEmail, readLink } from "#app/core/templates/links.ts";
import { sectionHeading } from "#app/core/templates/parts/sections.tsx";
import { cleanLine } from "./clean-line.ts";
import { isInternationalPhone } from "./rendercv/international-phone.ts";
import { customSectionEntries, SECTION_ENTRIES } from "./rendercv/rendercv-sections.ts";
import { escapeLine, webAddress } from "./rendercv/rendercv-text.ts";

/**
 * `resume`: only its visible content. `order`: sections in the template's order; missing ones
 * follow.
 */
export function toRenderCv(
  resume: Resume,
  order: readonly string[],
  words: ResumeWords,
  design: Design = NO_DESIGN,
): string {
  const sections: Record<string, unknown[]> = {};
  const add = (title: string, entries: readonly unknown[]) => {
    if (entries.length === 0) return;
    let key = title;
    for (let count = 2; key in sections; count++) key = `${title} (${count})`;
    sections[key] = entries.map(withoutEmpty);
  };
  for (const name of new Set([...order.filter(isSection), ...SECTION_NAMES])) {
    if (name === "customSections") {
      for (const section of resume.customSections ?? []) {
        const entries = customSectionEntries(section);
        for (const list of entries) add(cleanLine(section.title), list);
      }
    } else {
      const heading = cleanLine(sectionHeading(name, design, words));
      add(heading, SECTION_ENTRIES[name](resume, heading));
    }
  }
  const cv = withoutEmpty({ ...contactOf(resume.personalInfo), sections });
  // Quotes texts that YAML 1.1 readers would take for other values, as RenderCV's does with dates.
  const compat = "yaml-1.1";
  return stringify({ cv }, { compat, lineWidth: 100, aliasDuplicateObjects: false });
}

const isSection = (name: string): name is SectionName =>
  SECTION_NAMES.some((section) => section === name);

function contactOf(info: Resume["personalInfo"]) {
  const email = readEmail(info.email);
  const phone = cleanLine(info.phone);
  const isPhone = isInternationalPhone(phone);
  const networks = [
    toNetwork("LinkedIn", info.linkedIn, /linkedin\.com\/in\/([^/?#]+)\/?$/i),
    toNetwork("GitHub", info.github, /github\.com\/([^/?#]+)\/?$/i),
  ];
  const links = (info.links ?? []).map(({ label, url }) => ({ label, url }));
  const profiles = [
    { label: "LinkedIn", url: networks[0] ? "" : info.linkedIn },
    { label: "GitHub", url: networks[1] ? "" : info.github },
    ...links.filter(({ label }) => label.trim() !== ""),
  ];
  return {
    name: escapeLine(info.fullName),
    headline: escapeLine(info.headline),
    location: escapeLine(info.address),
    email: email?.href ? email.text : null,
    phone: isPhone ? phone : null,
    website: links
      .filter(({ label }) => label.trim() === "")
      .flatMap(({ url }) => webAddress(url) ?? []),
    social_networks: networks.filter((network) => network !== null),
    custom_connections: [
      ...(phone && !isPhone ? [toConnection("phone", phone, null)] : []),
      ...(email && !email.href ? [toConnection("envelope", email.text, null)] : []),
      ...profiles.flatMap(({ label, url }) => {
        const link = readLink(url);
        if (!link) return [];
        const href = webAddress(url);
        return [toConnection("link", href ? label : `${label}: ${link.text}`, href)];
      }),
    ],
  };
}

function toNetwork(network: string, address: string, pattern: RegExp) {
  const username = pattern.exec(address.trim())?.[1];
  return username ? { network, username } : null;
}

/** RenderCV requires `url` in each connection, even if it is null. */
const toConnection = (icon: string, text: string, url: string | null) => ({
  fontawesome_icon: icon,
  placeholder: escapeLine(text),
  url,
});

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** RenderCV recognizes the form of an entry by these keys, so they are kept even if empty. */
const REQUIRED = new Set([
  "name",
  "company",
  "position",
  "institution",
  "area",
  "label",
  "details",
]);

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (isEmpty(inner)) return REQUIRED.has(key) ? [[key, ""]] : [];
      return [[key, inner]];
    }),
  );
}
