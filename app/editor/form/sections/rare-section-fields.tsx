/** The fields of an entry, for each optional section that few resumes have (add-section.tsx). */
import { memo } from "react";
import { TWO_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { BulletsField, EntryDate, LineField, LinkField } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";
import { OPTIONAL_TEXTS } from "./optional-texts.ts";

export const CourseFields = memo(function CourseFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["courses", id, "name"]} label={TEXTS.name} />
        <LineField path={["courses", id, "provider"]} label={OPTIONAL_TEXTS.provider} />
      </div>
      <div className={TWO_COLUMNS}>
        <EntryDate section="courses" id={id} />
        <LinkField path={["courses", id, "url"]} />
      </div>
      <BulletsField path={["courses", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const MembershipFields = memo(function MembershipFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["memberships", id, "organization"]} label={OPTIONAL_TEXTS.organization} />
        <LineField
          path={["memberships", id, "role"]}
          label={OPTIONAL_TEXTS.role}
          optional
          placeholder={OPTIONAL_TEXTS.roleExample}
        />
      </div>
      <EntryMonths section="memberships" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox path={["memberships", id, "current"]} label={OPTIONAL_TEXTS.currentlyAMember} />
      <BulletsField path={["memberships", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const PatentFields = memo(function PatentFields({ id }: { id: string }) {
  return (
    <>
      <LineField path={["patents", id, "title"]} label={OPTIONAL_TEXTS.title} />
      <div className={TWO_COLUMNS}>
        <LineField
          path={["patents", id, "office"]}
          label={OPTIONAL_TEXTS.office}
          placeholder={OPTIONAL_TEXTS.officeExample}
        />
        <LineField path={["patents", id, "number"]} label={OPTIONAL_TEXTS.number} optional />
      </div>
      <div className={TWO_COLUMNS}>
        <EntryDate section="patents" id={id} />
        <LinkField path={["patents", id, "url"]} />
      </div>
      <BulletsField path={["patents", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const MilitaryFields = memo(function MilitaryFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["militaryService", id, "branch"]} label={OPTIONAL_TEXTS.branch} />
        <LineField path={["militaryService", id, "rank"]} label={OPTIONAL_TEXTS.rank} />
      </div>
      <LineField path={["militaryService", id, "location"]} label={TEXTS.location} optional />
      <EntryMonths section="militaryService" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox
        path={["militaryService", id, "current"]}
        label={OPTIONAL_TEXTS.currentlyServing}
      />
      <BulletsField
        path={["militaryService", id, "description"]}
        label={TEXTS.description}
        hasRewriteTool
      />
    </>
  );
});

export const InterestFields = memo(function InterestFields({ id }: { id: string }) {
  return (
    <div className={TWO_COLUMNS}>
      <LineField path={["interests", id, "name"]} label={OPTIONAL_TEXTS.interest} />
      <LineField path={["interests", id, "description"]} label={OPTIONAL_TEXTS.details} optional />
    </div>
  );
});

export const ReferenceFields = memo(function ReferenceFields({ id }: { id: string }) {
  return (
    <>
      <LineField path={["references", id, "name"]} label={TEXTS.name} />
      <div className={TWO_COLUMNS}>
        <LineField path={["references", id, "position"]} label={TEXTS.position} />
        <LineField path={["references", id, "company"]} label={TEXTS.company} />
      </div>
      <div className={TWO_COLUMNS}>
        <RoomTextField
          path={["references", id, "email"]}
          label={TEXTS.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <LineField path={["references", id, "phone"]} label={TEXTS.phone} optional />
      </div>
      <BulletsField path={["references", id, "description"]} label={TEXTS.description} />
    </>
  );
});
