import { galleryImages, photoGalleries } from '@summit/api/src/content/galleries/galleries.tables.ts';
import { videos as videoTable } from '@summit/api/src/content/videos/videos.tables.ts';
import { albums, type DemoAlbum } from '../event/content/albums.ts';
import { videos } from '../event/content/videos.ts';
import { filmSeconds, getCaptions, getFilm } from '../films/films.ts';
import { drawPhotograph } from '../pictures/photograph/photograph.ts';
import type { SeedContext } from '../seed-context.ts';

/** Albums and videos. */
export async function fillFilms({ db, shelf }: SeedContext): Promise<void> {
  const images = albums.flatMap((album) =>
    album.pictures.map(([, , alt], position) => {
      const path = photograph(album, position);
      return {
        id: `${album.id}-${position + 1}`,
        galleryId: album.id,
        alt,
        width: 1200,
        height: 800,
        // Drawn pictures are sharp at any size: one file serves both.
        originalImageUrl: path,
        thumbnailUrl: path,
        position,
      };
    }),
  );
  await db.insert(photoGalleries).values(
    albums.map((album) => ({
      id: album.id,
      name: album.name,
      date: album.date,
      coverUrl: photograph(album, 0),
    })),
  );
  await db.insert(galleryImages).values(images);
  await db.insert(videoTable).values(
    videos.map((video) => ({
      id: video.id,
      title: video.title,
      description: video.description,
      duration: filmSeconds(video),
      thumbnailUrl: shelf.add(video.still),
      url: shelf.add(getFilm(video), 'webm'),
      captionsUrl: shelf.add(getCaptions(video), 'vtt'),
      isPrivate: video.access === 'attendees',
      needsAccess: video.access === 'request',
      publishedAt: new Date(`${video.date}T10:00:00Z`),
    })),
  );

  function photograph(album: DemoAlbum, position: number): string {
    const [scene, mood] = album.pictures[position] ?? (['ridges', 'day'] as const);
    return shelf.add(drawPhotograph(`${album.id} ${position}`, scene, mood));
  }
}
