import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import * as styles from './affiliate-sponsors-page.module.css';
import { SponsorTierList } from './sponsor-tier-list.tsx';
import { useSponsors } from './sponsors-response.ts';

/** The sponsors of the affiliate zone. */
export default function AffiliateSponsorsPage() {
  const texts = useServerTexts(affiliateZoneTexts, 'affiliateZone');
  return (
    <>
      <PageTop
        page="affiliateZoneSponsor"
        texts={texts}
        eyebrow={
          <SiteLink className="back-link" to={href(pages.affiliateZone)}>
            {texts['affiliateZone.header.title']}
          </SiteLink>
        }
        head={{ parents: [{ name: texts['affiliateZone.header.title'], path: href(pages.affiliateZone) }] }}
      />
      <FilteredList>
        <DataPart label="sponsors" skeleton={<SkeletonGrid columns={3} count={6} ratio="3/1" />} level={2}>
          <AffiliateSponsors empty={texts['affiliateZone.sponsors.empty']} />
        </DataPart>
      </FilteredList>
    </>
  );
}

function AffiliateSponsors({ empty }: { empty: string }) {
  const { tiers, showTiers } = useSponsors({ affiliate: true });
  if (tiers.length === 0) return <EmptyState level={2} title={empty} />;
  return (
    <div className={styles.belowHeader}>
      <SponsorTierList tiers={tiers} showTiers={showTiers} />
    </div>
  );
}
