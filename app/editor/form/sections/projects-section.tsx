import { FolderGit2 } from "lucide-react";
import { memo } from "react";
import { WIDE_PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { EntryList } from "./entry-list.tsx";

export function ProjectsSection() {
  return (
    <EntryList
      section="projects"
      title="Projects"
      noun="Project"
      icon={FolderGit2}
      emptyText="Something you made, led or organized outside the job titles above, with a link if there is one."
      Fields={ProjectFields}
    />
  );
}

const ProjectFields = memo(function ProjectFields({ id }: { id: string }) {
  return (
    <>
      <RoomTextField path={["projects", id, "name"]} label="Name" autoComplete="off" />
      <RoomBulletArea
        path={["projects", id, "description"]}
        label="Description"
        isRewritable
        rows={2}
      />
      <RoomListField
        path={["projects", id, "technologies"]}
        label="Technologies"
        rows={1}
        placeholder="React, PostgreSQL"
      />
      <div className={WIDE_PAIR}>
        <RoomTextField
          path={["projects", id, "githubLink"]}
          label="GitHub URL"
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <RoomTextField
          path={["projects", id, "liveLink"]}
          label="Live URL"
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </>
  );
});
