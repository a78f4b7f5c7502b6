/** What the calls for annotated copies answer. */
import * as v from "valibot";

export const MAX_COPY_BYTES = 5 * 1_048_576;

export const copyAnswer = v.object({
  id: v.string(),
  /** Of the file, without its extension. */
  name: v.string(),
  bytes: v.number(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null when the maker's account is gone. */
  by: v.nullable(v.string()),
  /** Its maker and the resume's owner may. */
  mayDelete: v.boolean(),
});
export type CopyItem = v.InferOutput<typeof copyAnswer>;

interface Row {
  id: string;
  name: string;
  bytes: number;
  createdAt: Date;
  createdBy: string;
  by: string | null;
}

export function toCopyItem(row: Row, whom: { userId: string; isOwner: boolean }): CopyItem {
  return {
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    by: row.by,
    mayDelete: whom.isOwner || row.createdBy === whom.userId,
  };
}
