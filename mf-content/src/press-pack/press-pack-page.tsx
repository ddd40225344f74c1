import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { pressTexts } from '@summit/contract/texts/press';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { usePrefetchData } from '@summit/shared-site/data/prefetch-data';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { TeamList } from '../shared/people/team-list.tsx';
import { BecomePartner } from './become-partner.tsx';
import { Boilerplate } from './boilerplate.tsx';
import { Logos } from './logos.tsx';
import { MediaKits } from './media-kits.tsx';
import { MediaPartners } from './media-partners.tsx';

import { organizerSchema } from '#server-only/shared/schema/event-schema.ts';

/** Facts, logos, kits and a contact for the press, and a form for becoming a media partner. */
export default function PressPackPage() {
  usePrefetchData(mediaPartnerCalls.mediaKits);
  usePrefetchData(mediaPartnerCalls.mediaPartners);
  const texts = useServerTexts(pressTexts, 'pressPack.');
  const facts = useEventFacts();
  const [search] = useSearch();
  const figures = textRows(texts['pressPack.facts.figures']).map(([value = '', label = '']) => ({
    value,
    label,
  }));
  return (
    <>
      <PageTop
        page="pressPack"
        texts={texts}
        head={{
          canonical: href(pages.pressPack),
          structuredData: facts ? () => organizerSchema(facts.event) : undefined,
        }}
      />
      <Section layout="side" ruled={false} title={texts['pressPack.facts.title']}>
        <Boilerplate text={texts['pressPack.facts.short']} />
      </Section>
      <Section tone="ink">
        <FigureRow figures={figures} />
      </Section>
      <Section title={texts['pressPack.logos.title']} lead={texts['pressPack.logos.lead']}>
        <DataPart label="logos" skeleton={<SkeletonGrid columns={3} count={3} ratio="1/1" />}>
          <Logos texts={texts} />
        </DataPart>
      </Section>
      <Section id="kits" title={texts['pressPack.kits.title']} lead={texts['pressPack.kits.lead']}>
        <DataPart label="media kits" skeleton={<Skeleton height={72} lines={4} />}>
          <MediaKits texts={texts} />
        </DataPart>
      </Section>
      <Section layout="side" title={texts['pressPack.contact.title']} lead={texts['pressPack.contact.lead']}>
        <TeamList members={texts['pressPack.contact.people']} />
        <p className="soft measure">{texts['pressPack.contact.note']}</p>
      </Section>
      <Section title={texts['pressPack.partners.title']} lead={texts['pressPack.partners.lead']}>
        <DataPart label="media partners" skeleton={<SkeletonGrid columns={6} count={12} ratio="3/2" />}>
          <MediaPartners texts={texts} />
        </DataPart>
      </Section>
      <Section
        id="become"
        tone="wash"
        layout="side"
        title={texts['pressPack.become.title']}
        lead={texts['pressPack.become.lead']}
      >
        <DataPart label="form" skeleton={<Skeleton height={52} lines={5} />}>
          <BecomePartner texts={texts} kit={search.get('kit') ?? ''} />
        </DataPart>
      </Section>
    </>
  );
}
