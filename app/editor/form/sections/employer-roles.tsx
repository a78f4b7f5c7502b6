/**
 * Controls for several roles at one employer: adds a role, and joins or separates an entry and the
 * one above it.
 */
import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { isRoleBelow, isSameCompany, isSameEmployer } from "#app/core/resume/group-roles.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useOpenEntry } from "#app/editor/form/open-entry.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CheckboxField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { createEntry } from "./new-entry.ts";

/**
 * Whether an entry is joined with the one above it at one employer; null if that has another
 * company.
 */
function relationOf({ resume }: ResumeSnapshot, id: string): "joined" | "separate" | null {
  const at = resume.experience.findIndex((entry) => entry.id === id);
  const [above, entry] = [resume.experience[at - 1], resume.experience[at]];
  if (!above || !entry) return null;
  if (isRoleBelow(resume.experience, id)) return "joined";
  const hasCompany = entry.company.trim() !== "";
  return hasCompany && isSameCompany(above.company, entry.company) ? "separate" : null;
}

export function EmployerRoles({ id }: { id: string }) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const openEntry = useOpenEntry();
  const relation = useRoomValue((snapshot) => relationOf(snapshot, id));
  const hasCompany = useRoomValue(
    (snapshot) => (entryOf(snapshot, "experience", id)?.company ?? "").trim() !== "",
  );
  function setJoined(isJoined: boolean) {
    const jobs = room.document.read()?.resume.experience ?? [];
    const at = jobs.findIndex((entry) => entry.id === id);
    const above = jobs[at - 1];
    if (!above) return;
    const newId = newEntryId(Date.now(), Math.random());
    const employerId = above.employerId || newId;
    room.edits.setValues(
      isJoined
        ? [
            [["experience", above.id, "employerId"], employerId],
            [["experience", id, "employerId"], employerId],
          ]
        : // The roles below this one stay joined with it.
          jobs
            .slice(at)
            .filter((entry) => isSameEmployer(above, entry))
            .map((entry) => [["experience", entry.id, "employerId"], newId]),
    );
  }
  function addRole() {
    const entry = createEntry("experience");
    if (!("employerId" in entry)) return;
    if (!room.edits.addRole(id, entry)) {
      notify.error(TEXTS.experienceIsLimitedTo100Entries);
      return;
    }
    // Rendered at once, so that what is typed right after the press lands in the field.
    flushSync(() => openEntry.open(entry.id));
    document.getElementById(controlId(["experience", entry.id, "position"]))?.focus();
  }
  if (!mayEdit) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasCompany ? (
        <Button size="small" onClick={addRole}>
          <Plus aria-hidden size={16} />
          {TEXTS.addARoleHere}
        </Button>
      ) : null}
      {relation ? (
        <CheckboxField
          label={TEXTS.underOneEmployer}
          checked={relation === "joined"}
          onChange={(event) => setJoined(event.target.checked)}
        />
      ) : null}
    </div>
  );
}
