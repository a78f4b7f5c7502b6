/** Every keyword of the posting with its evidence; on narrow screens the first cell carries the details. */
import { useId, useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { FilterChips } from "./filter-chips.tsx";
import { isAmong, KEYWORD_FILTERS, type KeywordFilter } from "./keyword-filter.ts";
import { KeywordRow } from "./keyword-row.tsx";

const STANDINGS = ["all", "missing", "found"] as const;
type Standing = (typeof STANDINGS)[number];
const STANDING_NAMES = { all: "All", missing: "Missing", found: "Found" };

export function KeywordTable({ keywords }: { keywords: Keyword[] }) {
  const [standing, setStanding] = useState<Standing>("all");
  const [filter, setFilter] = useState<KeywordFilter>("any");
  const headingId = useId();
  const hasStanding = (keyword: Keyword, each: Standing) =>
    each === "all" || keyword.found === (each === "found");
  const count = (each: Standing, among: KeywordFilter) =>
    keywords.filter((keyword) => hasStanding(keyword, each) && isAmong(keyword, among)).length;
  const shown = keywords.filter(
    (keyword) => hasStanding(keyword, standing) && isAmong(keyword, filter),
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          Keywords of the posting
        </h2>
        <FilterChips<Standing>
          legend="Show found or missing keywords"
          options={STANDINGS.map((value) => ({
            value,
            label: STANDING_NAMES[value],
            count: count(value, filter),
          }))}
          value={standing}
          onChange={setStanding}
        />
      </div>
      {keywords.length > 0 ? (
        <FilterChips<KeywordFilter>
          legend="Show keywords of one kind"
          options={KEYWORD_FILTERS.map(({ value, label }) => ({
            value,
            label,
            count: count(standing, value),
          })).filter((option) => option.value === filter || count("all", option.value) > 0)}
          value={filter}
          onChange={setFilter}
        />
      ) : null}
      {shown.length > 0 ? (
        <table aria-labelledby={headingId} className="w-full border-b border-line text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-semibold md:w-1/4">
                Keyword
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-md:hidden">
                Kind
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-md:hidden">
                Asked as
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                In the resume
              </th>
              <th scope="col" className="py-2 font-semibold max-md:hidden md:w-2/5">
                Evidence
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((keyword) => (
              <KeywordRow key={`${keyword.kind} ${keyword.term}`} keyword={keyword} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-ink-soft">
          {keywords.length === 0
            ? "We could not read any requirement in this posting."
            : "No keyword is both. Choose another filter."}
        </p>
      )}
    </section>
  );
}
