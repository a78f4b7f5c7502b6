/** The left pane: the form, with the carets of others in it, and design and versions as tabs. */
import { type RefObject, startTransition } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import { ResumeForm } from "#app/editor/form/resume-form.tsx";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { type LeftTab, LeftTabs } from "./left-tabs.tsx";

const RemoteCarets = lazyPart(() =>
  import("#app/editor/presence/remote-carets.tsx").then((module) => module.RemoteCarets),
);

export function FormPane({
  tab,
  onTabChange,
  preview,
  form,
  onFocusedField,
  ...pane
}: {
  pane: Pane;
  isTab: boolean;
  isShown: boolean;
  tab: LeftTab;
  onTabChange(tab: LeftTab): void;
  /** Null until the page is rendered. */
  preview: PagePreview | null;
  /** Receives the form's element. */
  form: RefObject<HTMLDivElement>;
  /** Called with the key of the field that has the focus, and with null when it is lost. */
  onFocusedField(key: string | null): void;
}) {
  const hasOthers = usePresence((view) => view.others.length > 0);
  return (
    <EditorPane {...pane} className="flex flex-col">
      <LeftTabs tab={tab} onTabChange={onTabChange} preview={preview} isNarrow={pane.isTab}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focused field */}
        <div
          ref={form}
          onFocus={({ target }) => startTransition(() => onFocusedField(fieldKeyOf(target)))}
          onBlur={() => startTransition(() => onFocusedField(null))}
          // The scroll margin keeps a revealed field below its section's sticky heading.
          className="relative [&_[data-on-page]]:bg-accent-wash [&_[id^=field-]]:scroll-mt-14"
        >
          <ResumeForm />
          {hasOthers ? <RemoteCarets /> : null}
        </div>
      </LeftTabs>
    </EditorPane>
  );
}
