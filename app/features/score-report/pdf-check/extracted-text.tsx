/** The plain text that software extracts from the PDF, in both reading orders. */
import type { ReadPdf } from "#app/core/pdf-check/read-resume-pdf.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";

export function ExtractedText({ read }: { read: Pick<ReadPdf, "fileText" | "visualText"> }) {
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-3 font-semibold">Plain text</summary>
      <Tabs defaultValue="file" className="px-4 pb-4">
        <TabList label="Reading order">
          <Tab value="file">File order</Tab>
          <Tab value="visual">Visual order</Tab>
        </TabList>
        <TextPanel value="file" text={read.fileText} />
        <TextPanel value="visual" text={read.visualText} />
      </Tabs>
    </details>
  );
}

function TextPanel({ value, text }: { value: string; text: string }) {
  return (
    <TabPanel value={value}>
      <pre className="max-h-96 overflow-y-auto text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text || "This file has no text."}
      </pre>
    </TabPanel>
  );
}
