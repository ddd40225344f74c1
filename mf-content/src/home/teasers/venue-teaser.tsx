import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { venuePictureTexts } from '@summit/contract/texts/venue-picture';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { HomeTexts } from '../home-texts.ts';
import * as styles from './venue-teaser.module.css';

/** The address of the venue's picture; null where the organisers have none. */
export function useVenuePicture(): string | null {
  const { 'venue.picture.address': address } = useServerTexts(venuePictureTexts, 'venue.picture.');
  return /^(\/|https:)/.test(address) ? address : null;
}

/** The venue: its picture, its name, and links to the plan and the map. */
export function VenueTeaser({ texts, venue }: { texts: HomeTexts; venue: string }) {
  const getAddress = useAddressOf();
  const address = useVenuePicture();
  if (address === null) return null;
  return (
    <section className={styles.place} id={homeAnchors.venue} data-tone="ink" aria-label={venue}>
      <SitePicture src={getAddress(address)} alt="" width={2400} height={1000} ratio="auto" />
      <div className={styles.placeWords}>
        <h2>{venue}</h2>
        <p className="lead">{texts['home.venue.lead']}</p>
        <p>
          <SiteLink className="arrow-link" to={href(pages.venue)}>
            {texts['home.venue.action']}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
