/** The user's corrections of the score: kept with the job description, each undone by its own toast. */
import type { Keyword } from "#app/core/ats/report.ts";
import {
  type Corrections,
  correctionsOf,
  MAX_CORRECTIONS,
  withAnswer,
} from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import { answeredText } from "#app/features/score-report/match/keyword-labels.ts";
import { notify } from "#app/ui/toast/toast.tsx";

type CorrectingRoom = Pick<Room, "document" | "edits">;

function correct(
  room: CorrectingRoom,
  patch: (corrections: ReturnType<typeof correctionsOf>) => Corrections,
) {
  const job = room.document.read()?.jobDescription;
  if (!job) return;
  room.edits.setJobDescription({ ...job, ...patch(correctionsOf(job)) });
}

const withTerm = (terms: string[] | undefined, term: string) =>
  [...(terms ?? []).filter((each) => each !== term), term.slice(0, CAPS.shortText)].slice(
    -MAX_CORRECTIONS,
  );

export function correctionActions(
  room: CorrectingRoom,
): Pick<KeywordActions, "decline" | "exclude" | "restoreExcluded"> {
  const undoExclusion = (term: string) =>
    correct(room, ({ excludedTerms }) => ({
      excludedTerms: excludedTerms?.filter((each) => each !== term),
    }));
  return {
    decline({ canonical, surface }) {
      correct(room, ({ declinedTerms }) => ({ declinedTerms: withTerm(declinedTerms, canonical) }));
      notify.plain(`"${surface}" is no longer suggested. It still counts as missing.`, {
        action: {
          label: "Undo",
          onClick: () =>
            correct(room, ({ declinedTerms }) => ({
              declinedTerms: declinedTerms?.filter((each) => each !== canonical),
            })),
        },
      });
    },
    exclude({ canonical, surface }) {
      correct(room, ({ excludedTerms }) => ({ excludedTerms: withTerm(excludedTerms, canonical) }));
      notify.plain(`"${surface}" is left out of this analysis. The report says so.`, {
        action: { label: "Undo", onClick: () => undoExclusion(canonical) },
      });
    },
    restoreExcluded: () => correct(room, () => ({ excludedTerms: [] })),
  };
}

/** Yes, No, and taking either back. */
export function answerAction(room: CorrectingRoom): Pick<KeywordActions, "answer"> {
  const save = (keyword: Keyword, shows: boolean | null) =>
    correct(room, ({ evidenceAnswers }) => ({
      evidenceAnswers: withAnswer(evidenceAnswers, {
        term: keyword.canonical,
        line: keyword.confirmation?.line ?? "",
        shows,
      }),
    }));
  return {
    answer(keyword, shows) {
      const before = keyword.confirmation?.shows ?? null;
      save(keyword, shows);
      notify.plain(answeredText(keyword, shows), {
        action: { label: "Undo", onClick: () => save(keyword, before) },
      });
    },
  };
}
