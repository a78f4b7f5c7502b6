/** The commands of the palette: only those available now, labelled like the buttons that do the same. */

import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { EXPORT_FORMATS, FORMAT_LABELS } from "#app/core/export/formats.ts";
import { readMatchesShown, setMatchesShown } from "#app/editor/match/on-page/matches-shown.ts";
import type { EditorAccess } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { EditorActions, PanesHandle } from "./editor-actions.ts";
import { listNavigationTargets } from "./navigation-targets.ts";

export interface Command {
  id: string;
  label: string;
  /** More words that find the command. */
  words?: readonly string[];
  keys?: readonly string[];
  /** A dialog to open instead of `run`. */
  opens?: "share";
  run?(): void;
}

export interface CommandGroup {
  name: string;
  commands: Command[];
}

interface CommandContext {
  room: Room;
  access: Pick<EditorAccess, "role" | "isGuest">;
  isLive: boolean;
  actions: EditorActions;
  /** Null until the panes are mounted. */
  panes: PanesHandle | null;
  /** The writing tips; null where none are offered. */
  tips: { isOn: boolean; toggle(): void; next(): void } | null;
  theme: "light" | "dark";
  goTo(address: string): void;
  switchTheme(): void;
}

const PANE_LABELS = { preview: "Live Preview", job: "Job & Score" } as const;

export function buildCommandGroups(context: CommandContext): CommandGroup[] {
  return [
    { name: "This resume", commands: resumeCommands(context) },
    { name: "Go to", commands: navigationCommands(context) },
    { name: "Together", commands: collaborationCommands(context) },
    { name: "Covitae", commands: productCommands(context) },
  ].filter(({ commands }) => commands.length > 0);
}

function resumeCommands(context: CommandContext): Command[] {
  const { room, access, actions, panes, tips, goTo } = context;
  if (!room.document.read()) return [];
  const mayEdit = isAtLeast(access.role, "edit");
  const { canUndo, canRedo } = room.history;
  return [
    ...commandsIf(mayEdit, {
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
    ...commandsIf(!access.isGuest, {
      id: "viewer",
      label: "View and annotate PDF",
      run: () => goTo(`/resumes/${room.resumeId}/pdf`),
    }),
    ...commandsIf(!access.isGuest && access.role !== "view", {
      id: "analysis",
      label: "Analysis",
      words: ["full", "ats", "score", "report"],
      run: () => goTo(`/analyze/${room.resumeId}`),
    }),
    ...(panes && room.document.read()?.jobDescription
      ? [
          {
            id: "read-posting",
            label: "Read the posting",
            words: ["job", "description", "requirements", "lines", "match"],
            run: panes.readPosting,
          },
        ]
      : []),
    ...commandsIf(mayEdit && !access.isGuest, {
      id: "template",
      label: "Change Template",
      words: ["design", "layout"],
      run: () => (panes ? panes.openLeft("template") : goTo(`/templates?resume=${room.resumeId}`)),
    }),
    ...(panes
      ? [
          {
            id: "versions",
            label: "Versions",
            words: ["history", "restore"],
            run: () => panes.openLeft("versions"),
          },
        ]
      : []),
    ...(panes && mayEdit
      ? [
          {
            id: "design",
            label: "Design",
            words: ["fonts", "colors", "margins", "paper"],
            run: () => panes.openLeft("design"),
          },
        ]
      : []),
    ...(tips
      ? [
          ...commandsIf(tips.isOn, {
            id: "next-tip",
            label: "Next writing tip",
            words: ["advice", "spelling", "style"],
            keys: ["Mod", "'"],
            run: tips.next,
          }),
          {
            id: "tips",
            label: `${tips.isOn ? "Hide" : "Show"} writing tips`,
            words: ["advice", "spelling", "style"],
            run: tips.toggle,
          },
        ]
      : []),
    ...matchCommands(panes),
    ...commandsIf(mayEdit && canUndo(), {
      id: "undo",
      label: "Undo your last edit",
      keys: ["Mod", "Z"],
      run: room.history.undo,
    }),
    ...commandsIf(mayEdit && canRedo(), {
      id: "redo",
      label: "Redo your last edit",
      keys: ["Mod", "Shift", "Z"],
      run: room.history.redo,
    }),
  ];
}

function matchCommands(panes: PanesHandle | null): Command[] {
  if (!panes?.hasReport) return [];
  const isShown = readMatchesShown();
  return [
    {
      id: "matches",
      label: isShown ? "Hide matches on the page" : "Show matches on the page",
      words: ["numbers", "requirements", "evidence"],
      run() {
        setMatchesShown(!isShown);
        if (!isShown) panes.show("preview");
      },
    },
  ];
}

function navigationCommands({ room, panes }: CommandContext): Command[] {
  const resume = room.document.read()?.resume;
  if (!resume || !panes) return [];
  return [
    ...listNavigationTargets(resume).map(({ key, label }) => ({
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

function collaborationCommands({ room, access, isLive, panes }: CommandContext): Command[] {
  if (!room.document.read() || !panes) return [];
  return [
    ...commandsIf(access.role === "owner", {
      id: "share",
      label: "Share",
      words: ["invite", "link", "public page"],
      opens: "share",
    }),
    {
      id: "comments",
      label: "Comments and suggestions",
      words: ["discussion", "threads"],
      run: () => panes.openPanel("comments"),
    },
    ...commandsIf(isLive, {
      id: "people",
      label: "Who is here, and recent changes",
      words: ["collaborators", "activity", "follow"],
      run: () => panes.openPanel("people"),
    }),
    {
      id: "collaboration",
      label: `Turn collaboration ${panes.isCollaborating ? "off" : "on"}`,
      run: panes.toggleCollaboration,
    },
  ];
}

function productCommands({ access, actions, theme, goTo, switchTheme }: CommandContext): Command[] {
  return [
    ...commandsIf(
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

function commandsIf(isAvailable: boolean, ...commands: Command[]): Command[] {
  return isAvailable ? commands : [];
}
