import type { ResponseOf } from '@summit/contract/call';
import { packageCalls } from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site-map';
import { useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import { Suspense } from 'react';
import type { EventFacts } from './event-facts.ts';
import { eventSchema } from './event-schema.ts';
import { StructuredData } from './structured-data.tsx';

type Package = ResponseOf<typeof packageCalls.packages>['packages'][number];

/** No more of a package than search engines read: the answer travels in the page. */
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
  const call = useCall();
  const { data: offers } = useSuspenseQuery({
    queryKey: ['ticket-offers'],
    queryFn: ({ signal }) =>
      call(packageCalls.packages, { signal }).then(
        ({ packages }) => packages.map(offerOf),
        () => [],
      ),
  });
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
