import * as galleryCalls from '@summit/contract/calls/gallery';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { DataPart } from '@summit/shared-site/data/data-part';
import { usePrefetchData } from '@summit/shared-site/data/prefetch-data';
import { PageTop } from '@summit/shared-site/page/page-top';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { AlbumGrid } from './album-grid.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

/** All albums, the newest first. */
export function AlbumsView({ texts }: { texts: GalleryTexts }) {
  usePrefetchData(galleryCalls.photoGalleries);
  return (
    <>
      <PageTop
        page="photoGallery"
        texts={texts}
        head={{ canonical: href(pages.photoGallery), schemaType: 'CollectionPage' }}
      />
      <Section ruled={false}>
        <DataPart label="albums" level={2} skeleton={<SkeletonGrid columns={2} count={4} ratio="3/2" />}>
          <AlbumGrid texts={texts} />
        </DataPart>
      </Section>
      <Section tone="wash">
        <p className="lead">
          {texts['photoGallery.note']}{' '}
          <SiteLink to={href(pages.contactUs, { search: { topic: 'other' } })}>Write to us</SiteLink>
        </p>
      </Section>
    </>
  );
}
