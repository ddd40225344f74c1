import { pictureTexts } from '@summit/contract/texts/pictures';
import { useServerTexts } from '@summit/shared-auth';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { AlbumView } from './album-view.tsx';
import { AlbumsView } from './albums-view.tsx';

/** Every album, or the album in the address: `?album=opening-day-2026`. */
export default function PhotoGalleryPage() {
  const [search] = useSearch();
  const texts = useServerTexts(pictureTexts, 'photoGallery.');
  const album = search.get('album');
  return album ? <AlbumView id={album} texts={texts} /> : <AlbumsView texts={texts} />;
}
