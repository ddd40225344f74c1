import { useState } from 'react';
import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerData } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useOwnParameter, useSearch } from '@summit/shared-ui/navigation/navigation';
import { useWaitingTexts, type WaitingTexts } from '../shared/texts/use-waiting-texts.ts';
import { EntryOfToken } from './entry-of-token.tsx';
import { JoinForm } from './join-form.tsx';
import { Joined } from './joined.tsx';

const waiting = <Skeleton lines={4} height={56} />;

/** Joins the waiting list of a ticket that is sold out; with the link of an email, shows the position on it. */
export default function WaitingListPage() {
  const texts = useWaitingTexts();
  const token = useOwnParameter('token');
  return (
    <>
      <PageTop page="registrationWaitingList" texts={texts} head={{ robots: 'noindex' }} />
      <Section ruled={false} width="text">
        <DataPart label="waiting list" level={2} resetKeys={[token]} skeleton={waiting}>
          {token === undefined && waiting}
          {token === '' && <JoinRequest texts={texts} />}
          {token && <EntryOfToken key={token} token={token} texts={texts} />}
        </DataPart>
      </Section>
    </>
  );
}

function JoinRequest({ texts }: { texts: WaitingTexts }) {
  const { packages } = useServerData(packageCalls.packages, { query: {} });
  const [search] = useSearch();
  const [isJoined, setJoined] = useState(false);
  const soldOut = packages.filter(({ placesLeft }) => placesLeft === 0);
  if (isJoined) return <Joined texts={texts} />;
  if (soldOut.length === 0) {
    return (
      <EmptyState
        level={2}
        title={texts['registrationWaitingList.none.title']}
        action={
          <ButtonLink to={href(pages.registration)}>
            {texts['registrationWaitingList.none.action']}
          </ButtonLink>
        }
      >
        {texts['registrationWaitingList.none.text']}
      </EmptyState>
    );
  }
  return (
    <JoinForm
      packages={soldOut}
      wanted={search.get('type') ?? ''}
      texts={texts}
      onJoined={() => setJoined(true)}
    />
  );
}
