import { useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { pages } from './pages.ts';

const title = 'The jury';
const description = 'Nine people from nine countries, each with one voice.';

/** A page that only this season has; it gets the signed-in attendee from the session that all remotes share. */
export default function JuryPage() {
  const attendee = useSession((state) => state.attendee);
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeader kind="plain" title={title} lead={description} />
      <Section title="Write to the jury">
        <p>
          {attendee
            ? `${attendee.firstName}, the jury reads every email before the ceremony.`
            : 'Log in to write to the jury.'}
        </p>
        <ButtonLink to={pages.awardsWelcome.path} variant="secondary">
          Back to the awards
        </ButtonLink>
      </Section>
    </>
  );
}
