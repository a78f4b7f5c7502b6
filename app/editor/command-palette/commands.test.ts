import { expect, test } from "vitest";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { buildCommandGroups } from "./commands.ts";

const noop = () => {};
/** Panes side by side, of which nothing is called here. */
const PANES = {
  tabs: [],
  toggle: () => {},
  openLeftTab: () => {},
  isCollaborating: true,
  hasReport: false,
  show: noop,
  pick: noop,
  showPostingLines: noop,
  openPanel: noop,
  toggleCollaboration: noop,
};

interface Options {
  isOpen?: boolean;
  isLive?: boolean;
  hasReport?: boolean;
  areTipsOn?: boolean;
}

function commandLabels(
  role: Role,
  isGuest: boolean,
  { isOpen = true, isLive = true, hasReport = false, areTipsOn }: Options = {},
): string[] {
  const room = {
    resumeId: "r",
    document: { read: () => (isOpen ? { resume: completeResume({}) } : null) },
    history: { canUndo: () => true, canRedo: () => false },
  } as unknown as Room;
  return buildCommandGroups({
    room,
    access: { role, isGuest, deviceActions: null },
    isLive,
    actions: { save: noop, print: noop, exportAs: noop, help: noop },
    panes: { ...PANES, hasReport },
    tips: areTipsOn === undefined ? null : { isOn: areTipsOn, toggle: noop, next: noop },
    theme: "dark",
    goTo: noop,
    switchTheme: noop,
  }).flatMap(({ commands }) => commands.map(({ label }) => label));
}

test("an owner has every command", () => {
  expect(commandLabels("owner", false)).toEqual([
    "Save a version",
    "Generate PDF",
    "Download Word (DOCX)",
    "Download OpenDocument (ODT)",
    "Download TXT (plain text)",
    "Download Markdown",
    "Download JSON Resume",
    "Download RenderCV (YAML)",
    "Download Europass (XML)",
    "Download ZIP (all formats)",
    "View and annotate PDF",
    "Analysis",
    "Change Template",
    "Versions",
    "Design",
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

test("commands that a role does not permit are left out", () => {
  for (const role of ["view", "comment"] as const) {
    const labels = commandLabels(role, false);
    for (const label of ["Save a version", "Undo your last edit", "Change Template", "Share"]) {
      expect(labels).not.toContain(label);
    }
  }
  expect(commandLabels("edit", false)).not.toContain("Share");
  expect(commandLabels("view", false)).not.toContain("Analysis");
});

test("matches are shown on the page once the resume was compared with a job description", () => {
  expect(commandLabels("comment", false)).not.toContain("Show matches on the page");
  expect(commandLabels("comment", false, { hasReport: true })).toContain(
    "Show matches on the page",
  );
});

test("a guest has no commands that need an account", () => {
  const labels = commandLabels("edit", true);
  for (const label of ["Dashboard", "Settings", "Change Template", "Analysis"]) {
    expect(labels).not.toContain(label);
  }
  expect(labels).toContain("Save a version");
});

test("before the resume has loaded, only commands of the product are available", () => {
  expect(commandLabels("owner", false, { isOpen: false })).toEqual([
    "Dashboard",
    "Settings",
    "Switch to light theme",
    "Keyboard shortcuts",
  ]);
});

test("who is here is not available offline, as with the button for it", () => {
  expect(commandLabels("owner", false, { isLive: false })).not.toContain(
    "Who is here, and recent changes",
  );
});

test("writing tips can be stepped through while they are shown, and switched off and on", () => {
  expect(commandLabels("owner", false, { areTipsOn: true })).toEqual(
    expect.arrayContaining(["Next writing tip", "Hide writing tips"]),
  );
  const hidden = commandLabels("owner", false, { areTipsOn: false });
  expect(hidden).toContain("Show writing tips");
  expect(hidden).not.toContain("Next writing tip");
});
