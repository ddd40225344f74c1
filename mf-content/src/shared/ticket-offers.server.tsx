import type { ResponseOf } from '@summit/contract/call';
import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/href';
import { toDecimal } from '@summit/contract/money';
import { isOfferedKind } from '@summit/contract/registration-kinds';
import * as pages from '@summit/contract/site-map';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import type { EventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { eventSchema } from './event-schema.server.ts';

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

/** The event as a schema.org event with its tickets. Suspends until they are known. */
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
      ({ packages }) => packages.filter(({ categoryType }) => isOfferedKind(categoryType)).map(offerOf),
      () => [],
    ),
  { staysOnServer: true },
);

function offerOf(offered: Package): TicketOffer {
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
