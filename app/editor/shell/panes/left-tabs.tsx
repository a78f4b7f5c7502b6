/**
 * The left pane: the resume's content, its design, and its versions as tabs. Change Template in
 * the header shows the list of templates in their place.
 */
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { lazyOverlay } from "#app/ui/loading/lazy-part.tsx";
import { Tab, TabList, Tabs } from "#app/ui/overlay/tabs.tsx";

const DesignPanel = lazyOverlay(() =>
  import("#app/editor/design/design-panel.tsx").then((module) => module.DesignPanel),
);
const TemplatePanel = lazyOverlay(() =>
  import("#app/editor/design/template-panel.tsx").then((module) => module.TemplatePanel),
);
const VersionsPanel = lazyOverlay(() =>
  import("#app/editor/versions/versions-panel.tsx").then((module) => module.VersionsPanel),
);

export type LeftTab = "content" | "design" | "template" | "versions";

const LABELS: Record<LeftTab, string> = {
  content: TEXTS.content,
  design: TEXTS.design,
  template: TEXTS.changeTemplate,
  versions: TEXTS.versions,
};

export function LeftTabs({
  tab,
  onTabChange,
  preview,
  isNarrow,
  children,
}: {
  tab: LeftTab;
  onTabChange(tab: LeftTab): void;
  /** Null until the page is rendered. */
  preview: PagePreview | null;
  /**
   * On phones the content tab hides the tab list to save room; the header's menu opens the other
   * tabs.
   */
  isNarrow: boolean;
  /** The form; it stays mounted behind the other tabs. */
  children: ReactNode;
}) {
  const mayEdit = useMayEdit();
  // Versions are kept by the server.
  const isOnDevice = useEditorAccess().deviceActions !== null;
  const tabs: LeftTab[] = [
    "content",
    ...(mayEdit ? (["design"] as const) : []),
    ...(isOnDevice ? [] : (["versions"] as const)),
  ];
  const backToContent = () => onTabChange("content");
  const isTemplate = tab === "template" && mayEdit;
  const previousTab = useRef<LeftTab>("content");
  const isClosing = useRef(false);
  useEffect(() => {
    if (tab === "template") return;
    previousTab.current = tab;
    if (!isClosing.current) return;
    isClosing.current = false;
    // The button that closed the templates is gone, so the panel gets the focus.
    document.getElementById(panelId(tab))?.focus();
  }, [tab]);
  return (
    <Tabs
      value={tabs.includes(tab) || isTemplate ? tab : "content"}
      onValueChange={(value) => onTabChange(value as LeftTab)}
      className="flex min-h-0 flex-1 flex-col"
    >
      {isTemplate ? (
        <div className="flex min-h-11 shrink-0 items-center justify-between border-b border-line bg-raised pr-2 pl-4">
          <h2 className="font-sans text-sm font-semibold">{LABELS.template}</h2>
          <IconButton
            size="small"
            label={TEXTS.closeTemplates}
            onClick={() => {
              const tab = previousTab.current;
              // Unmounting the templates' pages takes longer than a frame.
              afterPaint(() => {
                isClosing.current = true;
                onTabChange(tab);
              });
            }}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      ) : null}
      <TabList
        label={TEXTS.whatToEdit}
        className={classNames(
          "shrink-0 bg-raised px-2",
          (isTemplate || (isNarrow && tab === "content")) && "hidden",
        )}
      >
        {tabs.map((each) => (
          <Tab key={each} value={each} className="px-2.5" aria-controls={panelId(each)}>
            {LABELS[each]}
          </Tab>
        ))}
      </TabList>
      <div
        id={panelId("content")}
        tabIndex={-1}
        role="tabpanel"
        aria-label={LABELS.content}
        // The padding lets the end scroll clear of a toast.
        className={
          tab === "content" ? "min-h-0 flex-1 overflow-y-auto px-4 pb-20 outline-none" : "hidden"
        }
      >
        {children}
      </div>
      {tab === "content" ? null : (
        <div
          id={panelId(tab)}
          tabIndex={-1}
          role="tabpanel"
          aria-label={LABELS[tab]}
          className="min-h-0 flex-1 overflow-y-auto p-4 pb-20 outline-none"
        >
          {tab === "design" ? (
            <DesignPanel preview={preview} onLoadError={backToContent} />
          ) : tab === "template" ? (
            <TemplatePanel onLoadError={backToContent} />
          ) : (
            <VersionsPanel onLoadError={backToContent} />
          )}
        </div>
      )}
    </Tabs>
  );
}

const panelId = (tab: LeftTab) => `left-${tab}`;
