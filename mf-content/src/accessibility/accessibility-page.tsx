import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { accessibilityTexts } from '@summit/contract/texts/accessibility';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { WrittenDay } from '../shared/sessions/written-day.tsx';
import * as styles from './accessibility-page.module.css';
import { KnownGaps } from './known-gaps.tsx';
import { TestTable } from './test-table.tsx';

/** The site's accessibility: what works, what does not work yet, and a contact. */
export default function AccessibilityPage() {
  const texts = useServerTexts(accessibilityTexts, 'accessibility.');
  const points = textRows(texts['accessibility.tests.items']).map(([point = '', how = '', result]) => ({
    point,
    how,
    passes: result === 'passes',
  }));
  const gaps = textRows(texts['accessibility.gaps.items']).map(([what = '', text = '', until = '']) => ({
    what,
    text,
    until,
  }));
  return (
    <>
      <PageTop
        page="accessibility"
        texts={texts}
        eyebrow={<WrittenDay label="As of" day={texts['accessibility.date']} />}
        head={{ changedAt: texts['accessibility.date'] }}
      />
      <Section layout="side" title={texts['accessibility.status.title']} ruled={false}>
        <p className={styles.statement}>{texts['accessibility.status.text']}</p>
      </Section>
      <Section title={texts['accessibility.tests.title']} lead={texts['accessibility.tests.lead']}>
        <TestTable
          points={points}
          words={{ passes: texts['accessibility.passes'], partly: texts['accessibility.partly'] }}
        />
      </Section>
      <Section title={texts['accessibility.gaps.title']} lead={texts['accessibility.gaps.lead']}>
        <KnownGaps gaps={gaps} />
      </Section>
      <Section tone="wash" title={texts['accessibility.tell.title']} lead={texts['accessibility.tell.text']}>
        <p className={styles.ways}>
          <ButtonLink
            to={href(pages.contactUs, { search: { topic: 'accessibility' } })}
            size="large"
            icon="arrow-right"
          >
            {texts['accessibility.tell.action']}
          </ButtonLink>
          <SiteLink className="arrow-link" to={href(pages.venue)}>
            {texts['accessibility.venue.action']}
          </SiteLink>
        </p>
      </Section>
    </>
  );
}
