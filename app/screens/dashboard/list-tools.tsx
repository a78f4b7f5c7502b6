import { SelectField, TextField } from "#app/ui/controls/field.tsx";
import { ORDERS, type Order } from "./arrange-resumes.ts";

export function ListTools({
  search,
  order,
  found,
  of,
  onSearch,
  onOrder,
}: {
  search: string;
  order: Order;
  found: number;
  of: number;
  onSearch(search: string): void;
  onOrder(order: Order): void;
}) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_12rem]">
      <TextField
        label="Search resumes"
        type="search"
        value={search}
        placeholder="Title or template"
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label="Sort by"
        value={order}
        onChange={(event) => onOrder(event.target.value as Order)}
      >
        {Object.entries(ORDERS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm text-ink-soft sm:col-span-2">
        {search.trim() === "" ? `${of} resumes` : `${found} of ${of} resumes`}
      </p>
    </div>
  );
}
