/** Renders the development outbox: each email as its recipient would see it. */
import { escapeHtml } from "#app/core/escape-html.ts";

export interface OutboxMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO time. */
  sentAt: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
article { border: 1px solid color-mix(in oklch, currentColor 25%, transparent); border-radius: 12px; padding: 1rem; margin-top: 1rem; }
h2 { font-size: 1.05rem; margin: 0; }
a { color: inherit; }
p { margin: .25rem 0 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }
iframe { width: 100%; height: 20rem; border: 0; border-radius: 6px; background: #fff; margin-top: .5rem; }
`;

/** `messages`: the newest first. */
export function outboxPage(messages: OutboxMessage[]): string {
  const list =
    messages.map(article).join("") || "<p>No email yet. Sign up, then reload this page.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox – Covitae</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1><p>Email that this server would have sent. Available only in development. <a href="/dev/outbox">Reload</a></p>${list}</main></body></html>`;
}

function article({ to, subject, text, html, sentAt }: OutboxMessage): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p><pre>${withLinks(text)}</pre><details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details></article>`;
}

/** Makes the links of our emails clickable. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /^https?:\/\/\S+$/gm,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
