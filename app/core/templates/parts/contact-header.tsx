/** Name and contact details, first in every layout because parsers look there. */
import { memo } from "react";
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { type PrintedLink, readEmail, readLink } from "#app/core/templates/links.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
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
  const items: { field: string; link: PrintedLink | null }[] = [
    { field: "email", link: readEmail(person.email) },
    { field: "phone", link: plainText(person.phone) },
    { field: "address", link: plainText(person.address) },
    { field: "linkedIn", link: readLink(person.linkedIn) },
    { field: "github", link: readLink(person.github) },
  ];
  const filled = items.filter((item) => item.link !== null);
  if (!isFilled(person.fullName) && filled.length === 0 && !photo) return null;
  return (
    <header className={photo ? "top with-photo" : "top"}>
      {isFilled(person.fullName) ? (
        <h1 data-field="personalInfo.fullName">
          <PrintableText text={person.fullName} />
        </h1>
      ) : null}
      {filled.length > 0 ? (
        <ul className="contact">
          {filled.map(({ field, link }) => (
            <li key={field} data-field={`personalInfo.${field}`}>
              {link ? <LinkText link={link} /> : null}
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
