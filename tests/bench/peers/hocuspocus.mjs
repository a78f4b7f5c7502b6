/** Hocuspocus without extensions, so it stores nothing. */
import { Server } from "@hocuspocus/server";

const server = new Server({ port: Number(process.argv[2]), address: "127.0.0.1", quiet: true });
await server.listen();
