import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

const rows = { businessBooster: pages.businessBooster, startUp: pages.startUp };

interface OfferFacts {
  page: keyof typeof rows;
  name: string;
  description: string;
  /** The price as the page shows it: `£4,950`. */
  price: string;
}

const pounds = /^£(\d[\d,]*(?:\.\d{2})?)$/;

/** An offer as a schema.org product; with its price if that is an amount in pounds. */
export function offerSchema({ page, name, description, price }: OfferFacts): object {
  const [, amount] = pounds.exec(price.trim()) ?? [];
  return {
    '@type': 'Product',
    name,
    description,
    ...(amount && {
      offers: {
        '@type': 'Offer',
        price: amount.replaceAll(',', ''),
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        url: href(rows[page]),
      },
    }),
  };
}
