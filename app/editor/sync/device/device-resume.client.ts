/** Creates a resume without an account, as a document that is kept in this browser. */
import * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { findTemplateSummary } from "#app/core/templates/template-summaries.ts";
import { eraseDeviceResume, storeDeviceTitle } from "./device-storage.ts";

export interface DeviceSeed {
  templateId: string;
  content: Resume;
  design: Design;
  /** Empty is untitled. */
  title: string;
  /** Only uploaded when the resume is moved into an account, where the server checks it. */
  photo?: ImportedPhoto | undefined;
}

/**
 * A stored resume is found by its `epoch`; a new one is not stored yet and comes with its content.
 */
export interface DeviceResume {
  epoch: string;
  initial?: { update: Uint8Array; photo?: ImportedPhoto | undefined };
}

/** Creates a resume in place of the one on this device. */
export function beginDeviceResume(seed: DeviceSeed): DeviceResume {
  eraseDeviceResume();
  const { templateId, content, title, photo } = seed;
  const version = findTemplateSummary(templateId)?.version ?? 1;
  const design = version > 1 ? { ...seed.design, version } : seed.design;
  const doc = newDocument();
  seedDocument(doc, { templateId, content, jobDescription: null, design });
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  storeDeviceTitle(title.trim());
  return { epoch: `${Date.now()}-${Math.random()}`, initial: { update, photo } };
}
