import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { ClosingBand } from '../shared/bands/closing-band.tsx';
import { pointRows } from '../shared/maps/point-rows.ts';
import { RoundTable } from './round-tables/round-table.tsx';
import { Roundtables } from './round-tables/roundtables.tsx';

/** The roundtables: their rules, their programme, and how to propose one. */
export default function DiscussPage() {
  const texts = useServerTexts(takingPartTexts, 'discuss.');
  return (
    <>
      <PageTop page="discuss" texts={texts} />
      <Section title={texts['discuss.tables.title']} lead={texts['discuss.tables.lead']} ruled={false}>
        <DataPart label="roundtables" skeleton={<Skeleton height={96} lines={4} />}>
          <Roundtables
            empty={{ title: texts['discuss.tables.empty.title'], text: texts['discuss.tables.empty.text'] }}
          />
        </DataPart>
      </Section>
      <Section title={texts['discuss.rules.title']} tone="ink">
        <RoundTable rules={pointRows(texts['discuss.rules.items'])} />
      </Section>
      <ClosingBand title={texts['discuss.close.title']} lead={texts['discuss.close.text']}>
        <ButtonLink
          to={href(pages.contactUs, { search: { topic: 'roundtables' } })}
          size="large"
          icon="arrow-right"
        >
          {texts['discuss.close.action']}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
