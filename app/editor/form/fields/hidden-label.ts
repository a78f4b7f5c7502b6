/** For the element around a field whose label a heading right above already says. */
export const HIDDEN_LABEL = "[&>div>label]:sr-only";
