import styled from '@emotion/styled';
import { healthTexts } from '@summit/contract/texts/health';
import { textRows } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { RichText } from '@summit/shared-ui/layout/rich-text';
import { Section } from '@summit/shared-ui/layout/section';
import { WrittenDay } from '../shared/sessions/written-day.tsx';

const Statement = styled.p`
  font-size: var(--h2);
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.025em;
  max-width: 22em;
  text-wrap: balance;
`;

/** In as many columns of a readable width as there is room for. */
const Details = styled.div`
  columns: 28rem 2;
  column-gap: calc(var(--gap) * 2);
  & :is(h2, h3) {
    break-after: avoid;
  }
  & :is(p, ul) {
    break-inside: avoid;
  }
  & > * > :first-child {
    margin-top: 0;
  }
`;

/** The notice about health at the venue, with its date. */
export default function CovidPage() {
  const texts = useServerTexts(healthTexts, 'covid.');
  const getAddress = useAddressOf();
  const figures = textRows(texts['covid.figures']).map(([value = '', label = '']) => ({ value, label }));
  const date = <WrittenDay label="As of" day={texts['covid.date']} />;
  return (
    <>
      <PageTop page="covid" texts={texts} eyebrow={date} head={{ changedAt: texts['covid.date'] }} />
      <Section ruled={false} title={texts['covid.status.title']} layout="side">
        <Statement>{texts['covid.status.text']}</Statement>
      </Section>
      <Section tone="wash">
        <FigureRow figures={figures} />
      </Section>
      <Section>
        <Details>
          <RichText html={texts['covid.body']} getAddress={getAddress} />
        </Details>
      </Section>
    </>
  );
}
