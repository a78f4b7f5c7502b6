/**
 * User-visible texts of the preview page and its tools; those that include values are functions.
 */
export const TEXTS = {
  resumePreview: "Resume preview",
  livePreview: "Live Preview",
  page: "Page",
  zoomOut: "Zoom out",
  zoomTo100WithShortcut: "Zoom to 100% (Ctrl+Alt+0)",
  zoomIn: "Zoom in",
  zoomToFit: "Zoom to fit",
  dragSideways: "Drag sideways to read whole lines.",
  fitPage: "Fit page",
  pageBreaksMayDiffer:
    "This browser spaces text slightly differently from the PDF, so the PDF may break its pages elsewhere.",
  canHaveAtMostCharacters: ({
    placeholder,
    maxLength,
  }: {
    placeholder: string;
    maxLength: number;
  }) => `${placeholder} can have at most ${maxLength} characters.`,
  editedEntryWasRemoved: "The entry you were in was removed.",
  thisSectionCannotHaveMoreEntries: "This section cannot have more entries.",
  dates: "Dates",
  technologies: "Technologies",
  dragToMove: "Drag to move (Alt+Up or Alt+Down while you write)",
  addBelow: ({ name }: { name: string }) => `Add ${name} below`,
  addBelowWithShortcut: ({ name }: { name: string }) =>
    `Add ${name} below (Ctrl+Enter while you write)`,
  addBelowName: ({ name }: { name: string }) => `Add below ${name}`,
  moreParts: "More parts of the page",
  more: "More",
  writeOnThePage: "Write on the page. Begin with:",
  pageOfPages: "{word}{page} of {count}",
  zoomTo100From: (percent: number) => `${percent}%: zoom to 100%`,
  percent: (percent: number) => `${percent}%`,
  estimate: "(estimate)",
  movedToPlace: ({ name, place, count }: { name: string; place: number; count: number }) =>
    `${name} moved to place ${place} of ${count}`,
};
