/** `Creator` in our PDFs' metadata, by which imports recognize them. */
export const PDF_CREATOR = "Covitae";
