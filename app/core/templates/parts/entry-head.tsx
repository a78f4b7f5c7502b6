/** The lines atop an entry: title with dates beside it, then who it was for. */
import { isFilled, Words } from "./words.tsx";

export interface HeadText {
  field: string;
  text: string;
}

/** The first filled text becomes the title. */
export function EntryHead({ texts, dates }: { texts: HeadText[]; dates: string }) {
  const [title, ...rest] = texts.filter((item) => isFilled(item.text));
  if (!title && dates === "") return null;
  return (
    <>
      <div className="head">
        {title ? (
          <h3 data-field={title.field}>
            <Words text={title.text} />
          </h3>
        ) : null}
        {dates ? <p className="dates">{dates}</p> : null}
      </div>
      {rest.map((item) => (
        <p key={item.field} className="sub" data-field={item.field}>
          <Words text={item.text} />
        </p>
      ))}
    </>
  );
}
