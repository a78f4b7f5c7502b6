/** Name and contact details, first in every layout because parsers look there. */
import { memo } from "react";
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { type PrintedLink, readEmail, readLink } from "#app/core/templates/links.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import { CopiedSpace } from "./copied-separators.tsx";
import { LinkText } from "./link-text.tsx";
import { isFilled, PrintableText } from "./printable-text.tsx";

export const ContactHeader = memo(function ContactHeader({
  person,
  photo,
}: {
  person: PersonalInfo;
  /** URL of the photo, if it is shown. */
  photo?: string | null;
}) {
  const items: { field: string; label?: string; link: PrintedLink | null }[] = [
    { field: "personalInfo.email", link: readEmail(person.email) },
    { field: "personalInfo.phone", link: plainText(person.phone) },
    { field: "personalInfo.address", link: plainText(person.address) },
    { field: "personalInfo.linkedIn", link: readLink(person.linkedIn) },
    { field: "personalInfo.github", link: readLink(person.github) },
    ...(person.links ?? []).map(({ id, label, url }) => ({
      field: `links.${id}.url`,
      label,
      link: readLink(url),
    })),
  ];
  const filled = items.filter((item) => item.link !== null);
  if (!isFilled(person.fullName) && !isFilled(person.headline) && filled.length === 0 && !photo)
    return null;
  return (
    <header className={photo ? "top with-photo" : "top"}>
      {isFilled(person.fullName) ? (
        <h1 data-field="personalInfo.fullName">
          <PrintableText text={person.fullName} />
        </h1>
      ) : null}
      {isFilled(person.headline) ? (
        <p className="headline" data-field="personalInfo.headline">
          <PrintableText text={person.headline} />
        </p>
      ) : null}
      {filled.length > 0 ? (
        <ul className="contact">
          {filled.map(({ field, label, link }) => (
            <li key={field} data-field={field}>
              {isFilled(label) ? <PrintableText text={`${label}: `} /> : null}
              {link ? <LinkText link={link} /> : null}
              <CopiedSpace />
            </li>
          ))}
        </ul>
      ) : null}
      {photo ? (
        <img className="photo" data-field="photo" src={photo} alt={altOf(person.fullName)} />
      ) : null}
    </header>
  );
});

const altOf = (name: string) => (isFilled(name) ? toPrintable(name).trim() : "Photo");
const plainText = (text: string): PrintedLink | null =>
  isFilled(text) ? { text, href: null } : null;
