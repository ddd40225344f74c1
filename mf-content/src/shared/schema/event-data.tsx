import { Suspense } from 'react';

import { EventWithOffers, type EventWithOffersProps } from '#server-only/shared/schema/ticket-offers.tsx';

/** The event with its tickets, for search engines. No part of the page waits for it. */
export function EventData(props: EventWithOffersProps) {
  return (
    <Suspense>
      <EventWithOffers {...props} />
    </Suspense>
  );
}
