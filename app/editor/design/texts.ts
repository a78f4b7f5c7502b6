/**
 * User-visible texts of the design and template panels; those that include values are functions.
 */
export const TEXTS = {
  accentColor: "Accent color",
  anotherColor: "Another color",
  anotherColorHint: "Another color; one too light to read is darkened",
  templateDefault: "Template default",
  pdf: "PDF",
  embedResumeData: "Put the resume into its PDF as data",
  embedDataHint:
    "Importing such a PDF brings everything back, the design as well. Only what the page shows is in it.",
  languageOfTheResume: "Language of the resume",
  photo: "Photo",
  noPhotoYet: "No photo yet. Add one under Personal Information.",
  customSections: "Custom sections",
  sections: "Sections",
  print: ({ name }: { name: string }) => `Print ${name}`,
  titleOf: ({ name }: { name: string }) => `Title of ${name}`,
  moveUp: ({ name }: { name: string }) => `Move ${name} up`,
  moveDown: ({ name }: { name: string }) => `Move ${name} down`,
  letterHint: "New resumes start with Letter, from your browser’s language.",
  templateDefaultsRestored: "Template defaults restored",
  design: "Design",
  fonts: "Fonts",
  versionOfTheTemplate: "Version of the template",
  theNewest: ({ each }: { each: number }) => `${each}, the newest`,
  dates: "Dates",
  paper: "Paper",
  letter: "Letter",
  textSize: "Text size",
  spacing: "Spacing",
  lineHeight: "Line height",
  density: "Density",
  compact: "Compact",
  normal: "Normal",
  airy: "Airy",
  densitySets: "Sets line height, spacing and margins together.",
  nameAndContact: "Name and contact details",
  separators: "Separators",
  separatorsRightToLeft:
    "In text from right to left, each detail has its own line, so that software reads it whole.",
  dot: "Dot ( · )",
  bar: "Bar ( | )",
  space: "Space",
  onePerLine: "One per line",
  links: "Links",
  addressOnly: "Address only",
  labelOnly: "Label only",
  labelsLink:
    "In the PDF, each label links to its full address. Software that reads text alone finds the label only.",
  showIcons: "Show icons",
  showTheHeadline: "Show the headline",
  noHeadlineYet: "No headline yet. Add one under Personal Information.",
  margins: "Margins",
  fitTo: "Fit to",
  onePage: "1 page",
  pages: ({ pages }: { pages: number }) => `${pages} pages`,
  fit: "Fit",
  restoreTemplateDefaults: "Restore template defaults",
  fitToPages: ({ pages }: { pages: string }) => `Fit to ${pages}`,
  templateChangedTo: ({ name }: { name: string }) => `Template changed to ${name}`,
  descriptionsAndPreviews: "Descriptions and previews",
  current: "(current)",
  preview: ({ caption }: { caption: string }) => `Preview: ${caption}`,
  errorLoadingPreview: ({ message }: { message: string }) => `Error loading preview: ${message}`,
  aNewerVersionOf: ({ name }: { name: string }) => `A newer version of ${name}`,
  versionOfferDescription:
    "Your words stay as they are; only the layout changes, in the preview, the PDF and the public page.",
  keepVersion: ({ version }: { version: number }) => `Keep version ${version}`,
  pickVersion: ({ version }: { version: number }) => `Use version ${version}`,
  whatChanges: "What changes",
  currentVersionLabel: ({ version }: { version: number }) => `Version ${version}, as it is now`,
  versionLabel: ({ version }: { version: number }) => `Version ${version}`,
  isOnVersionNow: ({ name, version }: { name: string; version: number }) =>
    `${name} is on version ${version} now`,
  thereIsANewerVersionOf: ({ name }: { name: string }) => `There is a newer version of ${name}`,
  linesOnPage: ({ lines, page }: { lines: number; page: number }) =>
    `${lines} ${lines === 1 ? "line" : "lines"} on page ${page}`,
  yourContentStays: "Your content stays. The page shows each template with your own text.",
  staysOnVersion: ({ version }: { version: number }) =>
    `Your resume stays on version ${version} until you choose.`,
  petrol: "Petrol",
  blue: "Blue",
  violet: "Violet",
  plum: "Plum",
  red: "Red",
  brown: "Brown",
  green: "Green",
  black: "Black",
  movedToPlace: ({ name, place, count }: { name: string; place: number; count: number }) =>
    `${name} moved to place ${place} of ${count}`,
  smallestSize: ({ points }: { points: number }) =>
    `${points} pt is the smallest size, so that the page stays readable. A lower setting prints the same.`,
  fitsAlready: ({ pages }: { pages: string }) => `It fits ${pages} already.`,
  fitted: ({ pages, design }: { pages: string; design: string }) =>
    `Fitted to ${pages}: ${design}.`,
  doesNotFit: ({ pages, design }: { pages: string; design: string }) =>
    `It does not fit ${pages}, not even with ${design}. Nothing was changed; shorten the text instead.`,
  textSizeSpacingMargins: ({
    scale,
    spacing,
    margin,
    lineHeight,
  }: {
    scale: number | undefined;
    spacing: number | undefined;
    margin: number | undefined;
    lineHeight: string | undefined;
  }) =>
    `text size ${scale}%, spacing ${spacing}%, ${lineHeight ? `line height ${lineHeight}, ` : ""}margins ${margin} mm`,
  compare: "Compare",
};
