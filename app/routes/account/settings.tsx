/** /settings: the user's name, email, password, devices, theme, data export and account deletion. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { clearSession } from "#app/client/stored-session.ts";
import { DataExport } from "#app/screens/settings/data-export.tsx";
import { DeleteAccount } from "#app/screens/settings/delete-account.tsx";
import { Devices } from "#app/screens/settings/devices.tsx";
import { EmailForm } from "#app/screens/settings/email-form.tsx";
import { PasswordForm } from "#app/screens/settings/password-form.tsx";
import { ProfileForm } from "#app/screens/settings/profile-form.tsx";
import { ProfilePhoto } from "#app/screens/settings/profile-photo.tsx";
import { SettingsSection } from "#app/screens/settings/settings-section.tsx";
import { ThemePicker } from "#app/screens/settings/theme-picker.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { listSessions } from "#app/server/auth/sessions.server.ts";
import { countAllResumes } from "#app/server/db/resumes.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { useNow } from "#app/ui/text/time-ago.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [{ title: TEXTS.settingsPageTitle }];

export async function loader(args: LoaderFunctionArgs) {
  const { user, sessionId } = await requireUser(args);
  const [sessions, resumeCount] = await Promise.all([
    listSessions(args.context, user.id),
    countAllResumes(args.context, user.id),
  ]);
  const devices = sessions.map((session) => ({
    ...session,
    signedInAt: session.signedInAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return { user, devices, resumeCount, now: Date.now() };
}

const LINKS = [
  { to: "/dashboard", label: TEXTS.dashboard },
  { to: "/templates", label: TEXTS.templates },
];

export default function SettingsPage() {
  const { user, devices, resumeCount, now: serverNow } = useLoaderData<typeof loader>();
  const now = useNow(serverNow);
  const navigate = useNavigate();

  /** Called when the account has been deleted: its offline copies in this browser must go too. */
  async function onAccountDeleted() {
    const { deleteOfflineCopies } = await import("#app/editor/sync/offline/offline-databases.ts");
    await deleteOfflineCopies(user.id).catch(() => undefined);
    clearSession();
    navigate("/", { replace: true });
    notify.success(TEXTS.yourAccountIsDeleted);
  }

  return (
    <>
      <AppHeader user={user} links={LINKS} />
      <main id="main" className="mx-auto grid w-full max-w-4xl gap-5 px-4 py-8 sm:px-6">
        <h1 className="text-3xl">{TEXTS.settingsHeading}</h1>
        <SettingsSection id="profile" title={TEXTS.profile} lead={TEXTS.profileLead}>
          <ProfilePhoto user={user} />
          <ProfileForm user={user} />
        </SettingsSection>
        <SettingsSection id="email" title={TEXTS.email} lead={TEXTS.emailLead}>
          <EmailForm user={user} />
        </SettingsSection>
        <SettingsSection id="password" title={TEXTS.password} lead={TEXTS.passwordLead}>
          <PasswordForm />
        </SettingsSection>
        <SettingsSection id="devices" title={TEXTS.devices} lead={TEXTS.devicesLead}>
          <Devices devices={devices} now={now} />
        </SettingsSection>
        <SettingsSection id="appearance" title={TEXTS.appearance} lead={TEXTS.appearanceLead}>
          <ThemePicker />
        </SettingsSection>
        <SettingsSection id="data" title={TEXTS.yourData} lead={TEXTS.dataExportLead}>
          <DataExport />
        </SettingsSection>
        <SettingsSection
          id="delete"
          title={TEXTS.deleteAccount}
          lead={TEXTS.deleteAccountLead}
          isDanger
        >
          <DeleteAccount resumeCount={resumeCount} onDeleted={onAccountDeleted} />
        </SettingsSection>
      </main>
    </>
  );
}
