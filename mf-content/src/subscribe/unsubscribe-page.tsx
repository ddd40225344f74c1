import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { Unsubscribe } from './unsubscribe.tsx';

const waiting = <Skeleton height={320} />;

/** Ends the newsletter of the subscriber whose email had the `?token`. Opening the page changes nothing. */
export default function UnsubscribePage() {
  const texts = useServerTexts(takingPartTexts, 'unsubscribe.');
  const token = useOwnParameter('token');
  return (
    <>
      <PageTop page="unsubscribe" texts={texts} head={{ robots: 'noindex' }} />
      <Section ruled={false}>
        <DataPart label="subscription" level={2} resetKeys={[token]} skeleton={waiting}>
          {token === undefined ? waiting : <Unsubscribe key={token} token={token} texts={texts} />}
        </DataPart>
      </Section>
    </>
  );
}
