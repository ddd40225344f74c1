import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import { floorPlanAnchor } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { useServerTexts } from '@summit/shared-auth';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { DataPart } from '@summit/shared-site/data/data-part';
import { usePrefetchData } from '@summit/shared-site/data/prefetch-data';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { PlacesMap } from '../shared/maps/places-map.tsx';
import { pointRows } from '../shared/maps/point-rows.ts';
import { Points } from '../shared/maps/points.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { Hotels } from './hotels.tsx';
import * as styles from './venue-page.module.css';
import { VenuePicture } from './venue-picture.tsx';
import { WaysIn } from './ways-in.tsx';

import { venueSchema } from '#server-only/shared/schema/event-schema.ts';

/** The address, directions, the halls, hotels, and step-free access. */
export default function VenuePage() {
  usePrefetchData(contentCalls.mapLocations);
  const facts = useEventFacts();
  const switches = useOptionalData(settingsCalls.globalSettings);
  const texts = useServerTexts(visitTexts, 'venue.');
  const mapElsewhere = texts['venue.map.externalAddress'];
  const address = facts?.event.address.join(', ');
  const hasPicture = /^(\/|https:)/.test(texts['venue.picture.address']);
  return (
    <>
      <PageTop
        page="venue"
        texts={texts}
        eyebrow={address}
        picture={hasPicture && <VenuePicture address={texts['venue.picture.address']} />}
        head={{ structuredData: facts ? () => venueSchema(facts.event) : undefined }}
      />
      <Section title={texts['venue.map.title']} lead={texts['venue.map.lead']}>
        <DataPart label="map" skeleton={<Skeleton ratio="16/9" />}>
          <PlacesMap
            drawing={texts['venue.map.drawing']}
            empty={{ title: texts['venue.map.empty.title'], text: texts['venue.map.empty.text'] }}
          />
        </DataPart>
        <p className={styles.note}>
          <span>{texts['venue.map.note']}</span>
          {/^https:\/\//.test(mapElsewhere) && (
            <SiteLink className="arrow-link" to={mapElsewhere}>
              {texts['venue.map.externalAction']}
            </SiteLink>
          )}
        </p>
      </Section>
      {switches?.floorPlanEnabled && (
        <Section
          id={floorPlanAnchor}
          title={texts['venue.floorPlan.title']}
          lead={texts['venue.floorPlan.lead']}
        >
          <FloorPlan texts={texts} />
        </Section>
      )}
      <Section title={texts['venue.travel.title']} lead={texts['venue.travel.lead']}>
        <WaysIn items={texts['venue.travel.items']} />
      </Section>
      <Section
        tone="wash"
        layout="side"
        title={texts['venue.hotels.title']}
        lead={texts['venue.hotels.lead']}
      >
        <DataPart label="hotels" skeleton={<Skeleton height={72} lines={3} />}>
          <Hotels
            empty={{ title: texts['venue.hotels.empty.title'], text: texts['venue.hotels.empty.text'] }}
          />
        </DataPart>
      </Section>
      <Section
        id="access"
        title={texts['venue.access.title']}
        lead={texts['venue.access.lead']}
        action={
          <ButtonLink to={href(pages.contactUs, { search: { topic: 'accessibility' } })} variant="secondary">
            {texts['venue.access.contact']}
          </ButtonLink>
        }
      >
        <Points points={pointRows(texts['venue.access.items'])} />
      </Section>
    </>
  );
}
