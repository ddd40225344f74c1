import { waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { renderPage } from '../../testing/page-rendering.tsx';
import { EventWithOffers } from './ticket-offers.tsx';

const offered: ResponseOf<typeof packageCalls.packages>['packages'][number] = {
  id: 'standard',
  type: 'standard',
  name: 'Standard',
  description: 'Three days',
  kind: 'free',
  categoryId: null,
  categoryType: 'Buy',
  price: 0,
  currency: 'GBP',
  vatBasisPoints: 0,
  includes: [],
  extraTickets: 0,
  addsTo: null,
  availableFrom: null,
  availableUntil: '2030-06-01T00:00:00Z',
  placesLeft: null,
  isAvailable: true,
};
const soldOut = { ...offered, id: 'vip', name: 'VIP', price: 29_500, isAvailable: false };

const said = jest.fn<void, [object]>();
/** The page's data for search engines, as the server receives them. */
const server = { addData: said };

function Page() {
  const facts = useEventFacts();
  return (
    <PageMetaSinkContext value={server}>
      <Suspense>{facts && <EventWithOffers facts={facts} description="Three days" />}</Suspense>
    </PageMetaSinkContext>
  );
}

beforeEach(() => said.mockClear());

test('search engines get the price and availability of tickets, in the currency of the package', async () => {
  const byInvitation = { ...offered, id: 'seat', name: 'Gala seat', categoryType: 'Vip' as const };
  const packages = [offered, soldOut, byInvitation];
  renderPage(Page, {
    url: '/',
    responses: [respond(packageCalls.packages, { packages, totalItems: 3, totalPages: 1 })],
  });
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(said.mock.lastCall?.[0]).toMatchObject({
    '@type': 'Event',
    name: 'Summit Lisbon 2030',
    image: '/share.png',
    location: { '@type': 'Place', name: 'Doca Velha', address: { addressLocality: 'Lisbon' } },
    organizer: { '@type': 'Organization', url: '/' },
    offers: [
      {
        '@type': 'Offer',
        name: 'Standard',
        price: '0.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        validThrough: '2030-06-01T00:00:00Z',
        url: '/registration',
      },
      { name: 'VIP', price: '295.00', availability: 'https://schema.org/SoldOut' },
    ],
  });
});

test('the event is described without tickets while they cannot be loaded', async () => {
  renderPage(Page, { url: '/', responses: [respondWithError(packageCalls.packages, 'server-0001')] });
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(said.mock.lastCall?.[0]).toMatchObject({ name: 'Summit Lisbon 2030' });
  expect(said.mock.lastCall?.[0]).not.toHaveProperty('offers');
});

test('there are no structured data while the event is unknown', async () => {
  const { requests } = renderPage(Page, {
    url: '/',
    responses: [respondWithError(settingsCalls.settings, 'server-0001')],
  });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(said).not.toHaveBeenCalled();
});
