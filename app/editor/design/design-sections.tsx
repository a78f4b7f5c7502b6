/** Settings of the sections: which are printed, in what order, and with which titles. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { type Design, SECTION_NAMES, type SectionName } from "#app/core/resume/design.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DragHandle, dragItemClass } from "#app/ui/drag/drag-handle.tsx";
import { useDragOrder } from "#app/ui/drag/use-drag-order.ts";
import { TEXTS } from "./texts.ts";
import { useResumeWords } from "./use-resume-words.ts";

/**
 * `groups` are the sections with content in their present order; a section can only be moved within
 * its group.
 */
export function DesignSections({
  groups,
  design,
  onChange,
}: {
  groups: readonly (readonly SectionName[])[];
  design: Design;
  onChange(change: Partial<Design>): void;
}) {
  const words = useResumeWords();
  const [announcement, setAnnouncement] = useState("");
  const hidden = design.hidden ?? [];
  const names = groups.flat();
  const nameOf = (name: SectionName) =>
    name === "customSections" ? TEXTS.customSections : ENGLISH.headings[name];

  const list = useRef<HTMLUListElement>(null);
  const dragging = useDragOrder({
    container: list,
    ids: names,
    onDrop(id, to) {
      const name = names.find((each) => each === id);
      if (name) moveTo(name, to);
    },
  });

  /** Moves a section, at most to the ends of its group. */
  function moveTo(name: SectionName, to: number) {
    const { first, last } = boundsOf(name);
    const place = Math.max(first, Math.min(to, last));
    const order = names.filter((each) => each !== name);
    order.splice(place, 0, name);
    const rest = SECTION_NAMES.filter((each) => !order.includes(each));
    onChange({ order: [...order, ...rest] });
    setAnnouncement(
      TEXTS.movedToPlace({ name: nameOf(name), place: place + 1, count: names.length }),
    );
  }
  function boundsOf(name: SectionName): { first: number; last: number } {
    const group = groups.find((each) => each.includes(name)) ?? [];
    const first = group[0] === undefined ? 0 : names.indexOf(group[0]);
    return { first, last: first + group.length - 1 };
  }
  function setTitle(name: SectionName, text: string) {
    const { [name]: _, ...others } = design.titles ?? {};
    onChange({ titles: text === "" ? others : { ...others, [name]: text } });
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{TEXTS.sections}</legend>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul ref={list} className="grid gap-1.5">
        {names.map((name, index) => (
          <li
            key={name}
            className={classNames(
              "flex items-center gap-1.5 rounded-control",
              dragItemClass(dragging.dragged === name, dragging.dropIndicatorAt(index)),
            )}
          >
            {names.length > 1 ? (
              <DragHandle onPointerDown={dragging.handleProps(name).onPointerDown} />
            ) : null}
            <input
              type="checkbox"
              aria-label={TEXTS.print({ name: nameOf(name) })}
              checked={!hidden.includes(name)}
              onChange={(event) =>
                onChange({
                  hidden: event.target.checked
                    ? hidden.filter((each) => each !== name)
                    : [...hidden, name],
                })
              }
              className="size-4.5 shrink-0 accent-accent"
            />
            {name === "customSections" ? (
              <span className="min-w-0 flex-1 px-2 text-sm">{nameOf(name)}</span>
            ) : (
              <input
                aria-label={TEXTS.titleOf({ name: nameOf(name) })}
                value={design.titles?.[name] ?? ""}
                placeholder={words.headings[name]}
                maxLength={CAPS.skill}
                autoComplete="off"
                onChange={(event) => setTitle(name, event.target.value)}
                className="min-h-9 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-2 text-sm placeholder:text-ink-soft pointer-coarse:text-base"
              />
            )}
            <IconButton
              size="small"
              label={TEXTS.moveUp({ name: nameOf(name) })}
              disabled={index === boundsOf(name).first}
              onClick={() => moveTo(name, index - 1)}
            >
              <ArrowUp aria-hidden size={16} />
            </IconButton>
            <IconButton
              size="small"
              label={TEXTS.moveDown({ name: nameOf(name) })}
              disabled={index === boundsOf(name).last}
              onClick={() => moveTo(name, index + 1)}
            >
              <ArrowDown aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
