/**
 * A WebSocket client with minimal overhead, so that the machine's time goes to the server. Under load, incoming bytes
 * are not parsed but only searched for marks.
 */
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

export function openRawSocket(url, headers = {}) {
  const { hostname, port, pathname, search } = new URL(url);
  const key = randomBytes(16).toString("base64");
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const waiting = [];
  const frames = [];
  let buffered = Buffer.alloc(0);
  let isOpen = false;
  let onChunk = null;
  let isClosed = false;

  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${key}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const opened = new Promise((resolve, reject) => {
    socket.once("connect", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    socket.once("error", reject);
    socket.on("close", () => {
      isClosed = true;
      reject(new Error("closed"));
    });
    socket.on("data", (chunk) => {
      if (isOpen && onChunk) return onChunk(chunk);
      buffered = Buffer.concat([buffered, chunk]);
      if (!isOpen) {
        const end = buffered.indexOf("\r\n\r\n");
        if (end === -1) return;
        const head = buffered.subarray(0, end).toString();
        const expected = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
        if (!head.includes(" 101 ") || !head.includes(expected.digest("base64"))) {
          return reject(new Error(head));
        }
        buffered = buffered.subarray(end + 4);
        isOpen = true;
        resolve();
      }
      parse();
    });
  });
  opened.catch(() => {});

  function parse() {
    for (;;) {
      if (buffered.length < 2) return;
      let length = buffered[1] & 0x7f;
      let at = 2;
      if (length === 126) {
        if (buffered.length < 4) return;
        length = buffered.readUInt16BE(2);
        at = 4;
      } else if (length === 127) {
        if (buffered.length < 10) return;
        length = Number(buffered.readBigUInt64BE(2));
        at = 10;
      }
      if (buffered.length < at + length) return;
      const opcode = buffered[0] & 0x0f;
      const payload = buffered.subarray(at, at + length);
      buffered = buffered.subarray(at + length);
      if (opcode !== 1 && opcode !== 2) continue;
      const frame = opcode === 1 ? payload.toString() : new Uint8Array(payload);
      const waiter = waiting.shift();
      if (waiter) waiter(frame);
      else frames.push(frame);
    }
  }

  return {
    opened,
    isClosed: () => isClosed,
    /** Reads the next frame, before the load starts. */
    next: () =>
      frames.length > 0
        ? Promise.resolve(frames.shift())
        : new Promise((resolve) => waiting.push(resolve)),
    /** Switches to passing on raw bytes. */
    watch(handler) {
      onChunk = handler;
    },
    send(data) {
      const isText = typeof data === "string";
      socket.write(frameOf(isText ? 1 : 2, isText ? Buffer.from(data) : data));
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    end: () => socket.destroy(),
  };
}

/** A mask of zeros is valid and needs no masking. */
function frameOf(opcode, payload) {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const frame = Buffer.alloc(6 + extra + length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | (extra === 0 ? length : extra === 2 ? 126 : 127);
  if (extra === 2) frame.writeUInt16BE(length, 2);
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(payload, 6 + extra);
  return frame;
}
