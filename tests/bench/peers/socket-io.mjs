/** Relays events to all other clients and stores nothing. */
import { createServer } from "node:http";
import { Server } from "socket.io";

const server = createServer();
new Server(server, { transports: ["websocket"] }).on("connection", (socket) => {
  for (const event of ["update", "cursor"]) {
    socket.on(event, (data) => socket.broadcast.emit(event, data));
  }
});
server.listen(Number(process.argv[2]), "127.0.0.1");
