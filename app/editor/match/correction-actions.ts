/**
 * The user's corrections of the score, such as leaving a requirement out: stored with the job description, each with
 * Undo in its toast. A keyword is a requirement that the score has read in the job description: `canonical` is its name
 * in the score's dictionary, `surface` its words in the text.
 */
import type { RequirementChange } from "#app/core/ats/corrections.ts";
import type { AddedTerm } from "#app/core/ats/posting/added-requirement.ts";
import type { Keyword } from "#app/core/ats/report.ts";
import {
  type Corrections,
  correctionsOf,
  MAX_CORRECTIONS,
  withEvidenceAnswer,
} from "#app/core/resume/job-description.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import {
  answeredText,
  REQUIREMENT_LABELS,
} from "#app/features/score-report/match/keyword-labels.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { SCORE_TEXTS } from "./score-texts.ts";
import { TEXTS } from "./texts.ts";

type CorrectingRoom = Pick<Room, "document" | "edits">;

type CorrectionLists = ReturnType<typeof correctionsOf>;

/**
 * Reads and changes the corrections of the posting that is active now; a later Undo changes the same
 * posting.
 */
function activeCorrections(room: CorrectingRoom) {
  const id = room.document.read()?.activePosting;
  const read = () => room.document.read()?.postings.find((posting) => posting.id === id)?.job;
  const update = (patch: (corrections: CorrectionLists) => Corrections) => {
    const job = read();
    if (id && job) room.edits.putPosting(id, { ...job, ...patch(correctionsOf(job)) });
  };
  return {
    before: correctionsOf(read()),
    update,
    /** Adds a requirement, replacing one with the same words; null removes it. */
    setAdded: (words: string, added: AddedTerm | null) =>
      update(({ addedTerms }) => {
        const others = addedTerms.filter((each) => each.words !== words);
        return { addedTerms: added ? [...others, added] : others };
      }),
    /** Makes a requirement a must-have or a nice-to-have; null restores what the posting says. */
    setImportance: (term: string, change: RequirementChange | null) =>
      update(({ requirementChanges }) => {
        const others = requirementChanges.filter((each) => each.term !== term);
        return {
          requirementChanges: change ? [...others, change].slice(-MAX_CORRECTIONS) : others,
        };
      }),
  };
}

const without = (terms: string[], term: string) => terms.filter((each) => each !== term);
const withTerm = (terms: string[], term: string) =>
  [...without(terms, term), term].slice(-MAX_CORRECTIONS);

/** The actions that correct the requirements of the active posting. */
export function correctionActions(
  room: CorrectingRoom,
): Pick<
  KeywordActions,
  "decline" | "exclude" | "restore" | "restoreExcluded" | "addRequirement" | "changeRequirement"
> {
  /** Closes the toast of the last exclusion, whose Undo is pointless once the exclusion was removed elsewhere. */
  let dismissExclusion = () => {};
  return {
    // Still counted as missing, but no longer suggested.
    decline({ canonical, surface }) {
      const { update } = activeCorrections(room);
      update(({ declinedTerms }) => ({ declinedTerms: withTerm(declinedTerms, canonical) }));
      const undo = () =>
        update(({ declinedTerms }) => ({ declinedTerms: without(declinedTerms, canonical) }));
      notify.plain(SCORE_TEXTS.isNoLongerSuggested({ surface }), {
        action: { label: TEXTS.undo, onClick: undo },
      });
    },
    // No longer counted as a requirement.
    exclude({ canonical, surface, added: addedWords }) {
      const { before, update, setAdded } = activeCorrections(room);
      if (addedWords !== undefined) {
        const removed = before.addedTerms.find(({ words }) => words === addedWords) ?? null;
        setAdded(addedWords, null);
        notify.plain(SCORE_TEXTS.isNoLongerARequirement({ surface }), {
          action: { label: TEXTS.undo, onClick: () => setAdded(addedWords, removed) },
        });
        return;
      }
      update(({ excludedTerms }) => ({ excludedTerms: withTerm(excludedTerms, canonical) }));
      const undo = () =>
        update(({ excludedTerms }) => ({ excludedTerms: without(excludedTerms, canonical) }));
      dismissExclusion = notify.plain(SCORE_TEXTS.isLeftOut({ surface }), {
        action: { label: TEXTS.undo, onClick: undo },
      });
    },
    restore(canonical) {
      dismissExclusion();
      activeCorrections(room).update(({ excludedTerms }) => ({
        excludedTerms: without(excludedTerms, canonical),
      }));
    },
    restoreExcluded() {
      dismissExclusion();
      activeCorrections(room).update(() => ({ excludedTerms: [] }));
    },
    addRequirement(words, importance) {
      const { before, setAdded } = activeCorrections(room);
      const replaced = before.addedTerms.find((each) => each.words === words) ?? null;
      if (!replaced && before.addedTerms.length >= MAX_CORRECTIONS) {
        notify.error(SCORE_TEXTS.atMostRequirementsCanBeAdded({ maxCorrections: MAX_CORRECTIONS }));
        return;
      }
      setAdded(words, { words, requirement: importance });
      notify.plain(SCORE_TEXTS.countsAsAdded({ words, kind: REQUIREMENT_LABELS[importance] }), {
        action: { label: TEXTS.undo, onClick: () => setAdded(words, replaced) },
      });
    },
    changeRequirement(keyword) {
      const { canonical: term, surface, requirement: importance, added: addedWords } = keyword;
      const { before, setAdded, setImportance } = activeCorrections(room);
      const otherImportance = importance === "required" ? "preferred" : "required";
      const set = (requirement: Keyword["requirement"]) =>
        addedWords === undefined
          ? // If it was changed before, the other one is what was read from the posting.
            setImportance(term, keyword.isChanged ? null : { term, requirement })
          : setAdded(addedWords, { words: addedWords, requirement });
      const previousChange = before.requirementChanges.find((each) => each.term === term) ?? null;
      const undo = () =>
        addedWords === undefined ? setImportance(term, previousChange) : set(importance);
      set(otherImportance);
      notify.plain(
        SCORE_TEXTS.countsAsNow({ words: surface, kind: REQUIREMENT_LABELS[otherImportance] }),
        {
          action: { label: TEXTS.undo, onClick: undo },
        },
      );
    },
  };
}

/** The action that saves the user's answer whether a line of the resume shows a requirement. */
export function answerAction(room: CorrectingRoom): Pick<KeywordActions, "answer"> {
  return {
    answer(keyword, shows) {
      const { update } = activeCorrections(room);
      const line = keyword.confirmation?.line ?? "";
      const save = (newAnswer: boolean | null) =>
        update(({ evidenceAnswers }) => ({
          evidenceAnswers: withEvidenceAnswer(evidenceAnswers, {
            term: keyword.canonical,
            line,
            shows: newAnswer,
          }),
        }));
      const previousAnswer = keyword.confirmation?.shows ?? null;
      save(shows);
      notify.plain(answeredText(keyword, shows), {
        action: { label: TEXTS.undo, onClick: () => save(previousAnswer) },
      });
    },
  };
}
