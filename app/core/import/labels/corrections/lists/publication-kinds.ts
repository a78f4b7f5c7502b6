/**
 * Corrects line labels: a kind of publications above several of them, such as "Books" or "Journal articles", becomes
 * "furniture", which is not imported, and the line below it the start of a publication ("publications.head").
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";

/** Kinds of publications: "Books", "Peer-reviewed articles:", "Aufsätze". */
const KINDS =
  /^(?:(?:peer[- ]reviewed|selected|journal|refereed) )?(?:books?|monographs|articles|papers|(?:book )?chapters|conference papers|proceedings|reviews|edited volumes|preprints|reports|bücher|aufsätze|artikel|buchbeiträge|livres|ouvrages|chapitres|libros|artículos|capítulos|livros|artigos|libri|articoli|boeken|artikelen|książki|artykuły|böcker|artiklar|bøger)\s*:?$/iu;

export const withoutPublicationKinds: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, next] = [lines[index], labeled[index + 1]];
    const isKind =
      current.label.startsWith("publications.") &&
      next?.label.startsWith("publications.") === true &&
      line?.cells.length === 1 &&
      KINDS.test(line.text.trim());
    if (!isKind) continue;
    result[index] = { ...current, label: "furniture" };
    result[index + 1] = { ...next, label: "publications.head" };
  }
  return result;
};
