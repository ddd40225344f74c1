import * as galleryCalls from '@summit/contract/calls/gallery';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { useServerDataOr } from '@summit/shared-auth/server-view';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';
import { shareImage } from '../shared/schema/share-image.ts';
import { AlbumPictures } from './album-pictures.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

import { albumSchema } from '#server-only/photo-gallery/album-schema.ts';

/** One album, with its own title and address. */
export function AlbumView({ id, texts }: { id: string; texts: GalleryTexts }) {
  const album = useServerDataOr(galleryCalls.gallery, { query: { 'query.id': id } }, nullWhenMissing);
  const getAddress = useAddressOf();
  const back = (
    <SiteLink className="back-link" to={href(pages.photoGallery)}>
      {texts['photoGallery.header.title']}
    </SiteLink>
  );
  if (album === null) return <MissingAlbum texts={texts} />;
  const day = fullDay(album.date);
  const [first] = album.images;
  return (
    <>
      <PageMeta
        title={album.name}
        description={`${album.name}, ${day}: ${album.images.length} pictures.`}
        canonical={href(pages.photoGallery, { search: { album: id } })}
        image={first && shareImage(getAddress(first.imagesUrls.originalImageUrl), first.alt)}
        schemaType="CollectionPage"
        parents={[{ name: texts['photoGallery.header.title'], path: href(pages.photoGallery) }]}
        structuredData={() => albumSchema(album, getAddress)}
      />
      <PageHeader
        kind={getHeaderKind('photoGallery')}
        eyebrow={back}
        title={album.name}
        lead={
          <>
            <time dateTime={album.date}>{day}</time>
            {album.images.length > 0 && <>. {texts['photoGallery.album.hint']}</>}
          </>
        }
      />
      <Section ruled={false}>
        {album.images.length === 0 ? (
          <EmptyState
            level={2}
            title={texts['photoGallery.album.empty.title']}
            action={<ButtonLink to={href(pages.photoGallery)}>{texts['photoGallery.albums']}</ButtonLink>}
          >
            {texts['photoGallery.album.empty.text']}
          </EmptyState>
        ) : (
          <AlbumPictures album={album} />
        )}
      </Section>
    </>
  );
}

function MissingAlbum({ texts }: { texts: GalleryTexts }) {
  const title = texts['photoGallery.album.missing.title'];
  return (
    <>
      <PageMeta
        title={title}
        description={texts['photoGallery.album.missing.text']}
        robots="noindex"
        status={404}
      />
      <PageHeader
        kind={getHeaderKind('photoGallery')}
        title={title}
        lead={texts['photoGallery.album.missing.text']}
        actions={<ButtonLink to={href(pages.photoGallery)}>{texts['photoGallery.albums']}</ButtonLink>}
      />
    </>
  );
}
