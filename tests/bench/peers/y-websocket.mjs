/** y-websocket's own server, unmodified. */
process.env.PORT = process.argv[2];
process.env.HOST = "127.0.0.1";
await import("y-websocket/bin/server.cjs").catch(
  () => import(new URL("node_modules/y-websocket/bin/server.cjs", import.meta.url).href),
);
