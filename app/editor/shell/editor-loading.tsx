/** Shown while the editor's code is loading. */

import { HomeLink } from "#app/ui/page/home-link.tsx";
import { LoadingArea, PAGE_LOADING } from "#app/ui/page/page-loading.tsx";
import { TEXTS } from "./texts.ts";

export function EditorLoading() {
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex min-h-14 items-center gap-4 border-b border-line bg-raised px-4 py-2">
        <HomeLink isMarkOnly />
        <h1 className="text-base leading-tight sm:text-lg">{TEXTS.resumeEditor}</h1>
      </header>
      <main id="main" className="grid flex-1">
        <LoadingArea
          text={PAGE_LOADING}
          className="grid place-items-center in-[.load-failure]:hidden"
        />
      </main>
    </div>
  );
}
