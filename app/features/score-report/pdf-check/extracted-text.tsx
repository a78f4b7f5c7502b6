/** The plain text that software extracts from the PDF, in both reading orders. */
import type { ParsedPdf } from "#app/core/pdf-check/read-resume-pdf.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { TEXTS } from "./texts.ts";

export function ExtractedText({ read }: { read: Pick<ParsedPdf, "fileText" | "visualText"> }) {
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-3 font-semibold">{TEXTS.plainText}</summary>
      <Tabs defaultValue="file" className="px-4 pb-4">
        <TabList label={TEXTS.readingOrder}>
          <Tab value="file">{TEXTS.fileOrder}</Tab>
          <Tab value="visual">{TEXTS.visualOrder}</Tab>
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
        {text || TEXTS.thisFileHasNoText}
      </pre>
    </TabPanel>
  );
}
