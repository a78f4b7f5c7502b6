/** Shows what was extracted from a PDF that was not made here: contact details, then each section. */
import type { ParsedPdf, ParsedSection } from "#app/core/pdf-check/read-resume-pdf.ts";
import { TEXTS } from "./texts.ts";

export function ExtractedSections({ name, read }: { name: string; read: ParsedPdf }) {
  const { contact, parts } = read;
  const facts = [
    [TEXTS.name, contact.name],
    [TEXTS.email, contact.emails.join(", ")],
    [TEXTS.phone, contact.phones.join(", ")],
    [TEXTS.links, contact.sites.join(", ")],
  ] as const;
  return (
    <section aria-label={TEXTS.whatAParserReadsFrom({ name })} className="grid gap-4">
      <h3 className="text-lg [overflow-wrap:anywhere]">{TEXTS.whatAParserReadsFrom({ name })}</h3>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {value || <span className="text-bad">{TEXTS.notFound}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {parts.length === 0 ? (
        <p className="text-ink-soft">{TEXTS.noSectionsRecognized}</p>
      ) : (
        <ul className="grid gap-3">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one heading
            <ExtractedSection key={index} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ExtractedSection({ part: { heading, kind, text, entries } }: { part: ParsedSection }) {
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <h4 className="font-semibold">{heading}</h4>
      <p className="text-sm text-ink-soft">
        {kind ? TEXTS.readAs({ kind }) : TEXTS.notAStandardHeading}
        {entries.length > 0
          ? `, ${entries.length} ${entries.length === 1 ? "entry" : "entries"}`
          : null}
      </p>
      {entries.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {entries.map(({ entry }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position
            <li key={index} className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
              <span className="block">{entry.heads.join(" · ") || TEXTS.noTitleFound}</span>
              <span className="block text-sm text-ink-soft">
                {entry.dates ? entry.dates.text : TEXTS.noDatesFound}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 line-clamp-4 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {text || TEXTS.empty}
        </p>
      )}
    </li>
  );
}
