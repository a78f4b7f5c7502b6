import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { FormSection } from "./form-section.tsx";
import { SkillGroups } from "./skill-groups.tsx";

export function SkillsSection() {
  return (
    <FormSection name="skills" title="Skills">
      <RoomListField
        path={["skills"]}
        label="Skills"
        isLabelHidden
        rows={3}
        hint="Separate skills by commas. Use the job description's wording for skills you really have."
        placeholder="TypeScript, project planning, Spanish"
      />
      <SkillGroups />
    </FormSection>
  );
}
