/** The header of a resume: name, headline, contact details and photo. First in every layout, where parsers look. */
import { memo, useContext } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { type PrintedLink, readEmail, readLink } from "#app/core/templates/links.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import { ContactDesign } from "./contact-design.ts";
import { ContactIcon, type ContactKind } from "./contact-icon.tsx";
import { LinkText } from "./link-text.tsx";
import { isFilled, PrintableText } from "./printable-text.tsx";
import { TextSpace } from "./text-separators.tsx";

interface ContactItem {
  /** The field that is edited when the item is clicked on the page, as "links.<id>.url". */
  field: string;
  kind: ContactKind;
  /** Printed before the link. */
  label?: string;
  link: PrintedLink | null;
}

export const ContactHeader = memo(function ContactHeader({
  person,
  photo,
}: {
  person: PersonalInfo;
  /** URL of the photo, if it is shown. */
  photo?: string | null;
}) {
  const contactDesign = useContext(ContactDesign);
  const filled = contactItems(person, contactDesign.links).filter(({ link }) => link !== null);
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
          {filled.map((item) =>
            contactDesign.icons ? (
              <li key={item.field}>
                <ContactIcon kind={item.kind} />
                {/* The icon is outside the element that is edited on the page. */}
                <span data-field={item.field}>
                  <ContactText {...item} />
                </span>
                <TextSpace />
              </li>
            ) : (
              <li key={item.field} data-field={item.field}>
                <ContactText {...item} />
                <TextSpace />
              </li>
            ),
          )}
        </ul>
      ) : null}
      {photo ? (
        <img className="photo" data-field="photo" src={photo} alt={altOf(person.fullName)} />
      ) : null}
    </header>
  );
});

const ContactText = ({ label, link }: ContactItem) => (
  <>
    {isFilled(label) ? <PrintableText text={`${label}: `} /> : null}
    {link ? <LinkText link={link} /> : null}
  </>
);

function contactItems(person: PersonalInfo, links: Design["links"]): ContactItem[] {
  return [
    { field: "personalInfo.email", kind: "email", link: readEmail(person.email) },
    { field: "personalInfo.phone", kind: "phone", link: plainText(person.phone) },
    { field: "personalInfo.address", kind: "place", link: plainText(person.address) },
    {
      field: "personalInfo.linkedIn",
      kind: "linkedIn",
      link: withShownText(links, readLink(person.linkedIn), "LinkedIn"),
    },
    {
      field: "personalInfo.github",
      kind: "github",
      link: withShownText(links, readLink(person.github), "GitHub"),
    },
    ...(person.links ?? []).map(({ id, label, url }): ContactItem => {
      const link = readLink(url);
      return {
        field: `links.${id}.url`,
        kind: kindOf(link),
        // A detail without a link keeps its label, because its text alone may not say what it is.
        ...(links && link?.href ? {} : { label }),
        link: withShownText(links, link, label),
      };
    }),
  ];
}

/**
 * Changes a link's text to its label or a shorter address, as the design says; its target stays.
 */
function withShownText(
  links: Design["links"],
  link: PrintedLink | null,
  label: string,
): PrintedLink | null {
  if (!links || !link?.href) return link;
  if (links === "label" && isFilled(label)) return { ...link, text: toPrintable(label).trim() };
  return { ...link, text: link.text.replace(/^www\./i, "") };
}

function kindOf(link: PrintedLink | null): ContactKind {
  const href = link?.href ?? "";
  if (/^mailto:/i.test(href)) return "email";
  if (/^tel:/i.test(href)) return "phone";
  if (/^https?:\/\/(?:[\w-]+\.)*linkedin\.com\b/i.test(href)) return "linkedIn";
  if (/^https?:\/\/(?:[\w-]+\.)*github\.(?:com|io)\b/i.test(href)) return "github";
  return "web";
}

const altOf = (name: string) => (isFilled(name) ? toPrintable(name).trim() : "Photo");
const plainText = (text: string): PrintedLink | null =>
  isFilled(text) ? { text, href: null } : null;
