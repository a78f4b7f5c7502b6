/** One group of keywords in the editor's narrow score panel, each with its reason, its line and its actions. */
import { CircleCheck, CircleDashed, CircleMinus, Ellipsis } from "lucide-react";
import { useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { keywordName } from "#app/core/ats/requirement-summary.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { LazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import { EvidenceQuestion } from "./evidence-question.tsx";
import type { KeywordActions } from "./keyword-actions.ts";
import { correctionText, REQUIREMENT_LABELS } from "./keyword-labels.ts";

const KeywordMenu = lazyPart(() =>
  import("./keyword-menu.tsx").then((module) => module.KeywordMenu),
);

/** A long group starts collapsed so that it does not fill the panel. */
const SHOWN_AT_FIRST = 8;

export function KeywordList({
  keywords,
  actions,
}: {
  keywords: Keyword[];
  actions: KeywordActions | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  // What somebody has answered stays in view, to be undone.
  const shown = keywords.filter(
    ({ confirmation }, index) =>
      isOpen || index < SHOWN_AT_FIRST || typeof confirmation?.shows === "boolean",
  );
  const hidden = keywords.length - shown.length;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {shown.map((keyword) => (
          <KeywordItem
            key={`${keyword.canonical} ${keyword.requirement}`}
            keyword={keyword}
            actions={actions}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className="min-h-8 justify-self-start text-sm font-semibold text-accent hover:underline"
          onClick={() => setOpen(true)}
        >
          Show {hidden} more
        </button>
      ) : null}
    </>
  );
}

function KeywordItem({
  keyword,
  actions,
}: {
  keyword: Keyword;
  actions: KeywordActions | undefined;
}) {
  const { found, credit, where, discountedBecause, reason } = keyword;
  const [Icon, tone, label] = !found
    ? ([CircleDashed, "text-bad", "Missing"] as const)
    : credit < 1
      ? ([CircleMinus, "text-warn", "Partly shown"] as const)
      : ([CircleCheck, "text-good", "Shown"] as const);
  const why = found ? discountedBecause : (reason ?? null);
  const correction = correctionText(keyword);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 py-2 text-sm">
      <Icon aria-label={label} role="img" size={16} className={`mt-0.5 ${tone}`} />
      <div className="grid min-w-0 gap-1">
        <p className="break-words">
          <span className="font-semibold">{keywordName(keyword)}</span>
          {!found && keyword.requirement === "preferred" && !keyword.isChanged ? (
            <span className="text-ink-soft"> · nice-to-have</span>
          ) : null}
          {correction ? <span className="text-ink-soft"> · {correction}</span> : null}
        </p>
        {where ? (
          <q className="text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">
            {where.snippet}
          </q>
        ) : null}
        {why ? <p className="text-ink-soft">{why}</p> : null}
        {!found && actions?.isDeclined(keyword) ? (
          <p className="text-ink-soft">
            Not true for you: not suggested, still counted as missing.
          </p>
        ) : null}
        <EvidenceQuestion keyword={keyword} answer={actions?.answer} />
        <PrimaryActions keyword={keyword} actions={actions} />
      </div>
      <MoreActions keyword={keyword} actions={actions} />
    </li>
  );
}

function PrimaryActions({ keyword, actions }: { keyword: Keyword; actions?: KeywordActions }) {
  if (!actions) return null;
  const { showLine, addToSkills, addBullet } = actions;
  const name = keywordName(keyword);
  const canAdd = keyword.kind === "hard" && keyword.credit < 1 && !actions.isDeclined(keyword);
  const buttons = [
    keyword.where && showLine ? { text: "Show line", onClick: () => showLine(keyword) } : null,
    canAdd && !keyword.found && addToSkills
      ? {
          text: "Add to skills",
          onClick: () => addToSkills(keyword),
        }
      : null,
    canAdd && addBullet
      ? {
          text: "Add a bullet…",
          onClick: () => addBullet(keyword),
        }
      : null,
  ].filter((button) => button !== null);
  if (buttons.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {buttons.map(({ text, onClick }) => (
        <button
          key={text}
          type="button"
          className="min-h-8 text-sm font-semibold text-accent hover:underline pointer-coarse:min-h-11"
          aria-label={`${text}: ${name}`}
          onClick={onClick}
        >
          {text}
        </button>
      ))}
    </p>
  );
}

function MoreActions({ keyword, actions }: { keyword: Keyword; actions?: KeywordActions }) {
  if (!actions) return null;
  const { decline, exclude, changeRequirement } = actions;
  const other = keyword.requirement === "required" ? "preferred" : "required";
  const canDecline = decline && keyword.credit < 1 && !actions.isDeclined(keyword);
  if (!canDecline && !exclude) return null;
  const trigger = (
    <IconButton label={`More about ${keywordName(keyword)}`} size="small">
      <Ellipsis aria-hidden size={16} />
    </IconButton>
  );
  return (
    <LazyMenu trigger={trigger}>
      {(onLoadError) => (
        <KeywordMenu
          trigger={trigger}
          onDecline={canDecline ? () => decline(keyword) : undefined}
          onExclude={exclude && (() => exclude(keyword))}
          onChange={changeRequirement && (() => changeRequirement(keyword))}
          changeText={`Make it a ${REQUIREMENT_LABELS[other]}`}
          onLoadError={onLoadError}
        />
      )}
    </LazyMenu>
  );
}
