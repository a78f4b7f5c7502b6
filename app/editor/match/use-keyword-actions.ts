/** The actions on the score report's keywords that the user's role allows. */
import { useCallback, useMemo } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { answerAction, correctionActions } from "./correction-actions.ts";
import { SCORE_TEXTS } from "./score-texts.ts";
import { type OtherPanes, type PickField, showLine } from "./show-line.ts";
import { bestEntryFor, startBullet } from "./start-bullet.ts";

/** @param onPick absent where there is no form */
export function useKeywordActions(otherPanes: OtherPanes, onPick?: PickField): KeywordActions {
  const room = useOpenRoom();
  const { role } = useEditorAccess();
  const declined = useRoomValue((snapshot) => snapshot.jobDescription?.declinedTerms);
  const show = useCallback(
    ({ where }: Keyword) => {
      const mayEdit = isAtLeast(role, "edit");
      if (!where || !showLine(room, otherPanes, where, mayEdit ? onPick : undefined))
        notify.plain(SCORE_TEXTS.lineHasChanged);
    },
    [room, role, otherPanes, onPick],
  );
  return useMemo(() => {
    const isDeclined = ({ canonical }: Keyword) => declined?.includes(canonical) === true;
    const corrections = role === "comment" ? {} : correctionActions(room);
    return {
      showLine: show,
      isDeclined,
      ...corrections,
      ...(isAtLeast(role, "edit") ? answerAction(room) : {}),
      ...(onPick && isAtLeast(role, "edit") ? contentActions(room, onPick) : {}),
    };
  }, [room, role, declined, show, onPick]);
}

function contentActions(
  room: Room,
  onPick: PickField,
): Pick<KeywordActions, "addToSkills" | "addBullet"> {
  return {
    addToSkills({ surface }) {
      const skills = room.document.read()?.resume.skills ?? [];
      if (skills.length >= CAPS.skills) {
        notify.error(SCORE_TEXTS.skillsIsLimitedToItems({ skills: CAPS.skills }));
        return;
      }
      room.edits.setList(["skills"], [...skills, surface.slice(0, CAPS.skill)]);
      notify.success(SCORE_TEXTS.addedToSkills({ surface }), { action: undoAction(room.history) });
    },
    addBullet(keyword) {
      const snapshot = room.document.read();
      const place =
        snapshot &&
        bestEntryFor(
          snapshot.resume,
          keyword,
          snapshot.jobDescription?.description ?? "",
          snapshot.design.hidden,
        );
      if (!place) {
        onPick("experience");
        notify.plain(SCORE_TEXTS.addAJob);
        return;
      }
      const description = startBullet(place.description);
      if (description === null) {
        notify.error(SCORE_TEXTS.thisDescriptionIsFull);
        return;
      }
      const { section, id } = place;
      if (description !== place.description)
        room.edits.replaceText([section, id, "description"], description);
      const pattern = SCORE_TEXTS.sayWhatYouDid({ surface: keyword.surface });
      onPick(`${section}.${id}.description`, { bulletPattern: pattern });
    },
  };
}
