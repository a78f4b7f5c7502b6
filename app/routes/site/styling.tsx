/** Shows every component of app/ui in every state and both themes [spec 2]. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { ButtonSpecimen, FieldSpecimen } from "#app/ui/specimens/controls.tsx";
import {
  BadgeSpecimen,
  BannerSpecimen,
  EmptySpecimen,
  LoadingSpecimen,
  ScoreSpecimen,
} from "#app/ui/specimens/feedback.tsx";
import { ColorSpecimen, TypeSpecimen } from "#app/ui/specimens/foundations.tsx";
import {
  DialogSpecimen,
  HeaderSpecimen,
  MenuSpecimen,
  TabSpecimen,
  ToastSpecimen,
} from "#app/ui/specimens/layers.tsx";

export const meta: MetaFunction = () => [
  { title: "Styling – Covitae" },
  { name: "robots", content: "noindex" },
];

export default function Styling() {
  return (
    <>
      <AppHeader sticky />
      <main id="main" className="mx-auto grid max-w-6xl gap-12 px-4 py-10 sm:px-6 [&>*]:min-w-0">
        <div>
          <h1 className="text-4xl">Styling</h1>
          <p className="mt-2 max-w-prose text-ink-soft">
            The components of every screen in each state, in the light and dark themes.
          </p>
        </div>
        <ColorSpecimen />
        <TypeSpecimen />
        <ButtonSpecimen />
        <FieldSpecimen />
        <BadgeSpecimen />
        <BannerSpecimen />
        <ScoreSpecimen />
        <LoadingSpecimen />
        <EmptySpecimen />
        <HeaderSpecimen />
        <TabSpecimen />
        <MenuSpecimen />
        <DialogSpecimen />
        <ToastSpecimen />
      </main>
    </>
  );
}
