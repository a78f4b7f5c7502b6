/** One keyword of the report: what was asked, whether it is there, and the line that shows it. */
import { CircleCheck, CircleDashed, CircleMinus } from "lucide-react";
import type { Keyword } from "#app/core/ats/report.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { HOW_SHOWN, KIND_NAMES } from "./keyword-words.ts";

export function KeywordRow({ keyword }: { keyword: Keyword }) {
  const { term, surface, kind, requirement } = keyword;
  const isRenamed = surface.toLowerCase() !== term.toLowerCase();
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-4 text-left font-semibold break-words">
        {term}
        {isRenamed ? (
          <span className="block text-sm font-normal text-ink-soft">posting: “{surface}”</span>
        ) : null}
        <span className="mt-1 block text-sm font-normal text-ink-soft md:hidden">
          {KIND_NAMES[kind]}, {requirement}
        </span>
        <span className="mt-2 block font-normal md:hidden">
          <Evidence keyword={keyword} />
        </span>
      </th>
      <td className="py-3 pr-4 max-md:hidden">{KIND_NAMES[kind]}</td>
      <td className="py-3 pr-4 max-md:hidden">
        <Badge tone={requirement === "required" ? "info" : "neutral"}>{requirement}</Badge>
      </td>
      <td className="py-3 pr-4">
        <Standing keyword={keyword} />
      </td>
      <td className="py-3 max-md:hidden">
        <Evidence keyword={keyword} />
      </td>
    </tr>
  );
}

function Standing({ keyword: { found, credit } }: { keyword: Keyword }) {
  const percent = Math.round(credit * 100);
  const [Icon, tone, words] = !found
    ? ([CircleDashed, "text-bad", "Missing"] as const)
    : percent >= 100
      ? ([CircleCheck, "text-good", "Found"] as const)
      : ([CircleMinus, "text-warn", "Found"] as const);
  return (
    <span className={classNames("flex items-start gap-1.5 whitespace-nowrap", tone)}>
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        {words}
        {found ? (
          <span className="block text-sm text-ink-soft tabular-nums">{percent}% credit</span>
        ) : null}
      </span>
    </span>
  );
}

function Evidence({ keyword: { found, where, how, discountedBecause } }: { keyword: Keyword }) {
  if (!found) return <span className="text-sm text-ink-faint">Not in the resume</span>;
  return (
    <span className="grid gap-1 text-sm">
      {where ? (
        <q className="break-words whitespace-pre-line text-ink [overflow-wrap:anywhere]">
          {where.snippet}
        </q>
      ) : null}
      <span className="text-ink-soft">
        {[where?.section, how ? HOW_SHOWN[how] : null].filter(Boolean).join(", ")}
      </span>
      {discountedBecause ? <span className="text-warn">{discountedBecause}</span> : null}
    </span>
  );
}
