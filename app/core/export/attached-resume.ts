/**
 * The resume that is attached to its PDF, as JSON Resume: only the content and design that the page
 * shows.
 */
import type { Attachment } from "#app/core/pdf-file/attach-file.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Design, SectionName } from "#app/core/resume/design.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";

interface AttachmentSource {
  templateId: string;
  resume: Resume;
  design?: Design;
}

/** The PDF attachment `resume.json`; null if the design's `data` setting turns it off. */
export function attachedResume({
  templateId,
  resume,
  design = {},
}: AttachmentSource): Attachment | null {
  if (design.data === false) return null;
  const { photo, ...content } = visibleContent(resume, design);
  const document = toJsonResume(replaceIds(limitDatesToShown(withoutEmptyLists(content), design)), {
    templateId,
    design: shownDesign(design, content),
  });
  // The photo itself is on the page; the id of its file means nothing outside of Covitae.
  if (photo)
    Object.assign((document.meta as { covitae: object }).covitae, { photo: { visible: true } });
  return {
    name: "resume.json",
    type: "application/json",
    description: "This resume as JSON Resume",
    text: JSON.stringify(document),
  };
}

/** The design without what tells of hidden parts: their list, the headline's switch and titles that the page lacks. */
function shownDesign(design: Design, content: Resume): Design {
  const { hidden = [], headline: _, order, titles, ...shown } = design;
  const shownTitles = Object.entries(titles ?? {}).filter(
    ([section]) => (content[section as SectionName] ?? "").length > 0,
  );
  return {
    ...shown,
    ...(order ? { order: order.filter((section) => !hidden.includes(section)) } : {}),
    ...(shownTitles.length > 0 ? { titles: Object.fromEntries(shownTitles) } : {}),
  };
}

/** Removes empty optional lists, because the empty list of a hidden section would reveal the section. */
const withoutEmptyLists = (content: Resume): Resume => {
  const requiredSections = emptyResume();
  const isKept = ([section, value]: [string, unknown]) =>
    section in requiredSections || !Array.isArray(value) || value.length > 0;
  return Object.fromEntries(Object.entries(content).filter(isKept)) as unknown as Resume;
};

const ID_KEYS = new Set(["id", "employerId"]);

/**
 * Replaces ids, which reveal when an entry was made, by numbers; roles at one employer share
 * theirs.
 */
function replaceIds<Part>(content: Part): Part {
  const numbers = new Map<string, string>();
  const numberOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, String(numbers.size + 1));
    return numbers.get(id);
  };
  const copy = <Inner>(part: Inner): Inner => {
    if (Array.isArray(part)) return part.map(copy) as Inner;
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part).map(([key, value]) => [
      key,
      ID_KEYS.has(key) && value ? numberOf(value) : copy(value),
    ]);
    return Object.fromEntries(entries);
  };
  return copy(content);
}

const DATE_KEYS = new Set(["startDate", "endDate", "date", "validUntil"]);

/**
 * Keeps only years if the page shows only years, because the person may not want to reveal the months. Drops the end
 * date of current entries, for which the page shows "present".
 */
function limitDatesToShown<Part>(part: Part, design: Design): Part {
  if (Array.isArray(part)) return part.map((item) => limitDatesToShown(item, design)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const isCurrent = "current" in part && part.current === true;
  const entries = Object.entries(part).map(([key, value]) => {
    if (key === "endDate" && isCurrent) return [key, ""];
    const isShortened = design.dates === "year" && DATE_KEYS.has(key) && typeof value === "string";
    return [
      key,
      isShortened ? value.replace(/^(\d{4})-\d\d$/, "$1") : limitDatesToShown(value, design),
    ];
  });
  return Object.fromEntries(entries);
}
