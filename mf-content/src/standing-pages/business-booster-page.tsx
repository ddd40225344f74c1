import { PageTop } from '@summit/shared-site/page/page-top';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { ClosingBand } from '../shared/bands/closing-band.tsx';
import { NumberedRows } from '../shared/maps/numbered-rows.tsx';
import { pointRows } from '../shared/maps/point-rows.ts';
import { OfferChecks } from './offers/offer-checks.tsx';
import { OfferReceipt } from './offers/offer-receipt.tsx';
import { useOffer } from './offers/use-offer.tsx';

/** The offer for companies with customers, as a receipt: its lines, its total, and how to apply. */
export default function BusinessBoosterPage() {
  const { texts, head, action } = useOffer('businessBooster');
  return (
    <>
      <PageTop page="businessBooster" texts={texts} head={head} />
      <Section
        tone="wash"
        layout="side"
        title={texts['businessBooster.offer.title']}
        lead={texts['businessBooster.offer.lead']}
      >
        <Stack gap={3} align="start">
          <OfferReceipt
            items={pointRows(texts['businessBooster.offer.items'])}
            price={texts['businessBooster.price.value']}
            label={texts['businessBooster.price.label']}
          />
          <p className="soft">{texts['businessBooster.price.note']}</p>
          {action}
        </Stack>
      </Section>
      <Section layout="side" title={texts['businessBooster.who.title']}>
        <OfferChecks lines={texts['businessBooster.who.items']} />
      </Section>
      <Section title={texts['businessBooster.apply.title']}>
        <NumberedRows rows={pointRows(texts['businessBooster.apply.items'])} />
      </Section>
      <ClosingBand title={texts['businessBooster.close.title']}>{action}</ClosingBand>
    </>
  );
}
