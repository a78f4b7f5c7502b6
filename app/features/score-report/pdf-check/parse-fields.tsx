/** What a parser reads: each field of the resume recovered, altered or lost; a click leads to it. */
import { Link } from "@remix-run/react";
import { useId, useState } from "react";
import type { ComparedField, FieldState } from "#app/core/pdf-check/compare-fields.ts";
import { FilterChips } from "#app/features/score-report/match/filter-chips.tsx";
import { StateMark } from "#app/features/score-report/state-mark.tsx";

const NAMES: Record<FieldState, string> = {
  recovered: "Recovered",
  altered: "Altered",
  lost: "Lost",
};
const TONES = { recovered: "good", altered: "warn", lost: "bad" } as const;
type View = "all" | FieldState;
const VIEWS: View[] = ["all", "lost", "altered", "recovered"];

export function ParseFields({
  fields,
  hrefOf,
}: {
  fields: ComparedField[];
  hrefOf(key: string): string;
}) {
  const headingId = useId();
  const [view, setView] = useState<View>("all");
  const listOf = (each: View) =>
    each === "all" ? fields : fields.filter(({ state }) => state === each);
  const groups = groupsOf(listOf(view));
  const recovered = listOf("recovered").length;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={headingId} className="text-xl">
            What a parser reads
          </h2>
          <p className="text-ink-soft tabular-nums">
            {recovered} of {fields.length} fields recovered
          </p>
        </div>
        <FilterChips<View>
          legend="Show fields"
          options={VIEWS.map((each) => ({
            value: each,
            label: each === "all" ? "All" : NAMES[each],
            count: listOf(each).length,
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {groups.length === 0 ? (
        <p className="text-ink-soft">
          {fields.length === 0
            ? "The resume is empty, so there is nothing to compare yet."
            : `No field is ${view}.`}
        </p>
      ) : (
        groups.map((list) => (
          <section key={list[0]?.groupKey} aria-label={list[0]?.group}>
            <h3 className="border-b border-line pb-1 text-sm font-semibold text-ink-soft">
              {list[0]?.group}
            </h3>
            <ul className="divide-y divide-line">
              {list.map((field) => (
                <FieldRow key={field.key} field={field} href={hrefOf(field.key)} />
              ))}
            </ul>
          </section>
        ))
      )}
    </section>
  );
}

function groupsOf(fields: ComparedField[]): ComparedField[][] {
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
              Read as <q className="text-ink">{field.read}</q>
            </span>
          ) : null}
        </span>
        <StateMark tone={TONES[field.state]}>{NAMES[field.state]}</StateMark>
      </Link>
    </li>
  );
}
