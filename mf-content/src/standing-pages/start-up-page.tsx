import { PageTop } from '@summit/shared-site/page/page-top';
import { Section } from '@summit/shared-ui/layout/section';
import { pointRows } from '../shared/maps/point-rows.ts';
import { Points } from '../shared/maps/points.tsx';
import { OfferChecks } from './offers/offer-checks.tsx';
import { OfferDesk } from './offers/offer-desk.tsx';
import { OfferPrice } from './offers/offer-price.tsx';
import { useOffer } from './offers/use-offer.tsx';

/** The offer for young companies: its price, a desk in the Yard with its services, and how to apply. */
export default function StartUpPage() {
  const { texts, head, action } = useOffer('startUp');
  return (
    <>
      <PageTop page="startUp" texts={texts} head={head} />
      <Section ruled={false}>
        <OfferPrice
          value={texts['startUp.price.value']}
          label={texts['startUp.price.label']}
          note={texts['startUp.price.note']}
        >
          {action}
        </OfferPrice>
      </Section>
      <Section title={texts['startUp.offer.title']} lead={texts['startUp.offer.lead']}>
        <OfferDesk items={pointRows(texts['startUp.offer.items'])} />
      </Section>
      <Section tone="wash" title={texts['startUp.who.title']}>
        <OfferChecks lines={texts['startUp.who.items']} />
      </Section>
      <Section title={texts['startUp.apply.title']} action={action}>
        <Points points={pointRows(texts['startUp.apply.items'])} />
      </Section>
    </>
  );
}
