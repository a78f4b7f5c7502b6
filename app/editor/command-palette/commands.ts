/** The commands of the palette: only what may be done here and now, in the words of the buttons that do it too. */

import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { EXPORT_FORMATS, FORMAT_LABELS } from "#app/core/export/formats.ts";
import type { EditorAccess } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room-context.ts";
import type { EditorActions, PanesHandle } from "./editor-actions.ts";
import { placesIn } from "./navigation-targets.ts";

export interface Command {
  id: string;
  label: string;
  /** Found by these words as well. */
  words?: readonly string[];
  keys?: readonly string[];
  /** A dialog of the palette's own, in place of something to run. */
  opens?: "share" | "versions";
  run?(): void;
}

export interface CommandGroup {
  name: string;
  commands: Command[];
}

interface Surroundings {
  room: Room;
  access: Pick<EditorAccess, "role" | "isGuest">;
  isLive: boolean;
  actions: EditorActions;
  /** Null until the editor's parts are drawn. */
  panes: PanesHandle | null;
  theme: "light" | "dark";
  goTo(address: string): void;
  switchTheme(): void;
}

const PANE_LABELS = { preview: "Live Preview", job: "Job & Score" } as const;

export function commandGroups(around: Surroundings): CommandGroup[] {
  return [
    { name: "This resume", commands: resumeCommands(around) },
    { name: "Go to", commands: placeCommands(around) },
    { name: "Together", commands: peopleCommands(around) },
    { name: "Covitae", commands: productCommands(around) },
  ].filter(({ commands }) => commands.length > 0);
}

function resumeCommands(around: Surroundings): Command[] {
  const { room, access, actions, goTo } = around;
  if (!room.read()) return [];
  const mayEdit = isAtLeast(access.role, "edit");
  const { canUndo, canRedo } = room.history;
  return [
    ...when(mayEdit, {
      id: "save",
      label: "Save a version",
      keys: ["Mod", "S"],
      run: actions.save,
    }),
    { id: "pdf", label: "Generate PDF", words: ["download", "print"], run: actions.print },
    ...EXPORT_FORMATS.filter((format) => format !== "pdf").map((format) => ({
      id: `export-${format}`,
      label: `Download ${FORMAT_LABELS[format]}`,
      words: ["export"],
      run: () => actions.exportAs(format),
    })),
    ...when(!access.isGuest, {
      id: "viewer",
      label: "View and annotate PDF",
      run: () => goTo(`/resumes/${room.resumeId}/pdf`),
    }),
    ...when(!access.isGuest && access.role !== "view", {
      id: "analysis",
      label: "Full analysis",
      words: ["ats", "score", "report"],
      run: () => goTo(`/analyze/${room.resumeId}`),
    }),
    ...when(mayEdit && !access.isGuest, {
      id: "template",
      label: "Change Template",
      words: ["design", "layout"],
      run: () => goTo(`/templates?resume=${room.resumeId}`),
    }),
    { id: "versions", label: "Versions", words: ["history", "restore"], opens: "versions" },
    ...when(mayEdit && canUndo(), {
      id: "undo",
      label: "Undo your last edit",
      keys: ["Mod", "Z"],
      run: room.undo,
    }),
    ...when(mayEdit && canRedo(), {
      id: "redo",
      label: "Redo it",
      keys: ["Mod", "Shift", "Z"],
      run: room.redo,
    }),
  ];
}

function placeCommands({ room, panes }: Surroundings): Command[] {
  const resume = room.read()?.resume;
  if (!resume || !panes) return [];
  return [
    ...placesIn(resume).map(({ key, label }) => ({
      id: `place-${key}`,
      label,
      run: () => panes.pick(key),
    })),
    ...panes.tabs
      .filter((pane) => pane !== "edit")
      .map((pane) => ({
        id: `pane-${pane}`,
        label: PANE_LABELS[pane],
        run: () => panes.show(pane),
      })),
  ];
}

function peopleCommands({ room, access, isLive, panes }: Surroundings): Command[] {
  if (!room.read() || !panes) return [];
  return [
    ...when(access.role === "owner", {
      id: "share",
      label: "Share",
      words: ["invite", "link", "public page"],
      opens: "share",
    }),
    {
      id: "comments",
      label: "Comments and suggestions",
      words: ["discussion", "threads"],
      run: () => panes.openComments(true),
    },
    ...when(isLive, {
      id: "people",
      label: "Who is here, and recent changes",
      words: ["collaborators", "activity", "follow"],
      run: () => panes.openPeople(true),
    }),
    {
      id: "collaboration",
      label: `Turn collaboration ${panes.isCollaborating ? "off" : "on"}`,
      run: panes.toggleCollaboration,
    },
  ];
}

function productCommands({ access, actions, theme, goTo, switchTheme }: Surroundings): Command[] {
  return [
    ...when(
      !access.isGuest,
      { id: "dashboard", label: "Dashboard", words: ["resumes"], run: () => goTo("/dashboard") },
      { id: "settings", label: "Settings", words: ["account"], run: () => goTo("/settings") },
    ),
    {
      id: "theme",
      label: `Switch to ${theme === "dark" ? "light" : "dark"} theme`,
      words: ["appearance"],
      run: switchTheme,
    },
    { id: "help", label: "Keyboard shortcuts", keys: ["?"], run: actions.help },
  ];
}

function when(holds: boolean, ...commands: Command[]): Command[] {
  return holds ? commands : [];
}
