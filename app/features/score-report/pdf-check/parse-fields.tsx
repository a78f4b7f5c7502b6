/** What a parser reads: each field of the resume as recovered, altered or lost, linked to its form field. */

import { Link } from "@remix-run/react";
import { useId, useState } from "react";
import type { ComparedField, FieldState } from "#app/core/pdf-check/compare-fields.ts";
import { FilterChips } from "#app/features/score-report/match/filter-chips.tsx";
import { StatusLabel } from "#app/features/score-report/status-label.tsx";
import { TEXTS as REPORT_TEXTS } from "#app/features/score-report/texts.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

const STATE_LABELS: Record<FieldState, string> = {
  recovered: TEXTS.recovered,
  altered: TEXTS.altered,
  lost: TEXTS.lost,
};
const TONES = { recovered: "good", altered: "warn", lost: "bad" } as const;
type View = "all" | FieldState;
const VIEWS: View[] = ["all", "lost", "altered", "recovered"];

export function ParseFields({
  fields,
  fieldHref,
}: {
  fields: ComparedField[];
  /** The builder's URL for a field. */
  fieldHref(key: string): string;
}) {
  const headingId = useId();
  const [view, setView] = useState<View>("all");
  const fieldsIn = (wanted: View) =>
    wanted === "all" ? fields : fields.filter(({ state }) => state === wanted);
  const groups = groupFields(fieldsIn(view));
  const recovered = fieldsIn("recovered").length;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={headingId} className="text-xl">
            {TEXTS.whatAParserReads}
          </h2>
          <p className="text-ink-soft tabular-nums">
            {TEXTS.ofFieldsRecovered({ recovered, fieldsCount: fields.length })}
          </p>
        </div>
        <FilterChips<View>
          legend={TEXTS.showFields}
          options={VIEWS.map((option) => ({
            value: option,
            label: option === "all" ? REPORT_TEXTS.allLabel : STATE_LABELS[option],
            count: fieldsIn(option).length,
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {groups.length === 0 ? (
        <p className="text-ink-soft">
          {fields.length === 0 ? TEXTS.theResumeIsEmpty : TEXTS.noFieldIs({ view })}
        </p>
      ) : (
        groups.map((list) => (
          <section key={list[0]?.groupKey} aria-label={list[0]?.group}>
            <h3 className="border-b border-line pb-1 text-sm font-semibold text-ink-soft">
              {list[0]?.group}
            </h3>
            <ul className="ruled">
              {list.map((field) => (
                <FieldRow key={field.key} field={field} href={fieldHref(field.key)} />
              ))}
            </ul>
          </section>
        ))
      )}
    </section>
  );
}

/** The fields of each entry of the resume, in the order of their first one. */
function groupFields(fields: ComparedField[]): ComparedField[][] {
  const groups = new Map<string, ComparedField[]>();
  for (const field of fields) {
    groups.set(field.groupKey, [...(groups.get(field.groupKey) ?? []), field]);
  }
  return [...groups.values()];
}

function FieldRow({ field, href }: { field: ComparedField; href: string }) {
  return (
    <li>
      <Link
        to={href}
        className="grid gap-x-4 gap-y-1 px-1 py-2 hover:bg-sunken sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
      >
        <span className="font-semibold">{field.label}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="line-clamp-2 whitespace-pre-line">{field.expected}</span>
          {field.because ? (
            <span className="block text-sm text-ink-soft">{field.because}</span>
          ) : null}
          {field.read ? (
            <span className="block text-sm text-ink-soft">
              <Sentence text={TEXTS.readAsWords} words={<q className="text-ink">{field.read}</q>} />
            </span>
          ) : null}
        </span>
        <StatusLabel tone={TONES[field.state]}>{STATE_LABELS[field.state]}</StatusLabel>
      </Link>
    </li>
  );
}
