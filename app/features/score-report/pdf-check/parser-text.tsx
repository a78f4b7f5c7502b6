/** The bare text as extractors give it, in both reading orders. */
import type { ReadPdf } from "#app/core/pdf-check/read-resume-pdf.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";

export function ParserText({ read }: { read: Pick<ReadPdf, "fileText" | "visualText"> }) {
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-3 font-semibold">The bare text</summary>
      <Tabs defaultValue="file" className="px-4 pb-4">
        <TabList label="Reading order">
          <Tab value="file">Order of the file</Tab>
          <Tab value="visual">As the eye sees it</Tab>
        </TabList>
        <BareText value="file" text={read.fileText} />
        <BareText value="visual" text={read.visualText} />
      </Tabs>
    </details>
  );
}

function BareText({ value, text }: { value: string; text: string }) {
  return (
    <TabPanel value={value}>
      <pre className="max-h-96 overflow-y-auto text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text || "There is no text in this file."}
      </pre>
    </TabPanel>
  );
}
