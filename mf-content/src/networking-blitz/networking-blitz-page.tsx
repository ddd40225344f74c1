import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { networkingBlitzTexts } from '@summit/contract/texts/networking-blitz';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { ClosingBand } from '../shared/bands/closing-band.tsx';
import { pointRows } from '../shared/maps/point-rows.ts';
import { BlitzHour } from './blitz-hour.tsx';
import { BlitzList } from './blitz-list.tsx';
import { allTables, blitzView, isBlitzNarrowed } from './blitz-view.ts';

/** Explains the blitz, lists the tables, and says how to get one. */
export default function NetworkingBlitzPage() {
  const [search] = useSearch();
  const view = blitzView(search);
  const texts = useServerTexts(networkingBlitzTexts, 'networkingBlitz.');
  return (
    <>
      <PageTop
        page="networkingBlitz"
        texts={texts}
        head={{ canonical: allTables, robots: isBlitzNarrowed(view) ? 'noindex' : undefined }}
      />
      <Section title={texts['networkingBlitz.how.title']} ruled={false}>
        <BlitzHour
          rhythm={texts['networkingBlitz.how.rhythm']}
          steps={pointRows(texts['networkingBlitz.how.items'])}
        />
      </Section>
      <Section
        title={texts['networkingBlitz.participants.title']}
        lead={texts['networkingBlitz.participants.lead']}
      >
        <DataPart
          label="tables"
          skeleton={<SkeletonGrid columns={3} count={6} ratio="3/1" />}
          resetKeys={[view.category, view.company]}
        >
          <BlitzList view={view} texts={texts} />
        </DataPart>
      </Section>
      <ClosingBand title={texts['networkingBlitz.join.title']} lead={texts['networkingBlitz.join.lead']}>
        <ButtonLink to={href(pages.contactUs)} size="large" icon="arrow-right">
          {texts['networkingBlitz.join.action']}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
