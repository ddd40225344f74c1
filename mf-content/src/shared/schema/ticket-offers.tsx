import * as packageCalls from '@summit/contract/calls/packages';
import { toDecimal } from '@summit/contract/money-and-time/money';
import { isOfferedKind } from '@summit/contract/registration/registration-kinds';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import type { EventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { eventSchema } from './event-schema.ts';

type Package = ResponseOf<typeof packageCalls.packages>['packages'][number];

/** The fields that search engines read. */
type TicketOffer = Pick<
  Package,
  'name' | 'price' | 'currency' | 'availableFrom' | 'availableUntil' | 'isAvailable'
>;

export interface EventWithOffersProps {
  facts: EventFacts;
  description: string;
}

/** The event as a schema.org event with its tickets. Suspends until they are loaded. */
export function EventWithOffers({ facts, description }: EventWithOffersProps) {
  const offers = useServerView(offersView);
  const isSold = offers.length > 0 && !facts.isOver;
  return (
    <StructuredData
      of={() => ({
        ...eventSchema(facts, description),
        ...(isSold && { offers: offers.map((offer) => offerSchema(offer)) }),
      })}
    />
  );
}

const offersView = serverView(
  'content.ticketOffers',
  [packageCalls.packages],
  ({ call }) =>
    call(packageCalls.packages).then(
      ({ packages }) => packages.filter(({ categoryType }) => isOfferedKind(categoryType)).map(getOffer),
      () => [],
    ),
  { staysOnServer: true },
);

function getOffer(offered: Package): TicketOffer {
  const { name, price, currency, availableFrom, availableUntil, isAvailable } = offered;
  return { name, price, currency, availableFrom, availableUntil, isAvailable };
}

function offerSchema({ name, price, currency, availableFrom, availableUntil, isAvailable }: TicketOffer) {
  return {
    '@type': 'Offer',
    name,
    url: href(pages.registration),
    price: toDecimal(price, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    ...(availableFrom && { validFrom: availableFrom }),
    ...(availableUntil && { validThrough: availableUntil }),
  };
}
