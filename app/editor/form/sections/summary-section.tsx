/** The Professional Summary section of the form: one formatted text. */
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { FieldTips } from "#app/editor/advice/field-tips.tsx";
import { RoomTextArea } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { FormSection } from "./form-section.tsx";

export function SummarySection() {
  return (
    <FormSection
      name="summary"
      title={TEXTS.professionalSummary}
      actions={<FieldTips field="summary" label={TEXTS.professionalSummary} />}
    >
      <RoomTextArea
        path={["summary"]}
        label={TEXTS.professionalSummary}
        isLabelHidden
        cap={CAPS.summary}
        hasRewriteTool
        rows={4}
        placeholder={TEXTS.summaryHint}
      />
    </FormSection>
  );
}
