import * as speakerCalls from '@summit/contract/calls/speakers';
import { useServerData, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

const title = 'Backstage';
const description = 'What happens behind the stage.';

/** The page reads public data while the server renders it, and the session in the browser. */
export default function BackstagePage() {
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeader kind="plain" title={title} lead={description} />
      <DataPart label="speakers">
        <ReadySpeakers />
      </DataPart>
    </>
  );
}

function ReadySpeakers() {
  const { speakers } = useServerData(speakerCalls.speakers);
  const attendee = useSession((state) => state.attendee);
  return (
    <Section title={`${speakers.length} speakers get ready`}>
      <p>{attendee ? `Welcome, ${attendee.firstName}.` : 'Log in to see your call time.'}</p>
    </Section>
  );
}
