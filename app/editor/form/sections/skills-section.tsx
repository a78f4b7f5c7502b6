/** The Skills section of the form: a list of skills, and named groups of them. */
import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { FormSection } from "./form-section.tsx";
import { HeadingAction } from "./heading-action.tsx";
import { SkillGroups } from "./skill-groups.tsx";
import { useShortList } from "./use-short-list.ts";

export function SkillsSection() {
  const mayEdit = useMayEdit();
  const groups = useShortList("skillGroups", TEXTS.groupRemoved);
  const actions =
    mayEdit && !groups.isFull ? (
      <HeadingAction
        ref={groups.addButton}
        label={TEXTS.addGroup}
        text={TEXTS.group}
        onClick={groups.add}
      />
    ) : null;
  return (
    <FormSection name="skills" title={TEXTS.skills} actions={actions}>
      <RoomListField
        path={["skills"]}
        label={TEXTS.skills}
        isLabelHidden
        rows={3}
        hint={TEXTS.skillsHint}
        placeholder={TEXTS.skillsExample}
      />
      {groups.ids.length > 0 ? <SkillGroups {...groups} /> : null}
    </FormSection>
  );
}
