/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  noMatchingCommands: "No matching commands. Try a section, a company, or “PDF”.",
  commands: "Commands",
  whatWouldYouLikeToDo: "What would you like to do?",
};
