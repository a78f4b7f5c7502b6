/**
 * One doubt (a field to check) with its reason; when open, the field and the buttons that settle
 * it.
 */

import { ArrowLeftRight, CircleCheck, CircleHelp, FileSearch } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/screens/import-review/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { describeEntry } from "../describe-entry.ts";
import { getAtPath } from "../edit-by-path.ts";
import { pathLabel } from "../field-labels.ts";
import { type FieldValue, ReviewField } from "../review-field.tsx";
import { type Doubt, fieldsOf, swappableFields } from "./group-issues.ts";

interface Props {
  doubt: Doubt;
  resume: Resume;
  isOpen: boolean;
  isSettled: boolean;
  /** The file's text at the field's place; empty if the place was not found. */
  quote: string;
  /** Suggested answers from the file. */
  suggestions: readonly string[];
  onToggle(): void;
  onChange(path: string, value: FieldValue): void;
  onSwap(fields: [string, string]): void;
  /** Called when the user confirms it, or presses Enter in its field (`byEnter`). */
  onSettle(byEnter: boolean): void;
  /** Shows the file, on screens where it is not next to the fields. */
  onShowOriginal(): void;
}

export function DoubtRow(props: Props) {
  const { doubt, resume, isOpen, isSettled, quote } = props;
  // The path at which the field was imported, which stays the same when entries are removed.
  const id = `doubt-${doubt.origin}`;
  const Icon = isSettled ? CircleCheck : CircleHelp;
  const { title, details } = describe(doubt, resume);
  const fields = fieldsOf(resume, doubt);
  const swappable = swappableFields(doubt);
  const isEmpty = fields.every((path) => isBlank(getAtPath(resume, path)));
  const confirmLabel = doubt.isQuestion ? TEXTS.done : TEXTS.looksRight;
  function settleOnEnter(event: KeyboardEvent) {
    const isSingleLine =
      event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key !== "Enter" || !isSingleLine || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onSettle(true);
  }
  return (
    <li className="border-line not-last:border-b">
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={props.onToggle}
        className="flex min-h-11 w-full items-start gap-2.5 px-3 py-2.5 text-left text-sm -outline-offset-2 hover:bg-sunken"
      >
        <Icon
          aria-hidden
          size={18}
          className={classNames("mt-px shrink-0", isSettled ? "text-good" : "text-warn")}
        />
        <span className="min-w-0 flex-1">
          <span className={classNames("block font-semibold", isSettled && "text-ink-soft")}>
            {title}
            {isSettled ? <span className="sr-only"> {TEXTS.checked}</span> : null}
          </span>
          <span className="block text-ink-soft wrap-anywhere">{details}</span>
        </span>
      </button>
      <div id={`${id}-panel`} hidden={!isOpen}>
        {isOpen ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field within settles it
          <div className="grid gap-3 px-3 pb-4 sm:pl-10.5" onKeyDown={settleOnEnter}>
            {quote ? (
              <p className="text-sm text-ink-soft">
                <Sentence
                  text={TEXTS.inTheFile}
                  quote={<q className="text-ink wrap-anywhere">{quote}</q>}
                />
              </p>
            ) : null}
            <div className="grid gap-3 sm:grid-cols-2">
              {fields.map((path) => (
                <ReviewField
                  key={path}
                  path={path}
                  idPrefix="check"
                  // The row tells the reason above.
                  warning=""
                  // A date of a question is one that the file lacks; it may be a year alone, which only a text
                  // field takes.
                  isDateTyped={doubt.isQuestion}
                  value={getAtPath(resume, path) as FieldValue}
                  onChange={(value) => props.onChange(path, value)}
                />
              ))}
            </div>
            {props.suggestions.length > 0 ? (
              <div className="flex flex-wrap gap-2">
                {props.suggestions.map((text) => (
                  <Button
                    key={text}
                    size="small"
                    className="max-w-full wrap-anywhere"
                    onClick={() => {
                      if (fields[0]) props.onChange(fields[0], text);
                      props.onSettle(false);
                    }}
                  >
                    {TEXTS.use({ text })}
                  </Button>
                ))}
              </div>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => props.onSettle(false)}>
                {isEmpty ? TEXTS.leaveEmpty : confirmLabel}
              </Button>
              {swappable ? (
                <Button size="small" onClick={() => props.onSwap(swappable)}>
                  <ArrowLeftRight aria-hidden size={16} />
                  {TEXTS.swap}
                </Button>
              ) : null}
              {quote ? (
                <Button
                  size="small"
                  variant="quiet"
                  className="lg:hidden"
                  onClick={props.onShowOriginal}
                >
                  <FileSearch aria-hidden size={16} />
                  {TEXTS.showInTheFile}
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** Describes a question by its text and its entry, another doubt by its field and reasons. */
function describe({ field, reasons, isQuestion }: Doubt, resume: Resume) {
  if (!isQuestion) return { title: pathLabel(field), details: reasons.join(" ") };
  const entryPath = field.slice(0, field.lastIndexOf("."));
  const { id, ...entry } = (getAtPath(resume, entryPath) ?? {}) as { id?: string };
  const { name, details } = describeEntry(entry);
  const label = id === undefined ? "" : pathLabel(entryPath);
  const about = [label, name, details].filter(Boolean).join(" · ");
  return { title: reasons[0] ?? "", details: about || TEXTS.theFileDoesNotSayIt };
}

const isBlank = (value: unknown) =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);
