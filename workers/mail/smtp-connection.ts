/** The SMTP conversation (RFC 5321) over any pair of streams: one command, one answer. */

export interface StreamPair {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
}

/** More than any server has to say to one command. */
const MAX_REPLY_BYTES = 65_536;

export function createSmtpConnection({ readable, writable }: StreamPair) {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const decoder = new TextDecoder();
  let received = "";

  /** A whole answer: `250-…` goes on, `250 …` ends it. */
  async function readReply(): Promise<{ code: number; text: string }> {
    for (;;) {
      const last = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(received);
      if (last) {
        received = received.slice(last[0].length);
        return { code: Number(last[1]), text: last[0] };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The mail server hung up");
      received += decoder.decode(value, { stream: true });
      if (received.length > MAX_REPLY_BYTES) throw new Error("The mail server talks without end");
    }
  }

  async function expect(wanted: number, verb: string): Promise<string> {
    const { code, text } = await readReply();
    // Neither what was sent nor what came back: both can hold the password.
    if (code !== wanted) throw new Error(`The mail server answered ${code} to ${verb}`);
    return text;
  }

  return {
    readGreeting: () => expect(220, "the connection"),
    async sendCommand(line: string, wanted: number): Promise<string> {
      // A line break would be another command.
      if (/[\r\n\0]/.test(line)) throw new Error("An SMTP command must be one line");
      await writer.write(new TextEncoder().encode(`${line}\r\n`));
      return expect(wanted, line.split(/[ :]/)[0] ?? "");
    },
    /** The message with its dots doubled, and the dot that ends it. */
    async sendMessage(message: string): Promise<void> {
      const stuffed = message.replace(/^\./gm, "..");
      await writer.write(new TextEncoder().encode(`${stuffed}.\r\n`));
      await expect(250, "the message");
    },
    /** Before the streams go to somebody else (STARTTLS); what came unencrypted until then counts for nothing. */
    release(): void {
      received = "";
      reader.releaseLock();
      writer.releaseLock();
    },
  };
}
