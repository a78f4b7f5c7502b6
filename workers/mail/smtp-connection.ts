/** An SMTP connection (RFC 5321) over any pair of streams: each command gets one reply. */

export interface StreamPair {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
}

/** Larger than any legitimate reply to one command. */
const MAX_REPLY_BYTES = 65_536;

export function createSmtpConnection({ readable, writable }: StreamPair) {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const decoder = new TextDecoder();
  let received = "";

  /** Reads one complete reply: lines like `250-…` continue it, `250 …` ends it. */
  async function readReply(): Promise<{ code: number; text: string }> {
    for (;;) {
      const reply = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(received);
      if (reply) {
        received = received.slice(reply[0].length);
        return { code: Number(reply[1]), text: reply[0] };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The mail server closed the connection");
      received += decoder.decode(value, { stream: true });
      if (received.length > MAX_REPLY_BYTES)
        throw new Error("The mail server sent an oversized reply");
    }
  }

  async function expectCode(expectedCode: number, verb: string): Promise<string> {
    const { code, text } = await readReply();
    // Contains neither the command nor the reply, because both may contain the password.
    if (code !== expectedCode) throw new Error(`The mail server replied ${code} to ${verb}`);
    return text;
  }

  return {
    readGreeting: () => expectCode(220, "the connection"),
    /** Sends one command and returns the text of its reply; throws if the reply has another code. */
    async sendCommand(line: string, wanted: number): Promise<string> {
      // A line break would start another command.
      if (/[\r\n\0]/.test(line)) throw new Error("An SMTP command must be one line");
      await writer.write(new TextEncoder().encode(`${line}\r\n`));
      return expectCode(wanted, line.split(/[ :]/)[0] ?? "");
    },
    /** Sends the message with leading dots doubled, followed by the terminating dot. */
    async sendMessage(message: string): Promise<void> {
      const stuffed = message.replace(/^\./gm, "..");
      await writer.write(new TextEncoder().encode(`${stuffed}.\r\n`));
      await expectCode(250, "the message");
    },
    /** Releases the streams for STARTTLS and discards unread plaintext, which an attacker could have injected. */
    release(): void {
      received = "";
      reader.releaseLock();
      writer.releaseLock();
    },
  };
}
