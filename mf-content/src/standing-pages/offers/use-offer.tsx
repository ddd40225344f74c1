import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { offerTexts } from '@summit/contract/texts/offers';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';

import { offerSchema } from '#server-only/standing-pages/offers/offer-schema.ts';

const topics = { businessBooster: 'business-booster', startUp: 'start-up' } as const;

export type OfferName = keyof typeof topics;

/** The texts of an offer, its structured data for search engines, and the button that opens the contact form with its topic. */
export function useOffer(page: OfferName) {
  const texts = useServerTexts(offerTexts, `${page}.`);
  const head = {
    kind: 'product',
    structuredData: () =>
      offerSchema({
        page,
        name: texts[`${page}.header.title`],
        description: texts[`${page}.meta.description`],
        price: texts[`${page}.price.value`],
      }),
  } as const;
  const action = (
    <ButtonLink
      to={href(pages.contactUs, { search: { topic: topics[page] } })}
      size="large"
      icon="arrow-right"
    >
      {texts[`${page}.apply.action`]}
    </ButtonLink>
  );
  return { texts, head, action };
}
