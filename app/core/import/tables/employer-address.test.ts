import { expect, test } from "vitest";
import { splitEmployerAndAddress } from "./employer-address.ts";

test.each([
  [["Oak Ltd", "3 Mill Road,", "Leeds"], "Oak Ltd", "3 Mill Road, Leeds"],
  [["Leeds Hospitals NHS", "Trust, Leeds"], "Leeds Hospitals NHS Trust", "Leeds"],
  [["Marks and Spencer", "Group plc", "Hull"], "Marks and Spencer Group plc", "Hull"],
  [["City of Hull", "Housing Department", "Hull"], "City of Hull Housing Department", "Hull"],
  [["Oak Ltd", "Hospital Road, Leeds"], "Oak Ltd", "Hospital Road, Leeds"],
])("%j is a name and an address", (texts, name, address) => {
  expect(splitEmployerAndAddress(texts)).toEqual({ name, address });
});

test("without an address the cell stays as it is", () => {
  expect(splitEmployerAndAddress(["Marks and Spencer", "Group plc"])).toBeNull();
});
