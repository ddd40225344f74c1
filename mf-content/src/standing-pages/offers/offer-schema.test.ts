import { expect, test } from 'vitest';
import { offerSchema } from './offer-schema.ts';

test.each([
  ['£4,950', '4950'],
  ['£495.50', '495.50'],
])('an offer of %s is one of %s pounds', (price, amount) => {
  expect(offerSchema({ page: 'startUp', name: 'Start-up', description: '', price })).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: amount, priceCurrency: 'GBP', url: '/start-up' },
  });
});

test('a price in words is omitted', () => {
  const offer = offerSchema({ page: 'startUp', name: 'Start-up', description: '', price: 'On request' });
  expect(offer).not.toHaveProperty('offers');
});
