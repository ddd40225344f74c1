import styled from '@emotion/styled';
import { href } from '@summit/contract/href';
import { textRows } from '@summit/contract/text-lookup';
import { offerTexts } from '@summit/contract/texts/offers';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Icon } from '@summit/shared-ui/layout/icon';
import { Section } from '@summit/shared-ui/layout/section';
import { ClosingBand } from '../shared/closing-band.tsx';
import { NumberedRows } from '../shared/numbered-rows.tsx';
import { OfferPrice } from './offer-price.tsx';
import { offerSchema } from './offer-schema.ts';

const Checks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px solid var(--hairline);
    font-size: var(--h4);
    font-weight: 550;
    line-height: 1.3;
  }
  & > li > svg {
    position: relative;
    top: 0.15em;
    color: var(--accent);
  }
`;

interface OfferPageProps {
  page: 'businessBooster' | 'startUp';
  /** The topic that is passed to the contact form. */
  topic: 'business-booster' | 'start-up';
}

/** An offer: what it includes, what it costs, whom it is for, and how to order it. */
export function OfferPage({ page, topic }: OfferPageProps) {
  const facts = useEventFacts();
  const texts = useServerTexts(offerTexts, `${page}.`);
  const apply = href('contactUs', { search: { topic } });
  const who = textRows(texts[`${page}.who.items`]).map(([line = '']) => line);
  const action = (
    <ButtonLink to={apply} size="large" icon="arrow-right">
      {texts[`${page}.apply.action`]}
    </ButtonLink>
  );
  return (
    <>
      <PageTop
        page={page}
        texts={texts}
        head={{
          kind: 'product',
          structuredData: offerSchema({
            page,
            name: texts[`${page}.header.title`],
            description: texts[`${page}.meta.description`],
            price: texts[`${page}.price.value`],
          }),
        }}
      />
      <Section ruled={false}>
        <OfferPrice
          value={texts[`${page}.price.value`]}
          label={texts[`${page}.price.label`]}
          note={texts[`${page}.price.note`]}
          motifSeed={`${facts?.motifSeed ?? 2027} ${topic}`}
        >
          {action}
        </OfferPrice>
      </Section>
      <Section title={texts[`${page}.offer.title`]} lead={texts[`${page}.offer.lead`]}>
        <NumberedRows rows={rowsOf(texts[`${page}.offer.items`])} />
      </Section>
      <Section layout="side" title={texts[`${page}.who.title`]}>
        <Checks role="list">
          {who.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </Checks>
      </Section>
      <Section title={texts[`${page}.apply.title`]}>
        <NumberedRows rows={rowsOf(texts[`${page}.apply.items`])} />
      </Section>
      <ClosingBand title={texts[`${page}.close.title`]}>{action}</ClosingBand>
    </>
  );
}

function rowsOf(lines: string) {
  return textRows(lines).map(([title = '', text]) => ({ title, text }));
}
