/** The fields of an entry, for each of the less usual optional sections. */
import { memo } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { Body, EntryDate, Line, Link } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CourseFields = memo(function CourseFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["courses", id, "name"]} label={TEXTS.name} />
        <Line path={["courses", id, "provider"]} label={TEXTS.provider} />
      </div>
      <div className={PAIR}>
        <EntryDate section="courses" id={id} />
        <Link path={["courses", id, "url"]} />
      </div>
      <Body path={["courses", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const MembershipFields = memo(function MembershipFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["memberships", id, "organization"]} label={TEXTS.organization} />
        <Line
          path={["memberships", id, "role"]}
          label={TEXTS.role}
          optional
          placeholder={TEXTS.member}
        />
      </div>
      <EntryMonths section="memberships" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox path={["memberships", id, "current"]} label={TEXTS.currentlyAMember} />
      <Body path={["memberships", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const PatentFields = memo(function PatentFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["patents", id, "title"]} label={TEXTS.title} />
      <div className={PAIR}>
        <Line path={["patents", id, "office"]} label={TEXTS.office} placeholder={TEXTS.uspto} />
        <Line path={["patents", id, "number"]} label={TEXTS.number} optional />
      </div>
      <div className={PAIR}>
        <EntryDate section="patents" id={id} />
        <Link path={["patents", id, "url"]} />
      </div>
      <Body path={["patents", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const MilitaryFields = memo(function MilitaryFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["militaryService", id, "branch"]} label={TEXTS.branch} />
        <Line path={["militaryService", id, "rank"]} label={TEXTS.rank} />
      </div>
      <Line path={["militaryService", id, "location"]} label={TEXTS.location} optional />
      <EntryMonths section="militaryService" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox path={["militaryService", id, "current"]} label={TEXTS.currentlyServing} />
      <Body path={["militaryService", id, "description"]} label={TEXTS.description} isRewritable />
    </>
  );
});

export const InterestFields = memo(function InterestFields({ id }: { id: string }) {
  return (
    <div className={PAIR}>
      <Line path={["interests", id, "name"]} label={TEXTS.interest} />
      <Line path={["interests", id, "description"]} label={TEXTS.details} optional />
    </div>
  );
});

export const ReferenceFields = memo(function ReferenceFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["references", id, "name"]} label={TEXTS.name} />
      <div className={PAIR}>
        <Line path={["references", id, "position"]} label={TEXTS.position} />
        <Line path={["references", id, "company"]} label={TEXTS.company} />
      </div>
      <div className={PAIR}>
        <RoomTextField
          path={["references", id, "email"]}
          label={TEXTS.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Line path={["references", id, "phone"]} label={TEXTS.phone} optional />
      </div>
      <Body path={["references", id, "description"]} label={TEXTS.description} />
    </>
  );
});
