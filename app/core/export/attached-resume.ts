/** The resume inside its PDF: what the page shows, and how, as JSON Resume. */
import type { Attachment } from "#app/core/pdf-file/attach-file.ts";
import type { Design } from "#app/core/resume/design.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";

interface Shown {
  templateId: string;
  resume: Resume;
  design?: Design;
}

/** Null if the design says so. */
export function attachedResume({ templateId, resume, design = {} }: Shown): Attachment | null {
  if (design.data === false) return null;
  const { photo, ...content } = visibleContent(resume, design);
  const { hidden = [], titles = {} } = design;
  const shownTitles = Object.entries(titles).filter(
    ([section]) => !(hidden as string[]).includes(section),
  );
  const shownDesign: Design =
    shownTitles.length < Object.keys(titles).length
      ? { ...design, titles: Object.fromEntries(shownTitles) }
      : design;
  const document = toJsonResume(withShownDates(content, design), {
    templateId,
    design: shownDesign,
  });
  // The picture is on the page; its file's id says nothing outside of Covitae.
  if (photo)
    Object.assign((document.meta as { covitae: object }).covitae, { photo: { visible: true } });
  return {
    name: "resume.json",
    type: "application/json",
    description: "This resume as JSON Resume",
    text: JSON.stringify(document),
  };
}

const DATES = new Set(["startDate", "endDate", "date", "validUntil"]);

/** Somebody who shows years alone may not want to tell the months; and what goes on has no end. */
function withShownDates<Part>(part: Part, design: Design): Part {
  if (Array.isArray(part)) return part.map((item) => withShownDates(item, design)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const isCurrent = "current" in part && part.current === true;
  const entries = Object.entries(part).map(([key, value]) => {
    if (key === "endDate" && isCurrent) return [key, ""];
    const isCut = design.dates === "year" && DATES.has(key) && typeof value === "string";
    return [key, isCut ? value.replace(/^(\d{4})-\d\d$/, "$1") : withShownDates(value, design)];
  });
  return Object.fromEntries(entries);
}
