/** The SMTP conversation (RFC 5321) over any pair of streams: one command, one answer. */

export interface Lines {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
}

/** More than any server has to say to one command. */
const MOST_BYTES = 65_536;

export function openTalk({ readable, writable }: Lines) {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const decoder = new TextDecoder();
  let heard = "";

  /** A whole answer: `250-…` goes on, `250 …` ends it. */
  async function listen(): Promise<{ code: number; text: string }> {
    for (;;) {
      const last = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(heard);
      if (last) {
        heard = heard.slice(last[0].length);
        return { code: Number(last[1]), text: last[0] };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The mail server hung up");
      heard += decoder.decode(value, { stream: true });
      if (heard.length > MOST_BYTES) throw new Error("The mail server talks without end");
    }
  }

  async function expect(wanted: number, verb: string): Promise<string> {
    const { code, text } = await listen();
    // Neither what was sent nor what came back: both can hold the password.
    if (code !== wanted) throw new Error(`The mail server answered ${code} to ${verb}`);
    return text;
  }

  return {
    greeted: () => expect(220, "the connection"),
    async say(line: string, wanted: number): Promise<string> {
      // A line break would be another command.
      if (/[\r\n\0]/.test(line)) throw new Error("An SMTP command must be one line");
      await writer.write(new TextEncoder().encode(`${line}\r\n`));
      return expect(wanted, line.split(/[ :]/)[0] ?? "");
    },
    /** The message with its dots doubled, and the dot that ends it. */
    async hand(message: string): Promise<void> {
      const stuffed = message.replace(/^\./gm, "..");
      await writer.write(new TextEncoder().encode(`${stuffed}.\r\n`));
      await expect(250, "the message");
    },
    /** Before the streams go to somebody else (STARTTLS); what came unencrypted until then counts for nothing. */
    release(): void {
      heard = "";
      reader.releaseLock();
      writer.releaseLock();
    },
  };
}
