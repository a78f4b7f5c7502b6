/**
 * One requirement in the editor's score panel: whether it is shown and why, the resume's line that
 * shows it, its number in the margin of the resume's page, and its actions.
 */
import { CircleCheck, CircleX, Contrast, Ellipsis } from "lucide-react";
import { type KeyboardEvent, memo, useContext, useEffect, useRef } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { keywordKey, keywordName } from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { lazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import { EvidenceQuestion } from "./evidence-question.tsx";
import type { KeywordActions } from "./keyword-actions.ts";
import { correctionText, evidenceNote, REQUIREMENT_LABELS } from "./keyword-labels.ts";
import { matchLabelClass, PARTIAL_SIGN_CLASS } from "./match-label.ts";
import { RowMatchesContext, useRowMatches } from "./row-matches.ts";

const KeywordMenu = lazyMenu(() =>
  import("./keyword-menu.tsx").then((module) => module.KeywordMenu),
);

interface KeywordItemProps {
  keyword: Keyword;
  actions: KeywordActions | undefined;
}

/** For memo: each pause in typing gives a new report, in which most keywords are unchanged. */
const isSameItem = (before: KeywordItemProps, next: KeywordItemProps): boolean =>
  before.actions === next.actions &&
  JSON.stringify(before.keyword) === JSON.stringify(next.keyword);

export const KeywordItem = memo(function KeywordItem({ keyword, actions }: KeywordItemProps) {
  const { found, credit, where, reason } = keyword;
  const [Icon, tone, label] = signOf(keyword);
  const why = found ? evidenceNote(keyword) : (reason ?? null);
  const correction = correctionText(keyword);
  const { number, isHighlighted, row } = useMatchRow(keyword);
  return (
    <li
      {...row}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 py-2 text-sm",
        isHighlighted && "bg-accent-wash outline-4 outline-accent-wash",
      )}
    >
      <Icon aria-label={label} role="img" size={16} className={`mt-0.5 ${tone}`} />
      <div className="grid min-w-0 gap-1">
        <p className="break-words">
          {number === null ? null : (
            <span
              className={classNames(
                matchLabelClass(credit < 1),
                "mr-1.5 inline-block",
                credit < 1 && PARTIAL_SIGN_CLASS,
              )}
            >
              <span className="sr-only">{TEXTS.match} </span>
              {number}
            </span>
          )}
          <span className="font-semibold">{keywordName(keyword)}</span>
          {!found && keyword.requirement === "preferred" && !keyword.isChanged ? (
            <span className="text-ink-soft"> {TEXTS.niceToHave}</span>
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
          <p className="text-ink-soft">{TEXTS.notTrueForYou}</p>
        ) : null}
        <EvidenceQuestion keyword={keyword} answer={actions?.answer} />
        <PrimaryActions keyword={keyword} actions={actions} />
      </div>
      <MoreActions keyword={keyword} actions={actions} />
    </li>
  );
}, isSameItem);

/** The icon of a keyword with its color and its label. */
function signOf({ found, credit }: Keyword) {
  if (!found) return [CircleX, "text-bad", TEXTS.missing] as const;
  if (credit < 1) return [Contrast, "text-warn", TEXTS.partlyShown] as const;
  return [CircleCheck, "text-good", TEXTS.shown] as const;
}

/**
 * Highlights a row together with its line on the page, and scrolls to the row whose number was clicked
 * there.
 * @returns the keyword's number on the page (null without one), whether it is highlighted, and the
 * props of the row's element
 */
function useMatchRow(keyword: Keyword) {
  const matches = useContext(RowMatchesContext);
  const key = keywordKey(keyword);
  const number = matches?.numberOf(key) ?? null;
  const isHighlighted = useRowMatches(({ highlighted }) => highlighted.includes(key));
  const isClicked = useRowMatches(({ clickedKey }) => clickedKey === key);
  const ref = useRef<HTMLLIElement>(null);
  /**
   * True from the click on the page until the row loses the focus: Escape then returns to the
   * page.
   */
  const comesFromPage = useRef(false);
  useEffect(() => {
    if (!isClicked || !matches) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
    comesFromPage.current = true;
    matches.clearClicked();
  }, [isClicked, matches]);
  if (!matches || number === null) return { number, isHighlighted, row: {} };
  const highlight = () => matches.highlight([key]);
  const clearHighlight = () => matches.highlight([]);
  const row = {
    ref,
    tabIndex: -1,
    "data-match": number,
    onPointerEnter: highlight,
    onPointerLeave: clearHighlight,
    onFocus: highlight,
    onBlur() {
      comesFromPage.current = false;
      clearHighlight();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !comesFromPage.current) return;
      event.preventDefault();
      matches.focusOnPage(key);
    },
  };
  return { number, isHighlighted, row };
}

function PrimaryActions({ keyword, actions }: { keyword: Keyword; actions?: KeywordActions }) {
  if (!actions) return null;
  const { showLine, addToSkills, addBullet } = actions;
  const name = keywordName(keyword);
  const canAdd = keyword.kind === "hard" && keyword.credit < 1 && !actions.isDeclined(keyword);
  const buttons = [
    keyword.where && showLine ? { text: TEXTS.showLine, onClick: () => showLine(keyword) } : null,
    canAdd && !keyword.found && addToSkills
      ? {
          text: TEXTS.addToSkills,
          onClick: () => addToSkills(keyword),
        }
      : null,
    canAdd && addBullet
      ? {
          text: TEXTS.addABullet,
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
  const otherRequirement = keyword.requirement === "required" ? "preferred" : "required";
  const canDecline = decline && keyword.credit < 1 && !actions.isDeclined(keyword);
  if (!canDecline && !exclude) return null;
  const trigger = (
    <IconButton label={TEXTS.moreAbout({ keywordName: keywordName(keyword) })} size="small">
      <Ellipsis aria-hidden size={16} />
    </IconButton>
  );
  return (
    <KeywordMenu
      trigger={trigger}
      onDecline={canDecline ? () => decline(keyword) : undefined}
      onExclude={exclude && (() => exclude(keyword))}
      onChange={changeRequirement && (() => changeRequirement(keyword))}
      changeText={TEXTS.makeIt(REQUIREMENT_LABELS[otherRequirement])}
    />
  );
}
