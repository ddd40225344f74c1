import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { useServerData } from '@summit/shared-auth';
import { Facts } from '@summit/shared-ui/display/facts';
import type { TakingProps } from './ticket-offer.ts';

/** Beside the form: which ticket it is, from whom, and until when it can be taken. */
export function OfferAside({ offer, texts }: Pick<TakingProps, 'offer' | 'texts'>) {
  const { event } = useServerData(settingsCalls.settings);
  return (
    <aside aria-label={texts['registrationTransfer.offer.title']}>
      <h2>{texts['registrationTransfer.offer.title']}</h2>
      <Facts
        items={[
          { term: texts['registrationTransfer.offer.ticket'], detail: <strong>{offer.ticketName}</strong> },
          { term: texts['registrationTransfer.offer.from'], detail: offer.holderName },
          { term: texts['registrationTransfer.offer.email'], detail: offer.email },
          {
            term: texts['registrationTransfer.offer.days'],
            detail: daySpan(event.startsOn, event.endsOn),
          },
          {
            term: texts['registrationTransfer.offer.until'],
            detail: venueClock(event.timeZone).end(offer.expiresAt),
          },
        ]}
      />
    </aside>
  );
}
