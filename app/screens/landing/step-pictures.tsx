/** Small illustrations of the three steps. */
import { FileText } from "lucide-react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

/** Lines of text drawn as bars; widths in percent. */
function TextLines({ widths, className }: { widths: number[]; className?: string }) {
  return (
    <div className={classNames("grid gap-1", className)}>
      {widths.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={index}
          className="h-0.5 bg-current opacity-45"
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  );
}

function PageSketch({
  isSelected,
  kind,
}: {
  isSelected?: boolean;
  kind: "left" | "centered" | "margin";
}) {
  return (
    <div
      className={classNames(
        "h-32 w-[5.6rem] border border-sheet-line bg-sheet p-2.5 text-sheet-ink",
        isSelected && "outline-2 outline-offset-4 outline-accent",
      )}
    >
      <div className={classNames("h-1.5 w-1/2 bg-current", kind === "centered" && "mx-auto")} />
      <TextLines
        widths={[70]}
        className={classNames("mt-1.5", kind === "centered" && "justify-items-center")}
      />
      {[0, 1, 2].map((part) => (
        <div
          key={part}
          className={kind === "margin" ? "mt-2.5 grid grid-cols-[1rem_1fr] gap-1" : "mt-2.5"}
        >
          <div className="mb-1 h-1 w-2/5 bg-sheet-accent opacity-80" />
          <TextLines widths={[100, 92, 64]} />
        </div>
      ))}
    </div>
  );
}

export function ChoosePicture() {
  return (
    <div className="flex gap-4">
      <PageSketch kind="centered" />
      <PageSketch kind="left" isSelected />
      <PageSketch kind="margin" />
    </div>
  );
}

export function CustomizePicture() {
  return (
    <div className="flex items-center gap-5">
      <div className="grid w-28 gap-2.5 text-ink">
        {[60, 85, 40].map((width) => (
          <div key={width} className="grid gap-1">
            <div className="h-1 w-10 bg-ink-faint" />
            <div className="flex h-6 items-center rounded-control border border-line-strong bg-raised px-1.5">
              <div className="h-0.5 bg-ink-soft" style={{ width: `${width}%` }} />
              {width === 40 ? <div className="ml-0.5 h-3.5 w-px bg-accent" /> : null}
            </div>
          </div>
        ))}
      </div>
      <PageSketch kind="left" />
    </div>
  );
}

export function DownloadPicture() {
  return (
    <ul className="grid gap-2 text-sm">
      {["pdf", "docx", "txt"].map((kind) => (
        <li
          key={kind}
          className="flex items-center gap-2.5 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-ink"
        >
          <FileText size={16} className="shrink-0 text-accent" />
          {TEXTS.mayaOConnorResume({ kind })}
        </li>
      ))}
    </ul>
  );
}
