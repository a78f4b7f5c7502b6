/**
 * The user's corrections of the score: stored with the job description, each with Undo in its
 * toast.
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
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import {
  answeredText,
  REQUIREMENT_LABELS,
} from "#app/features/score-report/match/keyword-labels.ts";
import { notify } from "#app/ui/toast/toast.tsx";
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
  const change = (patch: (corrections: CorrectionLists) => Corrections) => {
    const job = read();
    if (id && job) room.edits.putPosting(id, { ...job, ...patch(correctionsOf(job)) });
  };
  return {
    before: correctionsOf(read()),
    change,
    /** Adds a requirement, replacing one with the same words; null removes it. */
    setAdded: (words: string, added: AddedTerm | null) =>
      change(({ addedTerms }) => {
        const others = addedTerms.filter((each) => each.words !== words);
        return { addedTerms: added ? [...others, added] : others };
      }),
    /** Null removes the change. */
    setChange: (term: string, changed: RequirementChange | null) =>
      change(({ requirementChanges }) => {
        const others = requirementChanges.filter((each) => each.term !== term);
        return {
          requirementChanges: changed ? [...others, changed].slice(-MAX_CORRECTIONS) : others,
        };
      }),
  };
}

const without = (terms: string[], term: string) => terms.filter((each) => each !== term);
const withTerm = (terms: string[], term: string) =>
  [...without(terms, term), term.slice(0, CAPS.shortText)].slice(-MAX_CORRECTIONS);

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
    decline({ canonical, surface }) {
      const { change } = activeCorrections(room);
      change(({ declinedTerms }) => ({ declinedTerms: withTerm(declinedTerms, canonical) }));
      const undo = () =>
        change(({ declinedTerms }) => ({ declinedTerms: without(declinedTerms, canonical) }));
      notify.plain(TEXTS.isNoLongerSuggested({ surface }), {
        action: { label: TEXTS.undo, onClick: undo },
      });
    },
    exclude({ canonical, surface, added }) {
      const { before, change, setAdded } = activeCorrections(room);
      if (added !== undefined) {
        const removed = before.addedTerms.find(({ words }) => words === added) ?? null;
        setAdded(added, null);
        notify.plain(TEXTS.isNoLongerARequirement({ surface }), {
          action: { label: TEXTS.undo, onClick: () => setAdded(added, removed) },
        });
        return;
      }
      change(({ excludedTerms }) => ({ excludedTerms: withTerm(excludedTerms, canonical) }));
      const undo = () =>
        change(({ excludedTerms }) => ({ excludedTerms: without(excludedTerms, canonical) }));
      dismissExclusion = notify.plain(TEXTS.isLeftOut({ surface }), {
        action: { label: TEXTS.undo, onClick: undo },
      });
    },
    restore(canonical) {
      dismissExclusion();
      activeCorrections(room).change(({ excludedTerms }) => ({
        excludedTerms: without(excludedTerms, canonical),
      }));
    },
    restoreExcluded() {
      dismissExclusion();
      activeCorrections(room).change(() => ({ excludedTerms: [] }));
    },
    addRequirement(words, requirement) {
      const { before, setAdded } = activeCorrections(room);
      if (before.addedTerms.length >= MAX_CORRECTIONS) {
        notify.error(TEXTS.atMostRequirementsCanBeAdded({ maxCorrections: MAX_CORRECTIONS }));
        return;
      }
      setAdded(words, { words, requirement });
      notify.plain(TEXTS.countsAsAdded({ words, kind: REQUIREMENT_LABELS[requirement] }), {
        action: { label: TEXTS.undo, onClick: () => setAdded(words, null) },
      });
    },
    changeRequirement({ canonical: term, surface, requirement, added, isChanged }) {
      const { before, setAdded, setChange } = activeCorrections(room);
      const other = requirement === "required" ? "preferred" : "required";
      const set = (to: Keyword["requirement"]) =>
        added === undefined
          ? // Back to what was read from the posting, so the change is removed.
            setChange(term, isChanged ? null : { term, requirement: to })
          : setAdded(added, { words: added, requirement: to });
      const changed = before.requirementChanges.find((each) => each.term === term) ?? null;
      const undo = () => (added === undefined ? setChange(term, changed) : set(requirement));
      set(other);
      notify.plain(TEXTS.countsAsNow({ words: surface, kind: REQUIREMENT_LABELS[other] }), {
        action: { label: TEXTS.undo, onClick: undo },
      });
    },
  };
}

/** The action that saves the user's answer whether a line of the resume shows a requirement. */
export function answerAction(room: CorrectingRoom): Pick<KeywordActions, "answer"> {
  return {
    answer(keyword, shows) {
      const { change } = activeCorrections(room);
      const line = keyword.confirmation?.line ?? "";
      const save = (shows: boolean | null) =>
        change(({ evidenceAnswers }) => ({
          evidenceAnswers: withEvidenceAnswer(evidenceAnswers, {
            term: keyword.canonical,
            line,
            shows,
          }),
        }));
      const before = keyword.confirmation?.shows ?? null;
      save(shows);
      notify.plain(answeredText(keyword, shows), {
        action: { label: TEXTS.undo, onClick: () => save(before) },
      });
    },
  };
}
