/** The Education section of the form: a list of schools and degrees. */
import { GraduationCap } from "lucide-react";
import { memo } from "react";
import { gradeLabel } from "#app/core/resume/grade-label.ts";
import { TWO_WIDE_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { RoomValueField } from "#app/editor/form/fields/room-value-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryMonths } from "./entry-months.tsx";

export function EducationSection() {
  return (
    <EntryList
      section="education"
      title={TEXTS.education}
      noun={TEXTS.education}
      icon={GraduationCap}
      emptyText={TEXTS.educationAdvice}
      Fields={EducationFields}
    />
  );
}

const EducationFields = memo(function EducationFields({ id }: { id: string }) {
  const grade = useRoomValue((snapshot) =>
    gradeLabel(entryOf(snapshot, "education", id)?.gpa ?? ""),
  );
  return (
    <>
      <div className={TWO_WIDE_COLUMNS}>
        <RoomTextField
          path={["education", id, "institution"]}
          label={TEXTS.institution}
          autoComplete="off"
          spellCheck={false}
        />
        <RoomTextField path={["education", id, "degree"]} label={TEXTS.degree} autoComplete="off" />
        <RoomTextField
          path={["education", id, "fieldOfStudy"]}
          label={TEXTS.fieldOfStudy}
          autoComplete="off"
        />
        <RoomValueField
          path={["education", id, "gpa"]}
          label={grade}
          optional
          hint={TEXTS.gradeHint}
          autoComplete="off"
        />
      </div>
      <RoomTextField
        path={["education", id, "location"]}
        label={TEXTS.location}
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <EntryMonths section="education" id={id} endLabel={TEXTS.graduationDate} />
    </>
  );
});
