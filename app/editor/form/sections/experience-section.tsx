/** The Experience section of the form: a list of jobs, several of which may be at one employer. */
import { BriefcaseBusiness } from "lucide-react";
import { memo } from "react";
import { TWO_WIDE_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { EmployerRoles } from "./employer-roles.tsx";
import { EntryList } from "./entry-list.tsx";
import { EntryMonths } from "./entry-months.tsx";

export function ExperienceSection() {
  return (
    <EntryList
      section="experience"
      title={TEXTS.experience}
      noun={TEXTS.experience}
      icon={BriefcaseBusiness}
      emptyText={TEXTS.experienceAdvice}
      Fields={ExperienceFields}
    />
  );
}

const ExperienceFields = memo(function ExperienceFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_WIDE_COLUMNS}>
        <RoomTextField
          path={["experience", id, "position"]}
          label={TEXTS.position}
          autoComplete="organization-title"
        />
        <RoomTextField
          path={["experience", id, "company"]}
          label={TEXTS.company}
          autoComplete="organization"
          spellCheck={false}
        />
      </div>
      <RoomTextField
        path={["experience", id, "location"]}
        label={TEXTS.location}
        optional
        autoComplete="off"
        spellCheck={false}
        placeholder={TEXTS.locationExample}
      />
      <EntryMonths section="experience" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox path={["experience", id, "current"]} label={TEXTS.currentlyWorkingHere} />
      <RoomBulletArea
        path={["experience", id, "description"]}
        label={TEXTS.description}
        hasRewriteTool
        rows={3}
      />
      <EmployerRoles id={id} />
    </>
  );
});
