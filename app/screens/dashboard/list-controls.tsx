/** Search and sort controls of the resume list. */
import { SelectField, TextField } from "#app/ui/controls/field.tsx";
import { SORT_ORDERS, type SortOrder } from "./filter-resumes.ts";
import { TEXTS } from "./texts.ts";

export function ListControls({
  search,
  order,
  matchCount,
  totalCount,
  onSearch,
  onOrder,
}: {
  search: string;
  order: SortOrder;
  matchCount: number;
  totalCount: number;
  onSearch(search: string): void;
  onOrder(order: SortOrder): void;
}) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_12rem]">
      <TextField
        label={TEXTS.searchResumes}
        type="search"
        value={search}
        placeholder={TEXTS.titleOrTemplate}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={TEXTS.sortBy}
        value={order}
        onChange={(event) => onOrder(event.target.value as SortOrder)}
      >
        {Object.entries(SORT_ORDERS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm text-ink-soft sm:col-span-2">
        {search.trim() === ""
          ? TEXTS.resumes({ totalCount })
          : TEXTS.ofResumes({ matchCount, totalCount })}
      </p>
    </div>
  );
}
