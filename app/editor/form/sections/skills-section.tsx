import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { FormSection } from "./form-section.tsx";
import { HeadingAction } from "./heading-action.tsx";
import { SkillGroups } from "./skill-groups.tsx";
import { useShortList } from "./use-short-list.ts";

export function SkillsSection() {
  const mayEdit = useMayEdit();
  const groups = useShortList("skillGroups", "Group removed; its skills stay in the list");
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
      {groups.ids.length > 0 ? <SkillGroups {...groups} /> : null}
    </FormSection>
  );
}
