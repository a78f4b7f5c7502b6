/** Lists the current PDF and its annotated copies, with links and actions for each. */
import { Link } from "@remix-run/react";
import { Download, Trash2, X } from "lucide-react";
import type { AnnotatedPdfItem } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { TEXTS } from "./texts.ts";
import type { AnnotatedPdfActions } from "./use-annotated-pdfs.ts";

interface Props {
  resumeId: string;
  copies: readonly AnnotatedPdfItem[];
  /** Null when the current PDF is open. */
  openId: string | null;
  now: number;
  actions: AnnotatedPdfActions;
  onRemove(copy: AnnotatedPdfItem): void;
  onClose(): void;
}

export function AnnotatedPdfList({
  resumeId,
  copies,
  openId,
  now,
  actions,
  onRemove,
  onClose,
}: Props) {
  const pdfPath = `/resumes/${resumeId}/pdf`;
  return (
    <aside
      aria-label={TEXTS.annotatedCopies}
      className="flex w-72 max-w-[85vw] shrink-0 flex-col overflow-y-auto border-l border-line bg-paper max-lg:absolute max-lg:inset-y-0 max-lg:right-0 max-lg:z-20 max-lg:shadow-raised"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-lg">{TEXTS.annotatedCopies}</h2>
        <IconButton size="small" label={TEXTS.closeAnnotatedCopies} onClick={onClose}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <ul className="grid gap-1 px-2 pb-4">
        <li>
          <PdfLink to={pdfPath} isOpen={openId === null} name={TEXTS.currentPdf}>
            {TEXTS.latestVersionOfTheResume}
          </PdfLink>
        </li>
        {copies.map((copy) => (
          <li key={copy.id} className="flex items-center gap-1">
            <PdfLink to={`${pdfPath}?copy=${copy.id}`} isOpen={openId === copy.id} name={copy.name}>
              {copy.by ?? TEXTS.formerCollaborator}, <TimeAgo at={copy.createdAt} now={now} />,{" "}
              {formatSize(copy.bytes)}
            </PdfLink>
            <IconButton
              size="small"
              label={TEXTS.download({ name: copy.name })}
              disabled={actions.isBusy(copy.id)}
              onClick={() => void actions.download(copy)}
            >
              <Download aria-hidden size={16} />
            </IconButton>
            {copy.mayDelete ? (
              <IconButton
                size="small"
                label={TEXTS.delete({ name: copy.name })}
                disabled={actions.isBusy(copy.id)}
                onClick={() => onRemove(copy)}
              >
                <Trash2 aria-hidden size={16} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {copies.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-soft">{TEXTS.noCopiesYet}</p>
      ) : null}
    </aside>
  );
}

function PdfLink({
  to,
  isOpen,
  name,
  children,
}: {
  to: string;
  isOpen: boolean;
  name: string;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? "page" : undefined}
      className={classNames(
        "grid min-w-0 flex-1 rounded-control px-2 py-1.5 hover:bg-sunken",
        isOpen && "bg-accent-wash",
      )}
    >
      <span className="truncate text-sm font-semibold" title={name}>
        {name}
      </span>
      <span className="text-xs text-ink-soft">{children}</span>
    </Link>
  );
}

function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
