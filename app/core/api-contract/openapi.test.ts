/** Tests that the OpenAPI document matches the routes and their limits. */
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { CALLS, NAMED_SCHEMAS } from "./contract.ts";
import { createOpenApiDocument } from "./openapi.ts";

const document = JSON.parse(
  JSON.stringify(createOpenApiDocument(CALLS, NAMED_SCHEMAS, "https://covitae.example")),
);

/** A path with its parameters replaced by `*`, because routes and document name them differently. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, "*");

test("the document describes exactly the paths under /api", () => {
  const served = routes
    .map((route) => `/${route.path}`)
    .filter((path) => path.startsWith("/api/") && path !== "/api/*")
    .map(shape);
  const described = Object.keys(document.paths).map(shape);
  // The Worker opens the WebSocket before routing.
  expect(described.sort()).toEqual([...served, "/api/room"].sort());
});

test("every reference resolves to a schema, and every operation id is unique", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, reference] of references) {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? "") ?? [];
    expect(document.components.schemas, reference).toHaveProperty(name ?? "");
  }
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>).map(
      (operation) => operation.operationId,
    ),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("putResumesById");
});

test("bodies have the limits that the routes enforce", () => {
  const { schemas } = document.components;
  expect(schemas.Content.properties.summary.maxLength).toBe(5_000);
  expect(schemas.Content.properties.experience.maxItems).toBe(100);
  const put = document.paths["/api/resumes/{id}"].put;
  expect(put.requestBody.content["application/json"].schema.properties.content).toEqual({
    $ref: "#/components/schemas/PartialContent",
  });
  expect(Object.keys(put.responses)).toEqual(
    expect.arrayContaining(["200", "400", "401", "403", "404", "409", "413", "415"]),
  );
  expect(put.security).toEqual([{ bearer: [] }, { link: [] }]);
  expect(document.paths["/api/ats-score"].options.security).toEqual([]);
});
