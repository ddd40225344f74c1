import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { DataPart } from '../shared/data-part.tsx';
import { StandingHeader } from '../shared/standing-header.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

/** Ends the newsletter of the subscriber whose mail had the `?token`. Opening it changes nothing. */
export default function UnsubscribePage() {
  const texts = useServerTexts(takingPartTexts, 'unsubscribe.');
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <>
      <StandingHeader page="unsubscribe" texts={texts} robots="noindex" />
      <Section ruled={false}>
        <DataPart label="subscription" level={2} resetKeys={[token]} skeleton={<Skeleton height={320} />}>
          <Unsubscribe key={token} token={token} texts={texts} />
        </DataPart>
      </Section>
    </>
  );
}
