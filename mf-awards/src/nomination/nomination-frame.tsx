import { getTrack } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { AwardsBody } from '../shared/awards-body.tsx';
import { CompletedOnly } from '../shared/completed-only.tsx';
import type { getForm } from '../shared/nomination-pages.ts';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { MyNomination } from './my-nomination.tsx';

/** A page with the nomination form, or the reason why the visitor cannot nominate. */
export function NominationFrame({ page }: { page: (typeof getForm)[AwardsTrack] }) {
  const texts = useServerTexts(nominationTexts, 'awards');
  return (
    <OpenAwardsPage page={page}>
      <AwardsBody>
        <NeedsScript text={texts['awardsNominationForm.noScript']} />
        <DataPart label="nomination" skeleton={<Skeleton lines={12} />}>
          <NominationForVisitor track={getTrack(page)} />
        </DataPart>
      </AwardsBody>
    </OpenAwardsPage>
  );
}

function NominationForVisitor({ track }: { track: AwardsTrack }) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const visitor = useVisitor();
  const explanation = texts['awardsNominationForm.login.text'];
  const titles = {
    login: texts['awardsNominationForm.login.title'],
    incomplete: texts['awardsNominationForm.incomplete.title'],
  };
  switch (visitor.state) {
    case 'waiting':
      return <Skeleton lines={12} />;
    case 'signedOut':
    case 'unreachable':
      return <CompletedOnly titles={titles} explanation={explanation} />;
    case 'attendee':
      return visitor.status === 'Completed' ? (
        <MyNomination track={track} attendeeId={visitor.attendee.id} />
      ) : (
        <CompletedOnly registration={visitor.status} titles={titles} explanation={explanation} />
      );
  }
}
