import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { findsText } from '@summit/contract/words/found-text';
import { useAddressOf } from '@summit/shared-auth';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { FilterBar } from '../shared/lists/filter-bar.tsx';
import { FilterChips } from '../shared/lists/filter-chips.tsx';
import { FoldedFilters } from '../shared/lists/folded-filters.tsx';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { BecomeSponsor } from './become-sponsor.tsx';
import type { SponsorTexts } from './sponsor-texts.ts';
import { SponsorTierList } from './sponsor-tier-list.tsx';
import { areSponsorsNarrowed, sponsorsHref, type SponsorView } from './sponsor-view.ts';
import { type SponsorTier, useSponsors } from './sponsors-response.ts';

import { sponsorsSchema } from '#server-only/sponsors/sponsor-schema.ts';

/** Filters whose state is in the address, the matching sponsors, and an invitation to become a sponsor. */
export function SponsorList({ view, texts }: { view: SponsorView; texts: SponsorTexts }) {
  const { tiers, types, showTiers, becomeIsEnabled } = useSponsors();
  const getAddress = useAddressOf();
  // An address may contain a tier although the organisers no longer show tiers.
  const found = tiersIn(tiers, showTiers ? view : { ...view, tier: '' });
  const count = found.reduce((sum, { sponsors }) => sum + sponsors.length, 0);
  return (
    <>
      {!areSponsorsNarrowed(view) && (
        <StructuredData
          of={() =>
            sponsorsSchema(
              tiers.flatMap(({ sponsors }) => sponsors),
              getAddress,
            )
          }
        />
      )}
      <FilterBar>
        <FoldedFilters
          label={texts['sponsors.filters.open']}
          active={[view.words, view.type].filter((value) => value !== '').length}
        >
          <SearchForm
            action={href(pages.sponsors)}
            label={texts['sponsors.search.label']}
            value={view.words}
            button={texts['sponsors.filters.submit']}
            keep={{ tier: view.tier || undefined }}
          >
            <SelectField
              key={`type ${view.type}`}
              name="type"
              label={texts['sponsors.filters.type']}
              placeholder={texts['sponsors.filters.allTypes']}
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={view.type}
            />
          </SearchForm>
        </FoldedFilters>
        {showTiers && (
          <FilterChips
            label={texts['sponsors.filters.tier']}
            scrolls
            items={[
              {
                to: sponsorsHref(view, { tier: '' }),
                label: texts['sponsors.filters.allTiers'],
                current: view.tier === '',
              },
              ...tiers.map(({ id, name }) => ({
                to: sponsorsHref(view, { tier: id }),
                label: name,
                current: view.tier === id,
              })),
            ]}
          />
        )}
      </FilterBar>
      <FoundLine
        count={count}
        one="sponsor"
        many="sponsors"
        search={view.words}
        narrowed={areSponsorsNarrowed(view)}
        all={href(pages.sponsors)}
      />
      {count === 0 ? (
        <EmptyState
          level={2}
          title={texts['sponsors.empty.title']}
          action={
            <SiteLink className="arrow-link" to={href(pages.sponsors)}>
              All sponsors
            </SiteLink>
          }
        >
          {texts['sponsors.empty.text']}
        </EmptyState>
      ) : (
        <SponsorTierList tiers={found} showTiers={showTiers} />
      )}
      {becomeIsEnabled && (
        <BecomeSponsor
          title={texts['sponsors.become.title']}
          lead={texts['sponsors.become.lead']}
          action={texts['sponsors.become.action']}
        />
      )}
    </>
  );
}

/** The tiers with the sponsors that match the view, without empty tiers. */
function tiersIn(tiers: readonly SponsorTier[], { tier, type, words }: SponsorView): SponsorTier[] {
  return tiers
    .filter(({ id }) => tier === '' || id === tier)
    .map((known) => ({
      ...known,
      sponsors: known.sponsors.filter(
        (sponsor) =>
          (type === '' || sponsor.type.id === type) &&
          (words === '' || findsText(words, [sponsor.name, sponsor.description, sponsor.type.name])),
      ),
    }))
    .filter(({ sponsors }) => sponsors.length > 0);
}
