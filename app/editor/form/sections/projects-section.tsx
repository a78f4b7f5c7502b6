/** The Projects section of the form: a list of projects with their technologies and links. */
import { FolderGit2 } from "lucide-react";
import { memo } from "react";
import { TWO_WIDE_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { EntryList } from "./entry-list.tsx";

export function ProjectsSection() {
  return (
    <EntryList
      section="projects"
      title={TEXTS.projects}
      noun={TEXTS.project}
      icon={FolderGit2}
      emptyText={TEXTS.projectsAdvice}
      Fields={ProjectFields}
    />
  );
}

const ProjectFields = memo(function ProjectFields({ id }: { id: string }) {
  return (
    <>
      <RoomTextField path={["projects", id, "name"]} label={TEXTS.name} autoComplete="off" />
      <RoomBulletArea
        path={["projects", id, "description"]}
        label={TEXTS.description}
        hasRewriteTool
        rows={2}
      />
      <RoomListField
        path={["projects", id, "technologies"]}
        label={TEXTS.technologies}
        rows={1}
        placeholder={TEXTS.technologiesExample}
      />
      <div className={TWO_WIDE_COLUMNS}>
        <RoomTextField
          path={["projects", id, "githubLink"]}
          label={TEXTS.gitHubUrl}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <RoomTextField
          path={["projects", id, "liveLink"]}
          label={TEXTS.liveUrl}
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
