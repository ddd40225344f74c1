import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { pointRows } from '../shared/maps/point-rows.ts';
import { Points } from '../shared/maps/points.tsx';
import { AffiliateDoors } from './affiliate-doors.tsx';

/** Explains the affiliate zone, and links to its two parts: its sessions and its sponsors. */
export default function AffiliateZonePage() {
  const facts = useEventFacts();
  const texts = useServerTexts(affiliateZoneTexts, 'affiliateZone');
  return (
    <>
      <PageTop page="affiliateZone" texts={texts} motifSeed={facts?.motifSeed} />
      <Section ruled={false}>
        <p className="lead">{texts['affiliateZone.intro.text']}</p>
      </Section>
      <AffiliateDoors
        agenda={{ title: texts['affiliateZone.agenda.title'], text: texts['affiliateZone.agenda.text'] }}
        sponsors={{ title: texts['affiliateZone.sponsor.title'], text: texts['affiliateZone.sponsor.text'] }}
        track={texts['affiliateZoneAgenda.track']}
      />
      <Section title={texts['affiliateZone.points.title']}>
        <Stack gap={4} align="start">
          <Points points={pointRows(texts['affiliateZone.points.items'])} />
          <ButtonLink to={href(pages.contactUs, { search: { topic: 'sponsoring' } })} icon="arrow-right">
            {texts['affiliateZone.contact.action']}
          </ButtonLink>
        </Stack>
      </Section>
    </>
  );
}
