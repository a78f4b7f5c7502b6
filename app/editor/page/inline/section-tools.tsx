/**
 * Buttons that add a section on the page: a `+` below each section, and named buttons on an empty
 * page.
 */
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import { ENTRY_SECTIONS, type Resume } from "#app/core/resume/schema.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import { useReadableRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { lazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import { isAtRightMargin, placeButtons, type ToolsBox } from "./button-positions.ts";
import type { PageEditor } from "./page-editor.ts";
import type { PagePart } from "./part-actions.ts";
import type { PartChoice } from "./part-menu.tsx";

const PartMenu = lazyMenu(() => import("./part-menu.tsx").then((module) => module.PartMenu));

/** Offered on an empty page. A part is a section with entries, or a field such as the summary. */
const FIRST_PARTS: readonly PagePart[] = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
];

/** Size of a `+` button, also for a coarse pointer (touch); must equal those in its CSS classes. */
const SIZE_PX = 24;
const COARSE_SIZE_PX = 28;

/**
 * Below this zoom, as on a phone, the buttons would cover text, so only the last section has one.
 */
const CROWDED_SCALE = 0.6;

interface SectionEnd {
  section: string;
  /** In percent of the page's size. */
  left: number;
  right: number;
  bottom: number;
}

export function SectionTools({
  editor,
  pageDocument,
  scale,
  entryTools,
}: {
  editor: PageEditor;
  pageDocument: Document;
  /** The zoom. */
  scale: number;
  /** The place of the shown entry's buttons; null if there are none. */
  entryTools: ToolsBox | null;
}) {
  const { document } = useReadableRoom();
  const isUnwritten = useRoomValue((snapshot) => isUnwrittenResume(snapshot.resume));
  const [ends, setEnds] = useState<SectionEnd[]>([]);
  const measure = useCallback(() => {
    const next = sectionEnds(pageDocument);
    setEnds((before) => (isSame(before, next) ? before : next));
  }, [pageDocument]);
  usePageMeasure(pageDocument, measure);
  const resume = document.read()?.resume;
  if (!resume) return null;
  const menu = (sectionAbove: string | null) => (
    <PartButton
      label={
        sectionAbove ? TEXTS.addBelowName({ name: nameOf(resume, sectionAbove) }) : TEXTS.moreParts
      }
      text={sectionAbove ? null : TEXTS.more}
      parts={partsFor(resume, sectionAbove)}
      nameOf={(part) => nameOf(resume, part)}
      onPick={editor.addPart}
    />
  );
  // An added section shows on the page, even while it is empty.
  if (isUnwritten && ends.length === 0) {
    return (
      <div className="absolute inset-x-6 top-1/4 grid justify-items-center gap-3 text-center">
        <p className="text-ink-soft">{TEXTS.writeOnThePage}</p>
        <div className="pointer-events-auto flex flex-wrap justify-center gap-2">
          {FIRST_PARTS.map((part) => (
            <button key={part} type="button" onClick={() => editor.addPart(part)} className={CHIP}>
              <Plus aria-hidden size={16} />
              {nameOf(resume, part)}
            </button>
          ))}
          {menu(null)}
        </div>
      </div>
    );
  }
  const { clientWidth, clientHeight } = pageDocument.documentElement;
  const isAtRight = ({ left, right }: { left: number; right: number }) =>
    isAtRightMargin(
      { left: (left / 100) * clientWidth, right: (right / 100) * clientWidth },
      clientWidth,
    );
  const places = scale < CROWDED_SCALE ? ends.slice(-1) : ends;
  const centerYs = placeButtons(
    places.map(({ left, right, bottom }) => ({
      left: ((isAtRight({ left, right }) ? right : left) / 100) * clientWidth * scale,
      middle: (bottom / 100) * clientHeight * scale,
    })),
    matchMedia("(pointer: coarse)").matches ? COARSE_SIZE_PX : SIZE_PX,
    clientHeight * scale,
    entryTools,
  );
  return places.map(({ section, left, right }, index) => (
    <div
      // The key omits the bottom, so that an open menu is kept while the text above it grows.
      key={`${section} ${left}`}
      className="pointer-events-auto absolute -translate-y-1/2 opacity-50 focus-within:opacity-100 hover:opacity-100 has-aria-expanded:opacity-100"
      style={{
        ...(isAtRight({ left, right })
          ? { right: `max(0px, calc(${100 - right}% - 2rem))` }
          : { left: `max(0px, calc(${left}% - 2rem))` }),
        top: centerYs[index],
      }}
    >
      {menu(section)}
    </div>
  ));
}

/** Classes of a button with a name. */
const CHIP =
  "flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3 text-sm font-semibold text-accent shadow-raised hover:bg-accent-wash pointer-coarse:min-h-11";

function PartButton({
  label,
  text,
  ...parts
}: PartChoice & {
  label: string;
  /** Shown beside the `+`; null for the `+` alone. */
  text: string | null;
}) {
  const trigger = (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={
        text
          ? CHIP
          : "grid size-6 place-items-center rounded-full border border-line-strong bg-raised text-accent hover:bg-accent-wash pointer-coarse:size-7"
      }
    >
      <Plus aria-hidden size={14} />
      {text}
    </button>
  );
  return <PartMenu {...parts} trigger={trigger} />;
}

/**
 * The parts that a menu offers; the section above the menu comes first. The name, summary and skills
 * are offered only while empty: otherwise they are edited where they are.
 */
function partsFor(resume: Resume, sectionAbove: string | null): PagePart[] {
  const emptyFields: PagePart[] = [];
  if (resume.personalInfo.fullName === "") emptyFields.push("fullName");
  if (resume.summary === "") emptyFields.push("summary");
  if (resume.skills.length === 0) emptyFields.push("skills");
  const parts: PagePart[] = [...emptyFields, ...ENTRY_SECTIONS];
  return [
    ...parts.filter((part) => part === sectionAbove),
    ...parts.filter((part) => part !== sectionAbove),
  ];
}

const nameOf = (resume: Resume, part: string): string =>
  labelOfField(resume, part === "fullName" ? "personalInfo.fullName" : part);

const isSame = (a: readonly SectionEnd[], b: readonly SectionEnd[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Where the sections on the shown page end. */
function sectionEnds(pageDocument: Document): SectionEnd[] {
  const { clientWidth, clientHeight } = pageDocument.documentElement;
  const sections = pageDocument
    .getElementById(FLOW_ID)
    ?.querySelectorAll<HTMLElement>("[data-section]");
  return [...(sections ?? [])].flatMap((element) => {
    // The pages are columns beside each other, so the left position shows which page it is.
    const shown = [...element.getClientRects()].filter(
      ({ left, height }) => left >= 0 && left < clientWidth && height > 0,
    );
    const end = shown.at(-1);
    if (!end) return [];
    const [left, right] = [end.left, end.right].map((x) => (x / clientWidth) * 100) as [
      number,
      number,
    ];
    const bottom = (end.bottom / clientHeight) * 100;
    return [{ section: element.dataset.section ?? "", left, right, bottom }];
  });
}
