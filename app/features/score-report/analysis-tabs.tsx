/** The report's tabs: Match, Parse, Writing and History. Hidden tabs stay mounted, so that a PDF dropped into Parse is kept. */
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { TEXTS } from "./texts.ts";

const TABS = ["match", "parse", "writing", "history"] as const;
type TabName = (typeof TABS)[number];
const TAB_LABELS: Record<TabName, string> = {
  match: TEXTS.matchTab,
  parse: TEXTS.parseTab,
  writing: TEXTS.writingTab,
  history: TEXTS.historyTab,
};

export function AnalysisTabs(panels: Record<TabName, ReactNode>) {
  return (
    <Tabs defaultValue="match">
      <TabList label={TEXTS.reportSections}>
        {TABS.map((part) => (
          <Tab key={part} value={part}>
            {TAB_LABELS[part]}
          </Tab>
        ))}
      </TabList>
      {TABS.map((part) => (
        <TabPanel key={part} value={part} forceMount className="pt-6 data-[state=inactive]:hidden">
          {panels[part]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
