/** Generates an OpenAPI 3.1 document of the API calls. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import {
  authFailureResponseBody,
  type Call,
  failureResponseBody,
  type ResponseDescription,
} from "./calls/call.ts";

/** Schemas that are components of the document, by name. */
export type NamedSchemas = Record<string, v.GenericSchema>;

/**
 * @param named the schemas that other schemas refer to by name
 * @param origin the site's address, without a path
 */
export function createOpenApiDocument(calls: readonly Call[], named: NamedSchemas, origin: string) {
  const json = (schema: v.GenericSchema, typeMode: "input" | "output") =>
    toOpenApiSchema(schema, named, typeMode);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    paths[call.path] = { ...path, [call.method]: describeCall(call, json) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Covitae",
      version: "1.0.0",
      description:
        "Resumes, scores and documents. Requests and responses are JSON; failures have an HTTP status and a message. Cookies are ignored unless a call says otherwise.",
    },
    servers: [{ url: origin }],
    security: [],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token returned by login" },
        link: {
          type: "apiKey",
          in: "header",
          name: "X-Share-Token",
          description: "The last part of a share link's URL; for guests, within its role",
        },
        cookie: { type: "apiKey", in: "cookie", name: "session" },
      },
      schemas: Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [
          name,
          toOpenApiSchema(schema, { ...named, [name]: undefined }, "input"),
        ]),
      ),
    },
  };
}

type ToJsonSchema = (schema: v.GenericSchema, typeMode: "input" | "output") => object;

function describeCall(call: Call, toJsonSchemaOf: ToJsonSchema) {
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...Object.entries(call.query ?? {}).map(([name, { schema, summary }]) => ({
      name,
      in: "query",
      required: schema.type !== "optional",
      description: summary,
      schema: toJsonSchemaOf(schema, "input"),
    })),
    ...Object.entries(call.headers ?? {}).map(([name, description]) => ({
      name,
      in: "header",
      description,
      schema: { type: "string" },
    })),
  ];
  const body = call.body
    ? { "application/json": { schema: toJsonSchemaOf(call.body, "input") } }
    : call.multipart && {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: Object.keys(call.multipart),
            properties: Object.fromEntries(
              Object.entries(call.multipart).map(([name, description]) => [
                name,
                { type: "string", format: "binary", description },
              ]),
            ),
          },
        },
      };
  return {
    operationId: operationId(call),
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    security: SECURITY[call.auth],
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: body ? { required: true, content: body } : undefined,
    responses: Object.fromEntries(
      Object.entries({ ...sharedFailures(call), ...call.responses }).map(([status, response]) => [
        status,
        describeResponse(call.path, Number(status), response, toJsonSchemaOf),
      ]),
    ),
  };
}

const SECURITY = {
  bearer: [{ bearer: [] }],
  "bearer or link": [{ bearer: [] }, { link: [] }],
  "bearer or cookie": [{ bearer: [] }, { cookie: [] }],
  none: [],
};

function sharedFailures(call: Call): Record<number, ResponseDescription> {
  const failures: Record<number, ResponseDescription> = {};
  if (call.body || call.multipart) {
    failures[400] = { summary: "A field of the body is missing or invalid" };
    failures[413] = { summary: "The body is too large" };
    failures[415] = { summary: "The body has another content type" };
  }
  if (call.auth !== "none") failures[401] = { summary: "The session has ended" };
  if (call.path.startsWith("/api/resumes/{")) {
    failures[403] = { summary: "Your role does not allow this" };
    failures[404] = { summary: "The resume does not exist, or you have no access to it" };
  }
  return failures;
}

function describeResponse(
  path: string,
  status: number,
  response: ResponseDescription,
  json: ToJsonSchema,
) {
  const failure = path.startsWith("/api/auth/") ? authFailureResponseBody : failureResponseBody;
  const schema = response.schema ?? (status >= 400 ? failure : undefined);
  const content = schema
    ? { "application/json": { schema: json(schema, "output") } }
    : response.types &&
      Object.fromEntries(
        response.types.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
      );
  return {
    description: response.summary,
    headers:
      response.headers &&
      Object.fromEntries(
        Object.entries(response.headers).map(([name, description]) => [
          name,
          { description, schema: { type: "string" } },
        ]),
      ),
    content,
  };
}

/** `put /api/resumes/{id}` becomes putResumesById. */
function operationId({ method, path }: Call): string {
  const words = path
    .replace(/^\/api\//, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^a-z]+/i);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function toOpenApiSchema(
  schema: v.GenericSchema,
  named: Record<string, v.GenericSchema | undefined>,
  typeMode: "input" | "output",
): object {
  const definitions = Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, v.GenericSchema] => Boolean(entry[1])),
  );
  const { $defs, $schema, ...json } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode,
    // Checks without an equivalent in JSON Schema are explained by the 400 response.
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) =>
      "maxLetters" in valibotAction
        ? { ...jsonSchema, maxLength: valibotAction.maxLetters as number }
        : undefined,
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return json;
}
