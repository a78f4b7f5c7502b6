import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { FormSection } from "./form-section.tsx";

export function SkillsSection() {
  return (
    <FormSection title="Skills">
      <RoomListField
        path={["skills"]}
        label="Skills"
        isLabelHidden
        rows={3}
        hint="Separate skills by commas. Use the words of the postings you apply to, where they are true."
        placeholder="TypeScript, project planning, Spanish"
      />
    </FormSection>
  );
}
