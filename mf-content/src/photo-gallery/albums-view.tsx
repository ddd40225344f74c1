import { galleryCalls } from '@summit/contract/calls/gallery';
import { href } from '@summit/contract/site-map';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { DataPart } from '../shared/data-part.tsx';
import { useEarlyData } from '../shared/early-data.ts';
import { StandingHeader } from '../shared/standing-header.tsx';
import { AlbumGrid } from './album-grid.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

/** All albums, the newest first. */
export function AlbumsView({ texts }: { texts: GalleryTexts }) {
  useEarlyData(galleryCalls.photoGalleries);
  return (
    <>
      <StandingHeader
        page="photoGallery"
        texts={texts}
        canonical={href('photoGallery')}
        described={{ schemaType: 'CollectionPage' }}
      />
      <Section ruled={false}>
        <DataPart label="albums" level={2} skeleton={<SkeletonGrid columns={2} count={4} ratio="3/2" />}>
          <AlbumGrid texts={texts} />
        </DataPart>
      </Section>
      <Section tone="wash">
        <p className="lead">
          {texts['photoGallery.note']}{' '}
          <SiteLink to={href('contactUs', { search: { topic: 'other' } })}>Write to us</SiteLink>
        </p>
      </Section>
    </>
  );
}
