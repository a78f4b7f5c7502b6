/** The program that the PDFs of ours name as their creator, by which imports tell them from others. */
export const PDF_CREATOR = "Covitae";
