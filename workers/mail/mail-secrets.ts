/** Set by `wrangler secret put` or in wrangler.toml, each only for the transport that needs it. */
export interface MailSecrets {
  EMAIL?: SendEmail;
  SMTP_PASSWORD?: string;
  RESEND_API_KEY?: string;
}
