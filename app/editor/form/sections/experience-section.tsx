import { BriefcaseBusiness } from "lucide-react";
import { memo } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { EmployerRoles } from "./employer-roles.tsx";
import { EntryList } from "./entry-list.tsx";
import { EntryMonths } from "./entry-months.tsx";

export function ExperienceSection() {
  return (
    <EntryList
      section="experience"
      title="Experience"
      noun="Experience"
      icon={BriefcaseBusiness}
      emptyText="Start with your latest job. Three to five lines on what you changed there say more than a list of duties."
      Fields={ExperienceFields}
    />
  );
}

const ExperienceFields = memo(function ExperienceFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <RoomTextField
          path={["experience", id, "position"]}
          label="Position"
          autoComplete="organization-title"
        />
        <RoomTextField
          path={["experience", id, "company"]}
          label="Company"
          autoComplete="organization"
          spellCheck={false}
        />
      </div>
      <RoomTextField
        path={["experience", id, "location"]}
        label="Location"
        optional
        autoComplete="off"
        spellCheck={false}
        placeholder="Columbus, OH"
      />
      <EntryMonths section="experience" id={id} endLabel="End Date" />
      <RoomCheckbox path={["experience", id, "current"]} label="Currently working here" />
      <RoomBulletArea
        path={["experience", id, "description"]}
        label="Description"
        isRewritable
        rows={3}
      />
      <EmployerRoles id={id} />
    </>
  );
});
