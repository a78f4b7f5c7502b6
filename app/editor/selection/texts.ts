/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  oneLevelOut: "One level out",
  oneLevelIn: "One level in",
  ctrl: ({ label, keys }: { label: string; keys: string }) => `${label} (Ctrl+${keys})`,
  enterAWebAddressSuch: "Enter a web address such as example.com/paper, or an email address",
  address: "Address",
  removeLink: "Remove link",
  changeLink: "Change link",
  addLink: "Add link",
};
