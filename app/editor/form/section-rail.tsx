/**
 * Icons of the sections beside the form: a click scrolls to a section, dragging or Alt+↑ and ↓
 * moves it.
 */
import {
  AlignLeft,
  Award,
  BadgeCheck,
  BookOpenText,
  BriefcaseBusiness,
  FolderGit2,
  GraduationCap,
  HandHeart,
  Languages,
  LibraryBig,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mountain,
  Quote,
  Rows3,
  Shield,
  UserRound,
  UsersRound,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SectionName } from "#app/core/resume/design.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { dragItemClass } from "#app/ui/drag/drag-handle.tsx";
import { useDragOrder } from "#app/ui/drag/use-drag-order.ts";
import { scrollToSection } from "./scroll-to-section.ts";
import { moveSection } from "./section-order.ts";
import { TEXTS } from "./texts.ts";

type RailSection = SectionName | "personalInfo";

const SECTIONS: Record<RailSection, { title: string; icon: LucideIcon }> = {
  personalInfo: { title: TEXTS.personalInformation, icon: UserRound },
  summary: { title: TEXTS.professionalSummary, icon: AlignLeft },
  skills: { title: TEXTS.skills, icon: ListChecks },
  experience: { title: TEXTS.experience, icon: BriefcaseBusiness },
  education: { title: TEXTS.education, icon: GraduationCap },
  projects: { title: TEXTS.projects, icon: FolderGit2 },
  certificates: { title: TEXTS.certificates, icon: BadgeCheck },
  languages: { title: TEXTS.languages, icon: Languages },
  awards: { title: TEXTS.awards, icon: Award },
  volunteering: { title: TEXTS.volunteering, icon: HandHeart },
  publications: { title: TEXTS.publications, icon: BookOpenText },
  courses: { title: TEXTS.courses, icon: LibraryBig },
  memberships: { title: TEXTS.memberships, icon: UsersRound },
  patents: { title: TEXTS.patents, icon: Lightbulb },
  militaryService: { title: TEXTS.militaryService, icon: Shield },
  interests: { title: TEXTS.interests, icon: Mountain },
  references: { title: TEXTS.references, icon: Quote },
  customSections: { title: TEXTS.customSections, icon: Rows3 },
};

export function SectionRail({ names }: { names: readonly SectionName[] }) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const list = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<RailSection>("personalInfo");
  const [announcement, setAnnouncement] = useState("");
  /** Set during a drag, whose end also fires a click, to ignore that click. */
  const wasDragged = useRef(false);
  const drag = useDragOrder({
    container: list,
    ids: names,
    onDrop(id, to) {
      const name = names.find((each) => each === id);
      if (name) moveTo(name, to);
    },
  });
  if (drag.dragged !== null) wasDragged.current = true;

  function moveTo(name: SectionName, to: number) {
    const hadFocus = rail.current?.contains(document.activeElement);
    // Rendered at once, so that a key pressed right after the move finds the focus.
    flushSync(() => {
      room.edits.setDesign({ order: moveSection(names, name, to) });
      setAnnouncement(
        TEXTS.movedToPlace({ name: SECTIONS[name].title, place: to + 1, count: names.length }),
      );
    });
    // Moving the button in the DOM loses its focus.
    if (hadFocus) buttonOf(name)?.focus();
  }
  const buttonOf = (name: RailSection) =>
    rail.current?.querySelector<HTMLElement>(`[data-rail="${name}"]`);

  function onKeyDown(event: KeyboardEvent, name: RailSection) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    if (event.altKey) {
      if (name === "personalInfo" || !mayEdit) return;
      const to = names.indexOf(name) + by;
      if (to >= 0 && to < names.length) moveTo(name, to);
      return;
    }
    const all: RailSection[] = ["personalInfo", ...names];
    const next = all[all.indexOf(name) + by];
    if (next) buttonOf(next)?.focus();
  }
  const renderButton = (name: RailSection) => {
    const { title, icon: Icon } = SECTIONS[name];
    const isMovable = mayEdit && name !== "personalInfo";
    return (
      <button
        type="button"
        data-rail={name}
        aria-label={title}
        title={isMovable ? TEXTS.dragToReorder({ title }) : title}
        aria-keyshortcuts={isMovable ? TEXTS.moveShortcuts : undefined}
        tabIndex={name === tabStop ? 0 : -1}
        onFocus={() => setTabStop(name)}
        onKeyDown={(event) => onKeyDown(event, name)}
        onPointerDown={(event) => {
          wasDragged.current = false;
          if (isMovable) drag.handleProps(name).onPointerDown(event);
        }}
        onClick={() => {
          if (!wasDragged.current) scrollToSection(name);
          wasDragged.current = false;
        }}
        className={classNames(
          "grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-10",
          isMovable && "touch-none select-none",
        )}
      >
        <Icon aria-hidden size={18} />
      </button>
    );
  };
  return (
    <div
      ref={rail}
      role="toolbar"
      aria-label={TEXTS.sections}
      aria-orientation="vertical"
      className="sticky top-2 grid justify-items-center gap-1 max-sm:hidden"
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {renderButton("personalInfo")}
      <ul ref={list} className="grid gap-1">
        {names.map((name, index) => (
          <li
            key={name}
            className={dragItemClass(drag.dragged === name, drag.dropIndicatorAt(index))}
          >
            {renderButton(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}
