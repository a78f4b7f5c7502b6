/** The first lines of an entry: the title with dates, then the organization with its location. */
import { Fragment, type ReactNode } from "react";
import { isFilled, PrintableText } from "./printable-text.tsx";

export interface HeadText {
  field: string;
  text: string;
  /** Text after it on the same line: a location, a license number. */
  asides?: { field: string; text: string | undefined; isUnbroken?: boolean }[];
}

/** The first nonempty text becomes the title. */
export function EntryHead({ texts, dates }: { texts: HeadText[]; dates: string }) {
  const [title, ...rest] = texts.filter(isFilledHead);
  if (!title && dates === "") return null;
  return (
    <>
      <div className="head">
        {title ? <Head as="h3" head={title} /> : null}
        {dates ? <p className="dates">{dates}</p> : null}
      </div>
      {rest.map((head) => (
        <Head key={head.field} as="p" className="sub" head={head} />
      ))}
    </>
  );
}

export const isFilledHead = ({ text, asides = [] }: HeadText) =>
  isFilled(text) || asides.some((aside) => isFilled(aside.text));

/** Between a text and its asides, so that they are read as separate items. */
const SEPARATOR = " · ";

/** Without asides, the element itself is the editable field; with asides, each text has a span. */
export function Head({
  as: Tag,
  className,
  head: { field, text, asides = [] },
  children,
}: {
  as: "h3" | "h4" | "p";
  className?: string;
  head: HeadText;
  /** Content after its texts. */
  children?: ReactNode;
}) {
  const filled = asides.filter((aside) => isFilled(aside.text));
  if (filled.length === 0) {
    return (
      <Tag className={className} data-field={field}>
        <PrintableText text={text} />
        {children}
      </Tag>
    );
  }
  return (
    <Tag className={className}>
      {isFilled(text) ? (
        <span data-field={field}>
          <PrintableText text={text} />
        </span>
      ) : null}
      {filled.map((aside, index) => (
        <Fragment key={aside.field}>
          {index > 0 || isFilled(text) ? SEPARATOR : null}
          <span className={aside.isUnbroken ? "aside keep" : "aside"} data-field={aside.field}>
            <PrintableText text={aside.text ?? ""} />
          </span>
        </Fragment>
      ))}
      {children}
    </Tag>
  );
}
