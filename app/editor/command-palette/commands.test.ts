import { expect, test } from "vitest";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import type { Room } from "#app/editor/sync/room-context.ts";
import { commandGroups } from "./commands.ts";

const nothing = () => {};
const PANES = {
  tabs: [],
  isCollaborating: true,
  show: nothing,
  pick: nothing,
  openPeople: nothing,
  openComments: nothing,
  toggleCollaboration: nothing,
};

function offered(role: Role, isGuest: boolean, { isOpen = true, isLive = true } = {}): string[] {
  const room = {
    resumeId: "r",
    read: () => (isOpen ? { resume: completeResume({}) } : null),
    history: { canUndo: () => true, canRedo: () => false },
  } as unknown as Room;
  return commandGroups({
    room,
    access: { role, isGuest },
    isLive,
    actions: { save: nothing, print: nothing, exportAs: nothing, help: nothing },
    panes: PANES,
    theme: "dark",
    goTo: nothing,
    switchTheme: nothing,
  }).flatMap(({ commands }) => commands.map(({ label }) => label));
}

test("an owner is offered everything that the editor's buttons do", () => {
  expect(offered("owner", false)).toEqual([
    "Save a version",
    "Generate PDF",
    "Download Word (DOCX)",
    "Download TXT (plain text)",
    "Download Markdown",
    "Download JSON Resume",
    "Download ZIP (all formats)",
    "View and annotate PDF",
    "Full analysis",
    "Change Template",
    "Versions",
    "Undo your last edit",
    "Personal Information",
    "Professional Summary",
    "Skills",
    "Experience",
    "Education",
    "Projects",
    "Share",
    "Comments and suggestions",
    "Who is here, and recent changes",
    "Turn collaboration off",
    "Dashboard",
    "Settings",
    "Switch to light theme",
    "Keyboard shortcuts",
  ]);
});

test("nobody is offered what their role does not allow", () => {
  for (const role of ["view", "comment"] as const) {
    const words = offered(role, false);
    for (const label of ["Save a version", "Undo your last edit", "Change Template", "Share"]) {
      expect(words).not.toContain(label);
    }
  }
  expect(offered("edit", false)).not.toContain("Share");
  expect(offered("view", false)).not.toContain("Full analysis");
});

test("a guest is offered nothing that needs an account", () => {
  const words = offered("edit", true);
  for (const label of ["Dashboard", "Settings", "Change Template", "Full analysis"]) {
    expect(words).not.toContain(label);
  }
  expect(words).toContain("Save a version");
});

test("before the resume is there only the ways elsewhere are offered", () => {
  expect(offered("owner", false, { isOpen: false })).toEqual([
    "Dashboard",
    "Settings",
    "Switch to light theme",
    "Keyboard shortcuts",
  ]);
});

test("who is here is not offered without a connection, as its button is not", () => {
  expect(offered("owner", false, { isLive: false })).not.toContain(
    "Who is here, and recent changes",
  );
});
