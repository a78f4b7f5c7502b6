/** Text controls of the form, each bound to one text of the shared document. */
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { FieldTips } from "#app/editor/advice/field-tips.tsx";
import { useIsSpellingChecked, useTipCount } from "#app/editor/advice/use-advice.ts";
import { clearBulletHint, useBulletHint } from "#app/editor/form/bullet-hint.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { TextArea, TextField } from "#app/ui/controls/field.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { autoGrow, HIDDEN_LABEL } from "./field-style.ts";
import { BULLETS_LAYER_CLASS, FORMATS_LAYER_CLASS, UNDER_LAYER_CLASS } from "./formatted-layer.ts";
import { useBoundText } from "./use-bound-text.ts";
import { useFormattedLines } from "./use-formatted-lines.ts";

const RewriteTool = lazyPart(
  () => import("#app/editor/ai-rewrite/rewrite-tool.tsx").then((module) => module.RewriteTool),
  // As high as the loaded tool, so that the form below does not jump.
  <div className="mt-1 h-8 pointer-coarse:h-10" />,
);

interface BoundProps {
  path: TextPath;
  label: string;
  /** For a field whose label repeats the heading above it. */
  isLabelHidden?: boolean;
  optional?: boolean;
  hint?: string;
  /** The most characters, in UTF-16 code units. */
  cap?: number;
}

/**
 * The message about a length near its limit comes first, then a warning about the format, then the
 * usual hint.
 */
function selectHint(
  messages: { hint: string | null; warning: string | null },
  hint: string | undefined,
) {
  if (messages.hint) return messages.hint;
  return messages.warning ? <span className="text-warn">{messages.warning}</span> : hint;
}

/** Adds a text for screen readers that there are writing tips, which are otherwise only visible. */
function withTipsNote(hint: ReactNode, hasTips: boolean): ReactNode {
  if (!hasTips) return hint;
  return (
    <>
      {hint}
      <span className="sr-only"> {TEXTS.hasWritingTips}</span>
    </>
  );
}

type ControlProps<T> = Omit<T, "value" | "defaultValue" | "onInput" | "id">;

export function RoomTextField({
  path,
  cap,
  isLabelHidden,
  hint,
  ...rest
}: BoundProps & ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, messages } = useBoundText<HTMLInputElement>({ path, cap, label: rest.label });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextField {...rest} {...field} error={messages.error} hint={selectHint(messages, hint)} />
    </div>
  );
}

/** A text with bold, italic and links, such as the summary. */
export function RoomTextArea(props: FormattedAreaProps) {
  return <FormattedArea {...props} hasBullets={false} />;
}

/** A description: if it has several lines, each is shown as a bullet. */
export function RoomBulletArea({ hint = TEXTS.bulletsHint, ...rest }: FormattedAreaProps) {
  return <FormattedArea {...rest} cap={CAPS.description} hint={hint} hasBullets />;
}

type FormattedAreaProps = BoundProps &
  ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
    rows: number;
    /** Whether to offer a rewrite by the writing model, if there is one and the person may edit. */
    hasRewriteTool?: boolean;
  };

function FormattedArea({
  path,
  cap,
  isLabelHidden,
  hint,
  hasRewriteTool = false,
  hasBullets,
  ...rest
}: FormattedAreaProps & { hasBullets: boolean }) {
  const { field, messages } = useBoundText<HTMLTextAreaElement>({ path, cap, label: rest.label });
  const layer = useFormattedLines(field.ref, path, hasBullets);
  const key = path.join(".");
  const bulletPattern = useBulletHint(key);
  const { writingModel } = useEditorAccess();
  const mayEdit = useMayEdit();
  const layerClass = hasBullets ? BULLETS_LAYER_CLASS : FORMATS_LAYER_CLASS;
  const isSpellingChecked = useIsSpellingChecked();
  const hasTips = useTipCount(key) > 0;
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "relative"}>
      <TextArea
        {...rest}
        {...field}
        // The editor marks misspelled words itself.
        spellCheck={isSpellingChecked ? false : undefined}
        // As high as its text, so that it does not scroll under the layer.
        style={{ ...autoGrow(rest.rows).style, resize: "none" }}
        className={`field-sizing-content col-start-1 row-start-1 overflow-hidden ${UNDER_LAYER_CLASS}${hasBullets ? " ps-7" : ""}`}
        onBlur={(event) => {
          field.onBlur(event);
          clearBulletHint(key);
        }}
        overlay={<div ref={layer} dir="auto" aria-hidden data-bullets className={layerClass} />}
        aria-keyshortcuts={mayEdit && hasBullets ? TEXTS.moveShortcuts : undefined}
        error={messages.error}
        hint={withTipsNote(selectHint(messages, bulletPattern ?? hint), hasTips)}
      />
      {/* The summary's tips are in its section's heading. */}
      {isLabelHidden ? null : (
        <FieldTips
          field={key}
          label={rest.label}
          className="absolute end-0 -top-0.5 pointer-coarse:-top-2"
        />
      )}
      {hasRewriteTool && writingModel && mayEdit ? (
        <RewriteTool path={path} model={writingModel} />
      ) : null}
    </div>
  );
}
