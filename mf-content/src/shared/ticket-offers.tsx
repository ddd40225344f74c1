import { Suspense } from 'react';
import type { ResponseOf } from '@summit/contract/call';
import { packageCalls } from '@summit/contract/calls/packages';
import { href } from '@summit/contract/href';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import type { EventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { eventSchema } from './event-schema.ts';

type Package = ResponseOf<typeof packageCalls.packages>['packages'][number];

/** Only the fields that search engines read, because the data is serialised into the page. */
type TicketOffer = Pick<
  Package,
  'name' | 'price' | 'currency' | 'availableFrom' | 'availableUntil' | 'isAvailable'
>;

/** The event with its tickets, for search engines. Nothing on the page waits for it. */
export function EventData({ facts, description }: { facts: EventFacts; description: string }) {
  return (
    <Suspense>
      <EventWithOffers facts={facts} description={description} />
    </Suspense>
  );
}

function EventWithOffers({ facts, description }: { facts: EventFacts; description: string }) {
  const offers = useServerView(offersView);
  const event = eventSchema(facts, description);
  return (
    <StructuredData
      of={
        offers.length > 0 && !facts.isOver
          ? { ...event, offers: offers.map((offer) => offerSchema(offer)) }
          : event
      }
    />
  );
}

const offersView = serverView('content.ticketOffers', [packageCalls.packages], ({ call }) =>
  call(packageCalls.packages).then(
    ({ packages }) => packages.map(offerOf),
    () => [],
  ),
);

function offerOf(offered: Package): TicketOffer {
  const { name, price, currency, availableFrom, availableUntil, isAvailable } = offered;
  return { name, price, currency, availableFrom, availableUntil, isAvailable };
}

function offerSchema({ name, price, currency, availableFrom, availableUntil, isAvailable }: TicketOffer) {
  return {
    '@type': 'Offer',
    name,
    url: href('registration'),
    price: (price / 100).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    ...(availableFrom && { validFrom: availableFrom }),
    ...(availableUntil && { validThrough: availableUntil }),
  };
}
