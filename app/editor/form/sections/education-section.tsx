import { GraduationCap } from "lucide-react";
import { memo } from "react";
import { gradeLabel } from "#app/core/resume/grade-label.ts";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { RoomValueField } from "#app/editor/form/fields/room-value-field.tsx";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryMonths } from "./entry-months.tsx";

export function EducationSection() {
  return (
    <EntryList
      section="education"
      title="Education"
      noun="Education"
      icon={GraduationCap}
      emptyText="Degrees, apprenticeships and courses, latest first. What you are still working on counts too."
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
      <div className={PAIR}>
        <RoomTextField
          path={["education", id, "institution"]}
          label="Institution"
          autoComplete="off"
          spellCheck={false}
        />
        <RoomTextField path={["education", id, "degree"]} label="Degree" autoComplete="off" />
        <RoomTextField
          path={["education", id, "fieldOfStudy"]}
          label="Field of Study"
          autoComplete="off"
        />
        <RoomValueField
          path={["education", id, "gpa"]}
          label={grade}
          optional
          hint="Or the grade your school gives: 3.8/4.0, 1,7, First."
          autoComplete="off"
        />
      </div>
      <RoomTextField
        path={["education", id, "location"]}
        label="Location"
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <EntryMonths section="education" id={id} endLabel="Graduation Date" />
    </>
  );
});
