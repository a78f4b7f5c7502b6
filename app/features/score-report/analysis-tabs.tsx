/** The report's parts behind tabs: Match, Parse, Writing, History. Hidden ones stay, with what was dropped in. */
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";

const PARTS = ["match", "parse", "writing", "history"] as const;
type Part = (typeof PARTS)[number];
const NAMES: Record<Part, string> = {
  match: "Match",
  parse: "Parse",
  writing: "Writing",
  history: "History",
};

export function AnalysisTabs(panels: Record<Part, ReactNode>) {
  return (
    <Tabs defaultValue="match">
      <TabList label="Parts of the report">
        {PARTS.map((part) => (
          <Tab key={part} value={part}>
            {NAMES[part]}
          </Tab>
        ))}
      </TabList>
      {PARTS.map((part) => (
        <TabPanel key={part} value={part} forceMount className="pt-6 data-[state=inactive]:hidden">
          {panels[part]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
