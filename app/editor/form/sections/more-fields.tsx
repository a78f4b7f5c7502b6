/** The fields of an entry, for each of the less usual sections. */
import { memo } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { Body, EntryDate, Line, Link } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CourseFields = memo(function CourseFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["courses", id, "name"]} label="Name" />
        <Line path={["courses", id, "provider"]} label="Provider" />
      </div>
      <div className={PAIR}>
        <EntryDate section="courses" id={id} />
        <Link path={["courses", id, "url"]} />
      </div>
      <Body path={["courses", id, "description"]} label="Description" />
    </>
  );
});

export const MembershipFields = memo(function MembershipFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["memberships", id, "organization"]} label="Organization" />
        <Line path={["memberships", id, "role"]} label="Role" optional placeholder="Member" />
      </div>
      <EntryMonths section="memberships" id={id} endLabel="End Date" />
      <RoomCheckbox path={["memberships", id, "current"]} label="Currently a member" />
      <Body path={["memberships", id, "description"]} label="Description" />
    </>
  );
});

export const PatentFields = memo(function PatentFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["patents", id, "title"]} label="Title" />
      <div className={PAIR}>
        <Line path={["patents", id, "office"]} label="Office" placeholder="USPTO" />
        <Line path={["patents", id, "number"]} label="Number" optional />
      </div>
      <div className={PAIR}>
        <EntryDate section="patents" id={id} />
        <Link path={["patents", id, "url"]} />
      </div>
      <Body path={["patents", id, "description"]} label="Description" />
    </>
  );
});

export const MilitaryFields = memo(function MilitaryFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["militaryService", id, "branch"]} label="Branch" />
        <Line path={["militaryService", id, "rank"]} label="Rank" />
      </div>
      <Line path={["militaryService", id, "location"]} label="Location" optional />
      <EntryMonths section="militaryService" id={id} endLabel="End Date" />
      <RoomCheckbox path={["militaryService", id, "current"]} label="Currently serving" />
      <Body path={["militaryService", id, "description"]} label="Description" isRewritable />
    </>
  );
});

export const InterestFields = memo(function InterestFields({ id }: { id: string }) {
  return (
    <div className={PAIR}>
      <Line path={["interests", id, "name"]} label="Interest" />
      <Line path={["interests", id, "description"]} label="Details" optional />
    </div>
  );
});

export const ReferenceFields = memo(function ReferenceFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["references", id, "name"]} label="Name" />
      <div className={PAIR}>
        <Line path={["references", id, "position"]} label="Position" />
        <Line path={["references", id, "company"]} label="Company" />
      </div>
      <div className={PAIR}>
        <RoomTextField
          path={["references", id, "email"]}
          label="Email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Line path={["references", id, "phone"]} label="Phone" optional />
      </div>
      <Body path={["references", id, "description"]} label="Description" />
    </>
  );
});
