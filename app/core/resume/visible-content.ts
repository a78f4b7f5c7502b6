/** Removes content that viewers and the public page must not show. */
import type { Design } from "./design.ts";
import type { Resume } from "./schema.ts";

/** Removes hidden sections and a hidden photo. */
export function visibleContent(resume: Resume, { hidden = [] }: Design = {}): Resume {
  const { photo, ...rest } = resume;
  const visible: Resume = photo?.visible ? { ...resume } : rest;
  for (const section of hidden)
    Object.assign(visible, { [section]: section === "summary" ? "" : [] });
  return visible;
}

/** Removes contact details, for the public page. */
export function withoutContact(resume: Resume): Resume {
  const { fullName, linkedIn, github } = resume.personalInfo;
  return {
    ...resume,
    personalInfo: { fullName, email: "", phone: "", address: "", linkedIn, github },
  };
}
