import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/db/tables/*-tables.ts",
  out: "./migrations",
});
