/**
 * The commands of the palette: only those available now, labeled like the buttons that do the same.
 */

import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { EXPORT_FORMATS, FORMAT_LABELS } from "#app/core/export/formats.ts";
import { readMatchesShown, setMatchesShown } from "#app/editor/match/on-page/matches-shown.ts";
import type { EditorAccess } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { EditorActions, PanesHandle } from "./editor-actions.ts";
import { listNavigationTargets } from "./navigation-targets.ts";
import { TEXTS } from "./texts.ts";

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
  access: Pick<EditorAccess, "role" | "isGuest" | "deviceActions">;
  /** Whether the socket is connected. */
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

const PANE_LABELS = { preview: TEXTS.livePreview, job: TEXTS.jobScore } as const;

/** Groups without commands are left out. */
export function buildCommandGroups(context: CommandContext): CommandGroup[] {
  return [
    { name: TEXTS.thisResume, commands: resumeCommands(context) },
    { name: TEXTS.goTo, commands: navigationCommands(context) },
    { name: TEXTS.together, commands: collaborationCommands(context) },
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
      label: TEXTS.saveAVersion,
      keys: ["Mod", "S"],
      run: actions.save,
    }),
    { id: "pdf", label: TEXTS.generatePdf, words: ["download", "print"], run: actions.print },
    ...EXPORT_FORMATS.filter((format) => format !== "pdf").map((format) => ({
      id: `export-${format}`,
      label: TEXTS.download(FORMAT_LABELS[format]),
      words: ["export"],
      run: () => actions.exportAs(format),
    })),
    ...commandsIf(!access.isGuest, {
      id: "viewer",
      label: TEXTS.viewAndAnnotatePdf,
      run: () => goTo(`/resumes/${room.resumeId}/pdf`),
    }),
    ...commandsIf(!access.isGuest && access.role !== "view", {
      id: "analysis",
      label: TEXTS.analysis,
      words: ["full", "ats", "score", "report"],
      run: () => goTo(`/analyze/${room.resumeId}`),
    }),
    ...(panes && room.document.read()?.jobDescription
      ? [
          {
            id: "read-posting",
            label: TEXTS.readThePosting,
            words: ["job", "description", "requirements", "lines", "match"],
            run: panes.showPostingLines,
          },
        ]
      : []),
    ...commandsIf(mayEdit && (!access.isGuest || access.deviceActions !== null), {
      id: "template",
      label: TEXTS.changeTemplate,
      words: ["design", "layout"],
      run: () =>
        panes ? panes.openLeftTab("template") : goTo(`/templates?resume=${room.resumeId}`),
    }),
    ...(panes && !access.deviceActions
      ? [
          {
            id: "versions",
            label: TEXTS.versions,
            words: ["history", "restore"],
            run: () => panes.openLeftTab("versions"),
          },
        ]
      : []),
    ...(panes && mayEdit
      ? [
          {
            id: "design",
            label: TEXTS.design,
            words: ["fonts", "colors", "margins", "paper"],
            run: () => panes.openLeftTab("design"),
          },
        ]
      : []),
    ...(tips
      ? [
          ...commandsIf(tips.isOn, {
            id: "next-tip",
            label: TEXTS.nextWritingTip,
            words: ["advice", "spelling", "style"],
            keys: ["Mod", "'"],
            run: tips.next,
          }),
          {
            id: "tips",
            label: tips.isOn ? TEXTS.hideWritingTips : TEXTS.showWritingTips,
            words: ["advice", "spelling", "style"],
            run: tips.toggle,
          },
        ]
      : []),
    ...matchCommands(panes),
    ...commandsIf(mayEdit && canUndo(), {
      id: "undo",
      label: TEXTS.undoYourLastEdit,
      keys: ["Mod", "Z"],
      run: room.history.undo,
    }),
    ...commandsIf(mayEdit && canRedo(), {
      id: "redo",
      label: TEXTS.redoYourLastEdit,
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
      label: isShown ? TEXTS.hideMatches : TEXTS.showMatches,
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
      label: TEXTS.share,
      words: ["invite", "link", "public page"],
      ...(access.deviceActions
        ? { run: () => access.deviceActions?.askToSignUp("share") }
        : { opens: "share" }),
    }),
    {
      id: "comments",
      label: TEXTS.commentsAndSuggestions,
      words: ["discussion", "threads"],
      run: () => panes.openPanel("comments"),
    },
    ...commandsIf(isLive, {
      id: "people",
      label: TEXTS.whoIsHere,
      words: ["collaborators", "activity", "follow"],
      run: () => panes.openPanel("people"),
    }),
    ...commandsIf(!access.deviceActions, {
      id: "collaboration",
      label: panes.isCollaborating ? TEXTS.turnCollaborationOff : TEXTS.turnCollaborationOn,
      run: panes.toggleCollaboration,
    }),
  ];
}

function productCommands({ access, actions, theme, goTo, switchTheme }: CommandContext): Command[] {
  return [
    ...commandsIf(
      !access.isGuest,
      {
        id: "dashboard",
        label: TEXTS.dashboard,
        words: ["resumes"],
        run: () => goTo("/dashboard"),
      },
      { id: "settings", label: TEXTS.settings, words: ["account"], run: () => goTo("/settings") },
    ),
    {
      id: "theme",
      label: theme === "dark" ? TEXTS.switchToLightTheme : TEXTS.switchToDarkTheme,
      words: ["appearance"],
      run: switchTheme,
    },
    { id: "help", label: TEXTS.keyboardShortcuts, keys: ["?"], run: actions.help },
  ];
}

function commandsIf(isAvailable: boolean, ...commands: Command[]): Command[] {
  return isAvailable ? commands : [];
}
