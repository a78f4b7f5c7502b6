/** Every address of the product, in one list. */
import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/landing.tsx"),
  route("test", "routes/styling.tsx"),
  route("healthz", "routes/healthz.ts"),

  route("login", "routes/login.tsx"),
  route("login/forgot", "routes/login.forgot.tsx"),
  route("login/reset", "routes/login.reset.tsx"),
  route("login/*", "routes/login.rest.ts"),
  route("signup", "routes/signup.tsx"),
  route("signup/*", "routes/signup.rest.ts"),
  route("verify-otp", "routes/verify-otp.tsx"),
  route("logout", "routes/logout.ts"),
  route("dev/outbox", "routes/dev.outbox.tsx"),

  route("templates", "routes/templates.tsx"),
  route("templates/:templateId", "routes/templates.one.ts"),
  route("resume", "routes/resume.ts"),
  route("resume/:templateId", "routes/resume.one.ts"),
  route("builder", "routes/builder.ts"),
  route("builder/:templateId", "routes/builder.one.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("analyze/:resumeId", "routes/analyze.tsx"),
  route("files/:token", "routes/files.ts"),

  route("api/auth/signup", "routes/api.auth.signup.ts"),
  route("api/auth/verify-otp", "routes/api.auth.verify-otp.ts"),
  route("api/auth/resend-otp", "routes/api.auth.resend-otp.ts"),
  route("api/auth/login", "routes/api.auth.login.ts"),
  route("api/auth/forgot-password", "routes/api.auth.forgot-password.ts"),
  route("api/auth/reset-password", "routes/api.auth.reset-password.ts"),
  route("api/auth/session", "routes/api.auth.session.ts"),
  route("api/auth/logout", "routes/api.auth.logout.ts"),
  route("api/auth/me", "routes/api.auth.me.ts"),
  route("api/ats-score", "routes/api.ats-score.ts"),
  route("api/generate-pdf", "routes/api.generate-pdf.ts"),
  route("api/resumes", "routes/api.resumes.ts"),
  route("api/resumes/:resumeId", "routes/api.resumes.one.ts"),
  route("api/resumes/:resumeId/export", "routes/api.resumes.export.ts"),
  route("api/resumes/:resumeId/versions", "routes/api.resumes.versions.ts"),
  route("api/resumes/:resumeId/analyses", "routes/api.resumes.analyses.ts"),
  route("api/openapi.json", "routes/api.openapi.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
