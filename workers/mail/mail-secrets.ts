/** Set by `wrangler secret put` or in wrangler.toml, and only for the transport that wants it. */
export interface MailSecrets {
  EMAIL?: SendEmail;
  SMTP_PASSWORD?: string;
  RESEND_API_KEY?: string;
}
