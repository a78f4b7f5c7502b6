import { CAPS } from "#app/core/resume/schema-fields.ts";
import { FieldTips } from "#app/editor/advice/field-tips.tsx";
import { RoomTextArea } from "#app/editor/form/fields/room-text-field.tsx";
import { FormSection } from "./form-section.tsx";

export function SummarySection() {
  return (
    <FormSection
      name="summary"
      title="Professional Summary"
      actions={<FieldTips field="summary" label="Professional Summary" />}
    >
      <RoomTextArea
        path={["summary"]}
        label="Professional Summary"
        isLabelHidden
        cap={CAPS.summary}
        isRewritable
        rows={4}
        placeholder="Who you are, what you are best at, and what you want to do next. Two to four sentences."
      />
    </FormSection>
  );
}
