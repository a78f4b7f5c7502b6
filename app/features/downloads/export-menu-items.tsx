/** Menu items that download a resume, one per format. */

import { FileArchive, FileDown } from "lucide-react";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  FORMAT_LABELS,
  FORMAT_NOTES,
} from "#app/core/export/formats.ts";
import { MenuItem } from "#app/ui/overlay/menu.tsx";
import { TEXTS } from "./texts.ts";

export function ExportMenuItems({
  formats = EXPORT_FORMATS,
  onExport,
}: {
  formats?: readonly ExportFormat[];
  onExport(format: ExportFormat): void;
}) {
  return formats.map((format) => {
    const Icon = format === "zip" ? FileArchive : FileDown;
    return (
      <MenuItem
        key={format}
        icon={<Icon aria-hidden size={16} />}
        note={FORMAT_NOTES[format]}
        onSelect={() => onExport(format)}
      >
        {TEXTS.downloadIn(FORMAT_LABELS[format])}
      </MenuItem>
    );
  });
}
