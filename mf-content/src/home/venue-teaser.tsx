import styled from '@emotion/styled';
import { lightColours } from '@summit/contract/frame/brand';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { venuePictureTexts } from '@summit/contract/texts/venue-picture';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { HomeTexts } from './home-texts.ts';

const Place = styled.section`
  ${coverLinks}
  position: relative;
  display: grid;
  overflow-wrap: anywhere;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & > span {
    height: 100%;
  }
  & .place-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    padding: var(--section) max(var(--gutter), (100% - var(--page)) / 2);
    min-height: clamp(440px, 46vw, 700px);
    background: linear-gradient(
      170deg,
      ${lightColours.ink}d9,
      ${lightColours.ink}99 40%,
      ${lightColours.ink}00 72%
    );
    z-index: 1;
  }
  & h2 {
    font-size: var(--h1);
    font-weight: 780;
    line-height: 0.95;
    letter-spacing: -0.045em;
  }
  @media ${wideLayout} {
    & .lead {
      max-width: 34ch;
    }
  }
`;

/** The address of the picture of the venue; null where the organisers have none. */
export function useVenuePicture(): string | null {
  const { 'venue.picture.address': address } = useServerTexts(venuePictureTexts, 'venue.picture.');
  return /^(\/|https:)/.test(address) ? address : null;
}

/** Where it takes place: the picture of the place, its name, and the way to the plan and the map. */
export function VenueTeaser({ texts, venue }: { texts: HomeTexts; venue: string }) {
  const getAddress = useAddressOf();
  const address = useVenuePicture();
  if (address === null) return null;
  return (
    <Place id={homeAnchors.venue} data-tone="ink" aria-label={venue}>
      <SitePicture src={getAddress(address)} alt="" width={2400} height={1000} ratio="auto" />
      <div className="place-words">
        <h2>{venue}</h2>
        <p className="lead">{texts['home.venue.lead']}</p>
        <p>
          <SiteLink className="arrow-link" to={href(pages.venue)}>
            {texts['home.venue.action']}
          </SiteLink>
        </p>
      </div>
    </Place>
  );
}
