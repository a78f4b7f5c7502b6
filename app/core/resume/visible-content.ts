/** What somebody in the view role, or the public page, may see of a resume. */
import type { Design } from "./design.ts";
import type { Resume } from "./schema.ts";

/** Without what its owner keeps off the page: hidden sections, and a photo that is not shown. */
export function visibleContent(resume: Resume, { hidden = [] }: Design = {}): Resume {
  const { photo, ...rest } = resume;
  const visible: Resume = photo?.visible ? { ...resume } : rest;
  for (const section of hidden)
    Object.assign(visible, { [section]: section === "summary" ? "" : [] });
  return visible;
}

/** Without the ways to reach its owner, for a page that everybody can read. */
export function withoutContact(resume: Resume): Resume {
  const { fullName, linkedIn, github } = resume.personalInfo;
  return {
    ...resume,
    personalInfo: { fullName, email: "", phone: "", address: "", linkedIn, github },
  };
}
