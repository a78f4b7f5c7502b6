/**
 * One line of the job description: its state icon, its text with the requirements marked, and its
 * actions.
 */
import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { LineDetails } from "./line-details.tsx";
import { readAsText, shownCountText, stateText } from "./line-texts.ts";
import {
  type KeywordState,
  keywordState,
  type LinePart,
  type PostingLine,
} from "./posting-lines.ts";
import { StateIcon } from "./state-icon.tsx";
import { STATE_LABELS, TEXTS } from "./texts.ts";

export const PostingLineItem = memo(function PostingLineItem({
  line,
  isTabStop,
  isOpen,
  onToggle,
  onFocus,
  actions,
  selectedWords,
}: {
  line: PostingLine;
  /** The one line that the Tab key reaches; arrow keys reach the others. */
  isTabStop: boolean;
  isOpen: boolean;
  onToggle(line: number): void;
  onFocus(line: number): void;
  /** Null if the line was not compared with the resume. */
  actions: KeywordActions | null;
  /** Words that the user has selected in it. */
  selectedWords: string | null;
}) {
  const detailsId = useId();
  const { number, text, state, parts } = line;
  const isBlank = text.trim() === "";
  const shownCount = shownCountText(line);
  const note = readAsText(line);
  if (isBlank) return <li className="h-2" aria-hidden />;
  return (
    <li
      className={classNames(
        "grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 rounded-control px-2 text-sm",
        isOpen && "bg-sunken",
      )}
    >
      <span className="pt-1.5 pointer-coarse:pt-3">
        <StateIcon state={state} />
      </span>
      <div className="min-w-0 py-1.5 pointer-coarse:py-3">
        {state === "plain" ? null : <span className="sr-only">{stateText(line)}: </span>}
        <span
          dir="auto"
          data-line-text={number}
          className={classNames(
            "block [overflow-wrap:anywhere] whitespace-pre-wrap",
            // Of a compared posting, plain lines are headings.
            state === "plain" && actions ? "font-semibold" : null,
            state === "unread" && "text-ink-soft",
          )}
        >
          {parts.map((part) => (
            <MarkedPart key={part.start} part={part} />
          ))}
        </span>
        {shownCount ? <span className="block text-ink-soft tabular-nums">{shownCount}</span> : null}
      </div>
      {actions ? (
        <button
          type="button"
          data-line-button={number}
          aria-label={TEXTS.lineButton({ number, state: stateText(line), text })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          tabIndex={isTabStop ? 0 : -1}
          className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          onFocus={() => onFocus(number)}
          onClick={() => onToggle(number)}
        >
          <ChevronDown aria-hidden size={16} className={isOpen ? "rotate-180" : ""} />
        </button>
      ) : (
        <span />
      )}
      {actions && isOpen ? (
        <div id={detailsId} className="col-span-2 col-start-2 grid gap-2 pb-2">
          {note ? <p className="text-ink-soft">{note}</p> : null}
          <LineDetails
            key={selectedWords}
            line={line}
            actions={actions}
            selectedWords={selectedWords}
          />
        </div>
      ) : null}
    </li>
  );
});

const MARKS: Record<KeywordState, string> = {
  shown: "bg-good-wash decoration-good",
  partly: "bg-warn-wash decoration-warn decoration-dashed",
  missing: "bg-bad-wash decoration-bad decoration-dotted",
};

const markTitle = (keyword: Keyword) =>
  TEXTS.markTitle({ name: keyword.term, state: STATE_LABELS[keywordState(keyword)] });

function MarkedPart({ part: { text, keywords, excluded } }: { part: LinePart }) {
  const [first] = keywords.map(keywordState).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  if (first === undefined)
    return excluded.length > 0 ? <s title={TEXTS.excludedMark}>{text}</s> : <span>{text}</span>;
  const label = STATE_LABELS[first];
  return (
    <mark
      title={keywords.map(markTitle).join(", ")}
      className={`rounded-xs px-px text-ink underline decoration-2 underline-offset-2 ${MARKS[first]}`}
    >
      {text}
      <span className="sr-only select-none"> ({label.toLowerCase()})</span>
    </mark>
  );
}

/** If several requirements share words, the one that the resume shows least determines the mark. */
const ORDER: KeywordState[] = ["missing", "partly", "shown"];
