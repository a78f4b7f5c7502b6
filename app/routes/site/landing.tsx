/**
 * The landing page [spec 2] with its sections: hero, features, how it works, templates, collaboration, measurements,
 * who it is for, and contact.
 */

import landingScript from "virtual:covitae/landing-script";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/root.tsx";
import { CollaborationAnimation } from "#app/screens/landing/collaboration-animation.tsx";
import { Contact } from "#app/screens/landing/contact.tsx";
import { Features } from "#app/screens/landing/features.tsx";
import { Hero } from "#app/screens/landing/hero.tsx";
import { HowItWorks } from "#app/screens/landing/how-it-works.tsx";
import { NOTICE_ID } from "#app/screens/landing/ids.ts";
import { LandingFooter } from "#app/screens/landing/landing-footer.tsx";
import { LandingHeader } from "#app/screens/landing/landing-header.tsx";
import { Measured } from "#app/screens/landing/measured.tsx";
import { TemplateRow } from "#app/screens/landing/template-row.tsx";
import { WhoItsFor } from "#app/screens/landing/who-its-for.tsx";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { describePage } from "#app/ui/page/page-meta.ts";
import { TEXTS } from "./texts.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    contactEmail: context.config.contactEmail,
    isSignedIn: (await findCookieSession({ request, context })) !== null,
  };
}

export const handle: PageHandle = { script: landingScript };

const TITLE = TEXTS.landingTitle;
const DESCRIPTION = TEXTS.landingDescription;

export const meta: MetaFunction = ({ matches }) => [
  ...describePage({ title: TITLE, description: DESCRIPTION, path: "/", matches }),
  {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "WebApplication",
      name: "Covitae",
      description: DESCRIPTION,
      applicationCategory: "BusinessApplication",
      operatingSystem: TEXTS.anyOperatingSystem,
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
  },
];

export default function Landing() {
  const { contactEmail, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <>
      <LandingHeader isSignedIn={isSignedIn} />
      <main id="main">
        <Hero isSignedIn={isSignedIn} />
        <Features />
        <HowItWorks />
        <TemplateRow />
        <CollaborationAnimation />
        <Measured />
        <WhoItsFor />
        <Contact email={contactEmail} />
      </main>
      {/* The page's script writes notices here: slow navigation, no connection. */}
      <div
        id={NOTICE_ID}
        hidden
        className="fixed inset-x-4 top-3 z-60 mx-auto w-fit rounded-control border border-line-strong bg-raised px-4 py-2 text-sm shadow-raised"
      />
      <LandingFooter isSignedIn={isSignedIn} />
    </>
  );
}
