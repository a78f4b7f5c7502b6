/** Shown while another page's code or data is on its way [spec 2]. */
import { useNavigation } from "@remix-run/react";

export const PAGE_LOADING = "Loading page...";

export function LoadingScreen({ text = PAGE_LOADING }: { text?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-soft">
      {text}
    </div>
  );
}

export function PageLoading() {
  const navigation = useNavigation();
  if (navigation.state !== "loading") return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50 mx-auto w-fit rounded-control border border-line bg-raised px-4 py-2 text-sm shadow-raised"
    >
      {PAGE_LOADING}
    </div>
  );
}
