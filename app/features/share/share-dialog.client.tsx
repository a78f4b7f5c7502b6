/** The owner's share dialog: links, people, the public page and the activity log. */

import { Button } from "#app/ui/controls/button.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { LinkList } from "./link-list.tsx";
import { NewLink } from "./new-link.tsx";
import { PeopleList } from "./people-list.tsx";
import { PublicPagePanel } from "./public-page-panel.tsx";
import { RemovedList } from "./removed-list.tsx";
import { TEXTS } from "./texts.ts";
import { useSharing } from "./use-sharing.ts";

export function ShareDialog({
  resumeId,
  title,
  onClose,
}: {
  resumeId: string;
  title: string;
  onClose(): void;
}) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={TEXTS.share({ title })}>
      <Tabs defaultValue="people">
        <TabList label={TEXTS.waysToShare}>
          <Tab value="people">{TEXTS.linksAndPeople}</Tab>
          <Tab value="page">{TEXTS.publicPage}</Tab>
          <Tab value="audit">{TEXTS.history}</Tab>
        </TabList>
        <TabPanel value="people">
          <People resumeId={resumeId} />
        </TabPanel>
        <TabPanel value="page">
          <PublicPagePanel resumeId={resumeId} />
        </TabPanel>
        <TabPanel value="audit">
          <AuditPanel resumeId={resumeId} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

function People({ resumeId }: { resumeId: string }) {
  const { data, error, reload, ...actions } = useSharing(resumeId);
  return (
    <div className="grid gap-6">
      <NewLink createLink={actions.createLink} />
      {error ? (
        <Banner
          tone="bad"
          announce
          action={
            <Button size="small" onClick={() => void reload()}>
              {TEXTS.tryAgain}
            </Button>
          }
        >
          {error}
        </Banner>
      ) : null}
      <section className="grid gap-2" aria-busy={data === null && !error}>
        <h3 className="font-semibold">{TEXTS.links}</h3>
        {data ? (
          <LinkList shares={data.shares} turnOffLink={actions.turnOffLink} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </section>
      <section className="grid gap-2" aria-busy={data === null && !error}>
        <h3 className="font-semibold">{TEXTS.people}</h3>
        {data ? (
          <>
            <PeopleList
              people={[...data.members, ...data.guests]}
              setRole={actions.setRole}
              removePerson={actions.removePerson}
              resetAccess={actions.resetAccess}
            />
            <RemovedList removed={data.removed} resetAccess={actions.resetAccess} />
          </>
        ) : (
          <SkeletonText lines={2} />
        )}
      </section>
    </div>
  );
}
