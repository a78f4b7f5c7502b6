/** Every requirement of the job description with its evidence; on narrow screens the first cell holds the details. */
import { useId, useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { KeywordActions } from "./keyword-actions.ts";
import { KEYWORD_FILTERS, type KeywordFilter, matchesFilter } from "./keyword-filter.ts";
import { KeywordRow } from "./keyword-row.tsx";

const MATCH_STATUSES = ["all", "missing", "found"] as const;
type MatchStatus = (typeof MATCH_STATUSES)[number];
const MATCH_STATUS_LABELS = { all: TEXTS.all, missing: TEXTS.missing, found: TEXTS.found };

export function KeywordTable({
  keywords,
  answer,
}: {
  keywords: Keyword[];
  answer: KeywordActions["answer"];
}) {
  const [status, setStatus] = useState<MatchStatus>("all");
  const [filter, setFilter] = useState<KeywordFilter>("any");
  const headingId = useId();
  const hasStatus = (keyword: Keyword, wanted: MatchStatus) =>
    wanted === "all" || keyword.found === (wanted === "found");
  const countMatches = (wanted: MatchStatus, kind: KeywordFilter) =>
    keywords.filter((keyword) => hasStatus(keyword, wanted) && matchesFilter(keyword, kind)).length;
  const shown = keywords.filter(
    (keyword) => hasStatus(keyword, status) && matchesFilter(keyword, filter),
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {TEXTS.requirementsInTheJobDescription}
        </h2>
        <FilterChips<MatchStatus>
          legend={TEXTS.showFoundOrMissing}
          options={MATCH_STATUSES.map((value) => ({
            value,
            label: MATCH_STATUS_LABELS[value],
            count: countMatches(value, filter),
          }))}
          value={status}
          onChange={setStatus}
        />
      </div>
      {keywords.length > 0 ? (
        <FilterChips<KeywordFilter>
          legend={TEXTS.showOneKind}
          options={KEYWORD_FILTERS.map(({ value, label }) => ({
            value,
            label,
            count: countMatches(status, value),
          })).filter((option) => option.value === filter || countMatches("all", option.value) > 0)}
          value={filter}
          onChange={setFilter}
        />
      ) : null}
      {shown.length > 0 ? (
        <table aria-labelledby={headingId} className="w-full border-b border-line text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-semibold md:w-1/4">
                {TEXTS.requirement}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-md:hidden">
                {TEXTS.kind}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-md:hidden">
                {TEXTS.askedAs}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {TEXTS.inTheResume}
              </th>
              <th scope="col" className="py-2 font-semibold max-md:hidden md:w-2/5">
                {TEXTS.evidence}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((keyword) => (
              <KeywordRow
                key={`${keyword.kind} ${keyword.term}`}
                keyword={keyword}
                answer={answer}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-ink-soft">
          {keywords.length === 0
            ? TEXTS.weCouldntFindAnyRequirements
            : TEXTS.noRequirementsMatchBothFilters}
        </p>
      )}
    </section>
  );
}
