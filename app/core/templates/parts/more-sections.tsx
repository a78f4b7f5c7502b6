/**
 * The components of the optional sections that share one form: title, organization, dates, description and link. Each
 * function says which fields of an entry go where; in `heads`, the first line is the title and the second the
 * organization, and a nested pair is printed after the text on the same line. The `true` of `validUntil` keeps its words
 * on one line (Aside).
 */
import { formatExpiry, formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { createSection } from "./simple-section.tsx";

export const Certificates = createSection(
  "certificates",
  ({ id, name, issuer, number, date, validUntil, url }, dates, words) => ({
    id,
    heads: [
      ["name", name],
      [
        "issuer",
        issuer,
        ["number", number],
        ["validUntil", formatExpiry(validUntil, dates, words), true],
      ],
    ],
    dates: formatMonth(date, dates, words),
    url,
  }),
);
export const Awards = createSection(
  "awards",
  ({ id, title, issuer, date, description }, dates, words) => ({
    id,
    heads: [
      ["title", title],
      ["issuer", issuer],
    ],
    dates: formatMonth(date, dates, words),
    description,
  }),
);
export const Volunteering = createSection("volunteering", (entry, dates, words) => ({
  id: entry.id,
  heads: [
    ["role", entry.role],
    ["organization", entry.organization, ["location", entry.location]],
  ],
  dates: formatRange(entry, dates, words),
  description: entry.description,
}));
export const Publications = createSection(
  "publications",
  ({ id, title, publisher, date, url }, dates, words) => ({
    id,
    heads: [
      ["title", title],
      ["publisher", publisher],
    ],
    dates: formatMonth(date, dates, words),
    url,
  }),
);

export const Courses = createSection(
  "courses",
  ({ id, name, provider, date, url, description }, dates, words) => ({
    id,
    heads: [
      ["name", name],
      ["provider", provider],
    ],
    dates: formatMonth(date, dates, words),
    description,
    url,
  }),
);
export const Memberships = createSection("memberships", (entry, dates, words) => ({
  id: entry.id,
  heads: [
    ["role", entry.role],
    ["organization", entry.organization],
  ],
  dates: formatRange(entry, dates, words),
  description: entry.description,
}));
export const Patents = createSection(
  "patents",
  ({ id, title, office, number, date, url, description }, dates, words) => ({
    id,
    heads: [
      ["title", title],
      ["office", office, ["number", number]],
    ],
    dates: formatMonth(date, dates, words),
    description,
    url,
  }),
);
export const MilitaryService = createSection("militaryService", (entry, dates, words) => ({
  id: entry.id,
  heads: [
    ["rank", entry.rank],
    ["branch", entry.branch, ["location", entry.location]],
  ],
  dates: formatRange(entry, dates, words),
  description: entry.description,
}));
export const References = createSection("references", (entry) => ({
  id: entry.id,
  heads: [
    ["name", entry.name],
    ["position", entry.position, ["company", entry.company]],
    ["email", entry.email, ["phone", entry.phone]],
  ],
  description: entry.description,
}));
