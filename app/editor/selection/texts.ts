/** User-visible texts of formatting; those that include values are functions. */
export const TEXTS = {
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  oneLevelOut: "One level out",
  oneLevelIn: "One level in",
  labelWithShortcut: ({ label, keys }: { label: string; keys: string }) =>
    `${label} (Ctrl+${keys})`,
  linkAddressError: "Enter a web address such as example.com/paper, or an email address",
  address: "Address",
  removeLink: "Remove link",
  changeLink: "Change link",
  addLink: "Add link",
};
