/** Text controls of the form, each bound to one text of the room. */
import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { TextArea, TextField } from "#app/ui/controls/field.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { growing } from "./field-style.ts";
import { HIDDEN_LABEL } from "./hidden-label.ts";
import { useBoundText } from "./use-bound-text.ts";

const RewriteTool = lazyPart(
  () => import("#app/editor/ai-rewrite/rewrite-tool.tsx").then((module) => module.RewriteTool),
  // As high as what is loaded: the form below must not jump.
  <div className="mt-1 h-8 pointer-coarse:h-10" />,
);

interface Bound {
  path: TextPath;
  label: string;
  /** Where a heading right above already says it. */
  isLabelHidden?: boolean;
  optional?: boolean;
  hint?: string;
  cap?: number;
}
/** The nearer matter first: a length that is nearly used up, then a form in doubt. */
function hintOf(note: { hint: string | null; doubt: string | null }, hint: string | undefined) {
  if (note.hint) return note.hint;
  return note.doubt ? <span className="text-warn">{note.doubt}</span> : hint;
}

type Rest<T> = Omit<T, "value" | "defaultValue" | "onInput" | "id">;

export function RoomTextField({
  path,
  cap,
  isLabelHidden,
  hint,
  ...rest
}: Bound & Rest<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, note } = useBoundText<HTMLInputElement>({ path, cap, label: rest.label });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextField {...rest} {...field} error={note.error} hint={hintOf(note, hint)} />
    </div>
  );
}

export function RoomTextArea({
  path,
  cap,
  isLabelHidden,
  hint,
  isRewritable = false,
  ...rest
}: Bound & Rest<TextareaHTMLAttributes<HTMLTextAreaElement>> & { isRewritable?: boolean }) {
  const { field, note } = useBoundText<HTMLTextAreaElement>({ path, cap, label: rest.label });
  const { writingModel } = useEditorAccess();
  const mayEdit = useMayEdit();
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : undefined}>
      <TextArea
        {...growing(rest.rows)}
        {...rest}
        {...field}
        error={note.error}
        hint={hintOf(note, hint)}
      />
      {isRewritable && writingModel && mayEdit ? (
        <RewriteTool path={path} model={writingModel} />
      ) : null}
    </div>
  );
}
