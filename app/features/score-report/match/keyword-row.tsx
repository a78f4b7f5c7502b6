/** A row of the report's keyword table: the requirement, whether the resume shows it, and the line that does. */
import { CircleCheck, CircleDashed, CircleMinus } from "lucide-react";
import type { Keyword } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { EvidenceQuestion } from "./evidence-question.tsx";
import type { KeywordActions } from "./keyword-actions.ts";
import {
  correctionText,
  KEYWORD_KIND_LABELS,
  MATCH_TYPE_LABELS,
  REQUIREMENT_LABELS,
} from "./keyword-labels.ts";

interface KeywordRowProps {
  keyword: Keyword;
  answer: KeywordActions["answer"];
}

export function KeywordRow({ keyword, answer }: KeywordRowProps) {
  // `term` is the report's name for the requirement, `surface` the job description's wording.
  const { term, surface, kind, requirement } = keyword;
  const correction = correctionText(keyword);
  const hasDifferentSurface = surface.toLowerCase() !== term.toLowerCase();
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-4 text-left font-semibold break-words">
        {term}
        {hasDifferentSurface ? (
          <span className="block text-sm font-normal text-ink-soft">
            {TEXTS.jobDescription({ surface })}
          </span>
        ) : null}
        {correction ? (
          <span className="block text-sm font-normal text-ink-soft">{correction}</span>
        ) : null}
        <span className="mt-1 block text-sm font-normal text-ink-soft md:hidden">
          {KEYWORD_KIND_LABELS[kind]}, {REQUIREMENT_LABELS[requirement]}
        </span>
        <div className="mt-2 font-normal md:hidden">
          <Evidence keyword={keyword} answer={answer} />
        </div>
      </th>
      <td className="py-3 pr-4 max-md:hidden">{KEYWORD_KIND_LABELS[kind]}</td>
      <td className="py-3 pr-4 max-md:hidden">
        <Badge tone={requirement === "required" ? "info" : "neutral"}>
          {REQUIREMENT_LABELS[requirement]}
        </Badge>
      </td>
      <td className="py-3 pr-4">
        <MatchStatus keyword={keyword} />
      </td>
      <td className="py-3 max-md:hidden">
        <Evidence keyword={keyword} answer={answer} />
      </td>
    </tr>
  );
}

function MatchStatus({ keyword: { found, credit } }: { keyword: Keyword }) {
  const percent = Math.round(credit * 100);
  const [Icon, tone, label] = !found
    ? ([CircleDashed, "text-bad", TEXTS.missing] as const)
    : percent >= 100
      ? ([CircleCheck, "text-good", TEXTS.found] as const)
      : ([CircleMinus, "text-warn", TEXTS.found] as const);
  return (
    <span className={classNames("flex items-start gap-1.5 whitespace-nowrap", tone)}>
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        {label}
        {found ? (
          <span className="block text-sm text-ink-soft tabular-nums">
            {TEXTS.credit({ percent })}
          </span>
        ) : null}
      </span>
    </span>
  );
}

function Evidence({ keyword, answer }: KeywordRowProps) {
  const { found, where, how, discountedBecause, reason } = keyword;
  // EvidenceQuestion shows a confirmation by the person, with Undo.
  const match = found && how && how !== "confirmed" ? MATCH_TYPE_LABELS[how] : null;
  const source = [where?.section, match].filter(Boolean);
  const why = found ? discountedBecause : (reason ?? (where ? null : TEXTS.notInTheResume));
  return (
    <div className="grid gap-1 text-sm">
      {where ? (
        <q className="break-words whitespace-pre-line text-ink [overflow-wrap:anywhere]">
          {where.snippet}
        </q>
      ) : null}
      {source.length > 0 ? <span className="text-ink-soft">{source.join(", ")}</span> : null}
      {why ? <span className={found ? "text-warn" : "text-ink-soft"}>{why}</span> : null}
      <EvidenceQuestion keyword={keyword} answer={answer} />
    </div>
  );
}
