/** The Writing tab: style suggestions, each with its line and a pattern to follow. Never scored. */
import { Link } from "@remix-run/react";
import { useId, useState } from "react";
import type { WritingReport } from "#app/core/writing-advice/check-writing.ts";
import type { Finding, Rule } from "#app/core/writing-advice/finding.ts";
import { FilterChips } from "./match/filter-chips.tsx";
import { TEXTS } from "./texts.ts";
import { RULE_LABELS, RULES } from "./writing-rules.ts";

type View = "all" | Rule;

export function WritingTab({
  writing,
  fieldHref,
  rewriteHref,
}: {
  writing: WritingReport;
  /** The builder's URL for a field. */
  fieldHref(key: string): string;
  /** URL of the AI rewrite for a finding; null without a model, or when there is nothing to rewrite. */
  rewriteHref(finding: Finding): string | null;
}) {
  const headingId = useId();
  const [view, setView] = useState<View>("all");
  const { findings, lines, fine } = writing;
  const findingsIn = (wanted: View) =>
    wanted === "all" ? findings : findings.filter(({ rule }) => rule === wanted);
  const views: View[] = ["all", ...RULES.filter((rule) => findingsIn(rule).length > 0)];
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div>
        <h2 id={headingId} className="text-xl">
          {TEXTS.writingSuggestions}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {lines === 0
            ? TEXTS.noTextToCheckYet
            : fine === lines
              ? TEXTS.allLinesGood(lines)
              : TEXTS.linesGood({ fine, lines })}
          {lines > 0 && !writing.isEnglish ? TEXTS.theTextIsNotInEnglish : null}
        </p>
      </div>
      {findings.length > 0 ? (
        <>
          {views.length > 2 ? (
            <FilterChips<View>
              legend={TEXTS.filterSuggestions}
              options={views.map((value) => ({
                value,
                label: value === "all" ? TEXTS.allLabel : RULE_LABELS[value],
                count: findingsIn(value).length,
              }))}
              value={view}
              onChange={setView}
            />
          ) : null}
          <ul className="grid ruled border-y border-line">
            {findingsIn(view).map((finding) => (
              <FindingRow
                key={`${finding.rule} ${finding.key} ${finding.line} ${finding.quote}`}
                finding={finding}
                href={fieldHref(finding.key)}
                rewriteHref={rewriteHref(finding)}
              />
            ))}
          </ul>
        </>
      ) : lines > 0 ? (
        <p className="text-ink-soft">{TEXTS.noSuggestions}</p>
      ) : null}
    </section>
  );
}

function FindingRow({
  finding,
  href,
  rewriteHref,
}: {
  finding: Finding;
  href: string;
  rewriteHref: string | null;
}) {
  const { rule, where, line, quote, advice, pattern } = finding;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="text-sm">
        <p className="font-semibold">{RULE_LABELS[rule]}</p>
        <Link to={href} className="[overflow-wrap:anywhere] text-accent hover:underline">
          {where}
        </Link>
      </div>
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        {line ? (
          <p>
            <HighlightedQuote line={line} quote={quote} />
          </p>
        ) : null}
        <p className="text-ink-soft">{advice}</p>
        <p className="text-sm">
          <span className="text-ink-soft">{TEXTS.better} </span>
          <span className="rounded-control bg-sunken px-1.5 py-0.5">{pattern}</span>
        </p>
        {rewriteHref ? (
          <p className="text-sm">
            <Link to={rewriteHref} className="text-accent hover:underline">
              {line ? TEXTS.rewriteThisLine : TEXTS.rewriteThisText}
            </Link>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** A line with the criticized words marked; unmarked if it does not contain them. */
function HighlightedQuote({ line, quote }: { line: string; quote: string }) {
  const at = quote === "" ? -1 : line.indexOf(quote);
  if (at === -1) return <>{line}</>;
  return (
    <>
      {line.slice(0, at)}
      <mark className="rounded-xs bg-warn-wash text-ink underline decoration-warn decoration-2 underline-offset-3">
        {quote}
      </mark>
      {line.slice(at + quote.length)}
    </>
  );
}
