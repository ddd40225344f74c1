import * as formCalls from '@summit/contract/calls/forms';
import type { SendableFormType } from '@summit/contract/forms/sendable-forms';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { sentFormTexts } from '@summit/contract/texts/sent-forms';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { usePrefetchData } from '@summit/shared-site/data/prefetch-data';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { FigureLines } from './figure-lines.tsx';
import { SentForm } from './sent-form.tsx';
import * as styles from './sent-form-page.module.css';
import type { SentFormPageId } from './sent-form-texts.ts';

interface SentFormPageProps {
  page: SentFormPageId;
  type: SendableFormType;
}

const rows = { volunteer: pages.volunteer, proposeSession: pages.proposeSession };

/** A page with a form that organisers describe and visitors send, and an explanation of the next steps. */
export function SentFormPage({ page, type }: SentFormPageProps) {
  usePrefetchData(formCalls.form, { params: { type } });
  const texts = useServerTexts(sentFormTexts, `${page}.`);
  return (
    <>
      <PageTop page={page} texts={texts} head={{ canonical: href(rows[page]) }} />
      <Section ruled={false}>
        <div className={styles.columns}>
          <div>
            <DataPart label="form" level={2} skeleton={<Skeleton height={72} lines={6} />}>
              <SentForm page={page} type={type} texts={texts} />
            </DataPart>
          </div>
          <FigureLines title={texts[`${page}.facts.title`]} items={texts[`${page}.facts.items`]} />
        </div>
      </Section>
    </>
  );
}
