/** A sign-up card above the login form, for visitors who come from the landing page. */
import { UserPlus } from "lucide-react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

/** `query`: the query string that names the page to open after signing up, such as `?redirectTo=%2Fsettings`. */
export function SignUpPrompt({ query }: { query: string }) {
  return (
    <section
      aria-labelledby="new-here-title"
      className="mt-6 grid gap-3 rounded-card border border-accent/35 bg-accent-wash p-5 sm:p-6"
    >
      <h2 id="new-here-title" className="text-xl">
        {TEXTS.newToCovitae}
      </h2>
      <p>{TEXTS.createAFreeAccount}</p>
      <ButtonLink to={`/signup${query}`} variant="primary" size="large" className="w-full">
        <UserPlus aria-hidden size={18} />
        {TEXTS.createAnAccount}
      </ButtonLink>
    </section>
  );
}
