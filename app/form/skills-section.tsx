import { FormSection } from "./form-section.tsx";
import { RoomListField } from "./room-list-field.tsx";

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
