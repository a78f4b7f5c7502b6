/** Removes content that viewers and the public page must not show. */
import type { Design } from "./design.ts";
import { ENTRY_SECTIONS, type Resume } from "./schema.ts";

/** Removes hidden sections, hidden entries and a hidden photo. */
export function visibleContent(resume: Resume, { hidden = [] }: Design = {}): Resume {
  const { photo, ...rest } = withoutHiddenEntries(resume);
  const visible: Resume = photo?.visible ? { ...rest, photo } : rest;
  for (const section of hidden)
    Object.assign(visible, { [section]: section === "summary" ? "" : [] });
  if (hidden.includes("skills")) delete visible.skillGroups;
  return visible;
}

/** The same resume, where nothing of it is hidden. */
export function withoutHiddenEntries(resume: Resume): Resume {
  const changed = ENTRY_SECTIONS.flatMap((section) => {
    const entries: readonly { hidden?: boolean | undefined }[] = resume[section] ?? [];
    return entries.some((entry) => entry.hidden)
      ? [[section, entries.filter((entry) => !entry.hidden)]]
      : [];
  });
  return changed.length > 0 ? { ...resume, ...Object.fromEntries(changed) } : resume;
}

/** Removes contact details, for the public page. */
export function withoutContact(resume: Resume): Resume {
  const { email: _email, phone: _phone, address: _address, ...shown } = resume.personalInfo;
  return { ...resume, personalInfo: { ...shown, email: "", phone: "", address: "" } };
}
