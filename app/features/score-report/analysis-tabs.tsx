/**
 * The report's tabs: Match, Parse, Writing and History. Hidden tabs stay mounted, so that a PDF dropped
 * into Parse is kept.
 */
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
        {TABS.map((tab) => (
          <Tab key={tab} value={tab}>
            {TAB_LABELS[tab]}
          </Tab>
        ))}
      </TabList>
      {TABS.map((tab) => (
        <TabPanel key={tab} value={tab} forceMount className="pt-6 data-[state=inactive]:hidden">
          {panels[tab]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
