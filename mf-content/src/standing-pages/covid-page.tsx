import { healthTexts } from '@summit/contract/texts/health';
import { textRows } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { RichText } from '@summit/shared-ui/display/rich-text';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { Section } from '@summit/shared-ui/layout/section';
import { WrittenDay } from '../shared/sessions/written-day.tsx';
import * as styles from './covid-page.module.css';

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
        <p className={styles.statement}>{texts['covid.status.text']}</p>
      </Section>
      <Section tone="wash">
        <FigureRow figures={figures} />
      </Section>
      <Section>
        <div className={styles.details}>
          <RichText html={texts['covid.body']} getAddress={getAddress} />
        </div>
      </Section>
    </>
  );
}
