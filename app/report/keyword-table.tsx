/** Every keyword of the posting with its evidence; on narrow screens the first cell carries the details. */
import { useId, useState } from "react";
import type { Keyword } from "#app/ats/report.ts";
import { classNames } from "#app/ui/class-names.ts";
import { KeywordRow } from "./keyword-row.tsx";

type View = "all" | "missing" | "found";

export function KeywordTable({ keywords }: { keywords: Keyword[] }) {
  const [view, setView] = useState<View>("all");
  const headingId = useId();
  const lists: Record<View, Keyword[]> = {
    all: keywords,
    missing: keywords.filter((keyword) => !keyword.found),
    found: keywords.filter((keyword) => keyword.found),
  };
  const shown = lists[view];
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          Keywords of the posting
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Show</legend>
          {(["all", "missing", "found"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={classNames(
                "min-h-8 rounded-control border px-3 text-sm font-semibold capitalize",
                view === each
                  ? "border-accent bg-accent-wash text-accent"
                  : "border-line-strong text-ink-soft hover:bg-sunken",
              )}
            >
              {each} <span className="font-normal tabular-nums">{lists[each].length}</span>
            </button>
          ))}
        </fieldset>
      </div>
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
            : view === "missing"
              ? "Nothing is missing."
              : "None of them is in the resume yet."}
        </p>
      )}
    </section>
  );
}
