/** The texts and images of the templates' cards in the gallery. */
import type { LayoutId, Template } from "./template.ts";
import { TEMPLATE_SUMMARIES } from "./template-summaries.ts";

type Card = Pick<Template, "description" | "features" | "recommended"> &
  Partial<Pick<Template, "news">>;

/** The numbers of all versions of a template, oldest first: [1, 2, 3]. */
export const listVersions = ({ version }: Pick<Template, "version">): number[] =>
  Array.from({ length: version }, (_, index) => index + 1);

/**
 * Paths of a version's thumbnail and sample PDF in public/. The gallery shows the newest version; a list of resumes
 * shows each resume's own.
 */
export function templateImages(id: LayoutId, version: number) {
  const name = version === 1 ? id : `${id}-${version}`;
  return { thumbnail: `/templates/${name}.webp`, pdfPreview: `/templates/${name}.pdf` };
}

/** `news` of every version that was made for resumes of several pages. */
const LONG_RESUME_NEWS = [
  "Long entries go on over a page’s end, so pages are filled to their foot.",
  "Name and page number stand below every page from the second on.",
  "Contact details fill their lines evenly, with a dot between them.",
];

const CARDS: Record<LayoutId, Card> = {
  "modern-professional": {
    description:
      "A clear single column with a strong name and quiet blue headings. The safest choice for any online application.",
    news: [...LONG_RESUME_NEWS],
    features: [
      "Single column, the safest for ATS parsers",
      "Skills near the top, where recruiters look first",
      "Dates aligned on the right",
      "Links stay clickable in the PDF",
    ],
    recommended: ["Software Engineers", "Project Managers", "Marketing Specialists", "Analysts"],
  },
  "professional-elegant": {
    description:
      "Garamond type with quiet italic headings, for a page that reads like a well-set book.",
    news: [
      ...LONG_RESUME_NEWS,
      "Headings stand above their sections, so the left of later pages is no longer empty.",
    ],
    features: [
      "Book typography in EB Garamond",
      "Italic headings on hairlines, one reading order",
      "Experience first",
      "Generous white space",
    ],
    recommended: ["Consultants", "Lawyers", "Editors", "Communications Managers"],
  },
  "creative-portfolio": {
    description:
      "A bold, filled opening and projects first, with your portfolio links where people see them.",
    news: [
      ...LONG_RESUME_NEWS,
      "The tinted column runs down the whole first page, so the text beside it keeps its width to the page’s end.",
    ],
    features: [
      "Projects before experience",
      "Prominent portfolio links",
      "Skills and training in a tinted column",
    ],
    recommended: ["Graphic Designers", "Photographers", "Art Directors", "Illustrators"],
  },
  "minimal-modern": {
    description: "Nothing but type and space: light headings, no lines, no color.",
    news: [...LONG_RESUME_NEWS, "Text and dates end at the same edge."],
    features: [
      "No color, prints anywhere",
      "Light headings",
      "Dates at the right edge",
      "Single column, the safest for ATS parsers",
    ],
    recommended: ["Architects", "Product Designers", "Writers", "Researchers"],
  },
  "tech-minimalist": {
    description: "Skills in columns at the top and projects with their stack, in a compact page.",
    news: [
      ...LONG_RESUME_NEWS,
      "One rule, at the name; color and space part the sections.",
      "Technologies run on in a line instead of boxes.",
    ],
    features: [
      "Technologies next to every project",
      "Compact spacing, more on a page",
      "Repository links in the header",
      "Single column, the safest for ATS parsers",
    ],
    recommended: ["Backend Developers", "DevOps Engineers", "Data Engineers", "Security Analysts"],
  },
  "academic-research": {
    description:
      "Education first, with room for publications, grants and teaching over many pages.",
    news: [...LONG_RESUME_NEWS, "Titles of publications look like those of other entries."],
    features: [
      "Education and publications first",
      "Made for several pages",
      "Running order of a CV",
      "Single column, the safest for ATS parsers",
    ],
    recommended: ["PhD Candidates", "Postdoctoral Researchers", "Lecturers", "Research Assistants"],
  },
  "sales-impact": {
    description:
      "Results lead: numbers stand out in every entry, so that targets met are seen at once.",
    news: LONG_RESUME_NEWS,
    features: [
      "Every figure in bold",
      "Strong company names",
      "Awards right after experience",
      "Single column, the safest for ATS parsers",
    ],
    recommended: ["Account Executives", "Sales Managers", "Business Developers", "Retail Managers"],
  },
  "startup-entrepreneur": {
    news: LONG_RESUME_NEWS,
    description:
      "Your pitch as the headline, ventures on panels with their traction in color, jobs and facts below.",
    features: [
      "Ventures up front, their numbers in color",
      "Summary set large, as a pitch",
      "Single column, the same for every parser",
      "Links to what you built",
    ],
    recommended: ["Founders", "Product Managers", "Growth Marketers", "Early Employees"],
  },
  "healthcare-professional": {
    description: "Licenses and certificates near the top, followed by clinical experience.",
    news: [...LONG_RESUME_NEWS, "Skills run on in lines instead of two sparse columns."],
    features: [
      "Licenses and certificates first",
      "Employer and setting under every job",
      "Calm, plain type",
      "Single column, the safest for ATS parsers",
    ],
    recommended: ["Nurses", "Physicians", "Physiotherapists", "Pharmacists"],
  },
  "classic-executive": {
    description:
      "Centered name, ruled headings and Times-style type: the form that boards and public offices expect.",
    news: [...LONG_RESUME_NEWS, "All lists begin at the left edge."],
    features: [
      "Employers lead each entry",
      "Traditional centered heading",
      "Single column, the safest for ATS parsers",
      "Reads well over two or three pages",
    ],
    recommended: ["Executives", "Finance Directors", "Public Officials", "Operations Managers"],
  },
  "engineer-compact": {
    description:
      "Eight years of work on one page: jobs in a wide column, skills and training in a narrow one beside it.",
    features: [
      "Two columns on page one, full width after it",
      "Condensed type that stays legible",
      "Skills in groups",
      "Read in order by every parser we test",
    ],
    recommended: [
      "Software Engineers",
      "Machine Learning Engineers",
      "Data Scientists",
      "Embedded Developers",
    ],
  },
  "executive-serif": {
    description:
      "A centered name and headings in real small capitals, with room around them, for people who run companies.",
    features: [
      "Real small capitals, read as ordinary words",
      "Employers and boards first",
      "Hairlines beside the headings",
      "Single column, the safest for ATS parsers",
    ],
    recommended: [
      "Managing Directors",
      "Finance Directors",
      "Operations Executives",
      "Legal Counsels",
    ],
  },
  "career-timeline": {
    description:
      "A line with a ring for every job and the years beside it, for a career that is best told year by year.",
    features: [
      "Dates in a column of their own",
      "A ring at each entry, drawn as a shape",
      "Dates are read after their title",
      "Certificates and volunteering on the line too",
    ],
    recommended: ["Teachers", "Operations Managers", "Civil Engineers", "Career Changers"],
  },
  "portrait-header": {
    description:
      "Name and contact on a tinted band that your photo fills from edge to edge; complete without a photo too.",
    features: [
      "Photo flush with the band",
      "Garamond headings over plain text",
      "Complete without a photo",
      "Single column, the safest for ATS parsers",
    ],
    recommended: [
      "Hotel Managers",
      "Event Managers",
      "Interior Designers",
      "Sales Representatives",
    ],
  },
};

export const TEMPLATES: readonly Template[] = TEMPLATE_SUMMARIES.map((summary) => ({
  ...summary,
  news: [],
  ...CARDS[summary.id],
  ...templateImages(summary.id, summary.version),
}));

export function findTemplate(id: string | undefined): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}
