/** Removes content that viewers and the public page must not show. */
import type { Design } from "./design.ts";
import { type EntryOf, entriesOf, withEntries } from "./entry-lists.ts";
import { mapLines, readInline, writeInline } from "./inline-text.ts";
import { mapFormattedTexts } from "./plain-resume.ts";
import { ENTRY_SECTIONS, type Resume } from "./schema.ts";

/** Removes hidden sections, hidden entries, a hidden headline and a hidden photo. */
export function visibleContent(resume: Resume, design: Design = {}): Resume {
  const { hidden = [] } = design;
  const { photo, ...rest } = withoutHiddenHeadline(withoutHiddenEntries(resume), design);
  const visible: Resume = photo?.visible ? { ...rest, photo } : rest;
  for (const section of hidden)
    Object.assign(visible, { [section]: section === "summary" ? "" : [] });
  if (hidden.includes("skills")) delete visible.skillGroups;
  return visible;
}

/** Returns the same object if the headline is shown or absent. */
export function withoutHiddenHeadline(
  resume: Resume,
  { headline: showsHeadline }: Design = {},
): Resume {
  if (showsHeadline !== false || resume.personalInfo.headline === undefined) return resume;
  const { headline: _, ...personalInfo } = resume.personalInfo;
  return { ...resume, personalInfo };
}

/** Returns the same object if no entry is hidden. */
export function withoutHiddenEntries(resume: Resume): Resume {
  const changed = ENTRY_SECTIONS.flatMap((section) => {
    const entries: readonly { hidden?: boolean | undefined }[] = resume[section] ?? [];
    return entries.some((entry) => entry.hidden)
      ? [[section, entries.filter((entry) => !entry.hidden)]]
      : [];
  });
  const shown = changed.length > 0 ? { ...resume, ...Object.fromEntries(changed) } : resume;
  return withoutHiddenCustomEntries(shown);
}

function withoutHiddenCustomEntries(resume: Resume): Resume {
  const entries = entriesOf(resume, "customEntries") as EntryOf<"customEntries">[] | undefined;
  if (!entries?.some((entry) => entry.hidden)) return resume;
  const shown = entries.filter((entry) => !entry.hidden);
  return withEntries(resume, "customEntries", shown);
}

/** Removes contact details, also those of other people, for the public page. */
export function withoutContact(resume: Resume): Resume {
  const { email: _email, phone: _phone, address: _address, ...shown } = resume.personalInfo;
  const links = shown.links?.filter(({ url }) => !CONTACT_ADDRESS.test(url.trim()));
  const personalInfo = {
    ...shown,
    email: "",
    phone: "",
    address: "",
    ...(links ? { links } : {}),
  };
  const rest = mapFormattedTexts(resume, withoutContactLinks) as Resume;
  const references = rest.references?.map((person) => ({ ...person, email: "", phone: "" }));
  return { ...rest, personalInfo, ...(references ? { references } : {}) };
}

/** An email address, with or without its scheme, or a phone number to call. */
const CONTACT_ADDRESS = /^(?:mailto:|tel:|[^\s@/]+@[^\s@/]+$)/i;

/** Removes links to an email address or phone number, and keeps their text. */
const withoutContactLinks = (text: string) =>
  mapLines(text, (line) => {
    const runs = readInline(line);
    if (!runs.some(({ link }) => link && CONTACT_ADDRESS.test(link))) return line;
    const kept = runs.map(({ link, ...run }) =>
      link && !CONTACT_ADDRESS.test(link) ? { ...run, link } : run,
    );
    return writeInline(kept);
  });
