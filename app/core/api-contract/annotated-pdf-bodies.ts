/** Response bodies of the calls for annotated PDFs: copies of a resume's PDF with a reader's marks and notes. */
import * as v from "valibot";

export const MAX_ANNOTATED_PDF_BYTES = 5 * 1_048_576;

export const annotatedPdfResponseBody = v.object({
  id: v.string(),
  /** The file name without its extension. */
  name: v.string(),
  bytes: v.number(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The author's name; null if the account was deleted. */
  by: v.nullable(v.string()),
  /** True for its author and the resume's owner. */
  mayDelete: v.boolean(),
});
export type AnnotatedPdfItem = v.InferOutput<typeof annotatedPdfResponseBody>;

interface AnnotatedPdfRow {
  id: string;
  name: string;
  bytes: number;
  createdAt: Date;
  createdBy: string;
  by: string | null;
}

export function toAnnotatedPdfItem(
  row: AnnotatedPdfRow,
  viewer: { userId: string; isOwner: boolean },
): AnnotatedPdfItem {
  return {
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    by: row.by,
    mayDelete: viewer.isOwner || row.createdBy === viewer.userId,
  };
}
