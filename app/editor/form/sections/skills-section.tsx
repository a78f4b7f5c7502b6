import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { FormSection } from "./form-section.tsx";
import { HeadingAction } from "./heading-action.tsx";
import { SkillGroups, useSkillGroups } from "./skill-groups.tsx";

export function SkillsSection() {
  const mayEdit = useMayEdit();
  const groups = useSkillGroups();
  const actions =
    mayEdit && !groups.isFull ? (
      <HeadingAction ref={groups.addButton} label="Add group" text="Group" onClick={groups.add} />
    ) : null;
  return (
    <FormSection name="skills" title="Skills" actions={actions}>
      <RoomListField
        path={["skills"]}
        label="Skills"
        isLabelHidden
        rows={3}
        hint="Separate skills by commas. Use the job description's wording for skills you really have."
        placeholder="TypeScript, project planning, Spanish"
      />
      <SkillGroups {...groups} />
    </FormSection>
  );
}
