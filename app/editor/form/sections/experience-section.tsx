import { BriefcaseBusiness } from "lucide-react";
import { memo } from "react";
import { CAPS } from "#app/core/resume/schema.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomTextArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
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
      <div className="grid gap-4 @md:grid-cols-2">
        <RoomTextField
          path={["experience", id, "company"]}
          label="Company"
          autoComplete="organization"
          spellCheck={false}
        />
        <RoomTextField
          path={["experience", id, "position"]}
          label="Position"
          autoComplete="organization-title"
        />
      </div>
      <EntryMonths section="experience" id={id} endLabel="End Date" />
      <RoomCheckbox path={["experience", id, "current"]} label="Currently working here" />
      <RoomTextArea
        path={["experience", id, "description"]}
        label="Description"
        cap={CAPS.description}
        isRewritable
        rows={3}
        hint="Each line becomes a bullet."
      />
    </>
  );
});
