/** One group of keywords in the editor's narrow score panel. */
import { memo, useEffect, useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { keywordKey } from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import type { KeywordActions } from "./keyword-actions.ts";
import { KeywordItem } from "./keyword-item.tsx";
import { useRowMatches } from "./row-matches.ts";

/** A long group starts collapsed so that it does not fill the panel. */
const SHOWN_AT_FIRST = 8;

/** Whether the user has said that the resume shows the keyword, or that it does not. */
const isAnswered = ({ confirmation }: Keyword): boolean => typeof confirmation?.shows === "boolean";

export const KeywordList = memo(function KeywordList({
  keywords,
  actions,
}: {
  keywords: Keyword[];
  actions: KeywordActions | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  // When a keyword's number is clicked on the resume's page, its row must be shown here.
  const containsClicked = useRowMatches(
    ({ clickedKey }) =>
      clickedKey !== null && keywords.some((keyword) => keywordKey(keyword) === clickedKey),
  );
  useEffect(() => {
    if (containsClicked) setOpen(true);
  }, [containsClicked]);
  // An answered keyword stays visible, so that the answer can be undone.
  const shown = keywords.filter(
    (keyword, index) => isOpen || index < SHOWN_AT_FIRST || isAnswered(keyword),
  );
  const hidden = keywords.length - shown.length;
  return (
    <>
      <ul className="grid ruled">
        {shown.map((keyword) => (
          <KeywordItem key={keywordKey(keyword)} keyword={keyword} actions={actions} />
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className="min-h-8 justify-self-start text-sm font-semibold text-accent hover:underline"
          onClick={() => setOpen(true)}
        >
          {TEXTS.showMore({ hidden })}
        </button>
      ) : null}
    </>
  );
});
