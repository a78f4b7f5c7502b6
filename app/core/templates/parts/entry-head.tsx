/** The first lines of an entry: the title with dates, then the organization. */
import { isFilled, PrintableText } from "./printable-text.tsx";

export interface HeadText {
  field: string;
  text: string;
}

/** The first nonempty text becomes the title. */
export function EntryHead({ texts, dates }: { texts: HeadText[]; dates: string }) {
  const [title, ...rest] = texts.filter((item) => isFilled(item.text));
  if (!title && dates === "") return null;
  return (
    <>
      <div className="head">
        {title ? (
          <h3 data-field={title.field}>
            <PrintableText text={title.text} />
          </h3>
        ) : null}
        {dates ? <p className="dates">{dates}</p> : null}
      </div>
      {rest.map((item) => (
        <p key={item.field} className="sub" data-field={item.field}>
          <PrintableText text={item.text} />
        </p>
      ))}
    </>
  );
}
