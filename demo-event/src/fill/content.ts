import { articles as articleTable } from '@summit/api/src/content/articles/articles.tables.ts';
import { banners as bannerTable } from '@summit/api/src/content/banners/banners.tables.ts';
import { mapLocations } from '@summit/api/src/content/map-location/map-location.tables.ts';
import { socialPosts as postTable } from '@summit/api/src/content/social-feed/social-feed.tables.ts';
import {
  testimonials as testimonialTable,
  testimonialTypes as typeTable,
} from '@summit/api/src/content/testimonials/testimonials.tables.ts';
import { articleBodies } from '../event/content/article-bodies.ts';
import { articles } from '../event/content/articles.ts';
import { banners } from '../event/content/banners.ts';
import { places } from '../event/content/places.ts';
import { socialPosts } from '../event/content/social-posts.ts';
import {
  type DemoTestimonial,
  lastYearTestimonials,
  testimonials,
  testimonialTypes,
} from '../event/content/testimonials.ts';
import { event, lastEvent } from '../event/event.ts';
import { getPortrait } from '../event/people.ts';
import { slug } from '../lasting-id.ts';
import { drawPhotograph } from '../pictures/photograph/photograph.ts';
import type { SeedContext } from '../seed-context.ts';

/** Articles, banners, places, posts and testimonials. */
export async function fillContent({ db, shelf }: SeedContext): Promise<void> {
  await db.insert(articleTable).values(
    articles.map(({ id, title, excerpt, author, date, scene, mood }) => ({
      id,
      title,
      excerpt,
      author,
      publishedAt: new Date(`${date}T09:00:00Z`),
      imageUrl: shelf.add(drawPhotograph(`article ${id}`, scene, mood)),
      body: articleBodies[id],
    })),
  );
  await db.insert(bannerTable).values(
    banners.map(({ id, text, linkText, linkUrl, shownUntil }, position) => ({
      id,
      text,
      linkText,
      linkUrl,
      shownUntil: new Date(shownUntil),
      position,
    })),
  );
  await db.insert(mapLocations).values(places.map((place, position) => ({ ...place, position })));
  await db.insert(postTable).values(
    socialPosts.map(({ id, network, text, at, picture }) => ({
      id,
      network,
      text,
      url: `https://social.summit.example/posts/${id}`,
      imageUrl: picture ? shelf.add(drawPhotograph(`post ${id}`, ...picture)) : null,
      publishedAt: new Date(at),
    })),
  );
  await db.insert(typeTable).values([...testimonialTypes]);
  const rows = (list: readonly DemoTestimonial[], edition: number) =>
    list.map(({ name, jobTitle, company, type, quote }, position) => ({
      id: `${edition}-${slug(name)}`,
      edition,
      quote,
      name,
      jobTitle,
      company,
      imageUrl: getPortrait(shelf, name),
      typeId: type,
      position,
    }));
  await db
    .insert(testimonialTable)
    .values([...rows(testimonials, event.edition), ...rows(lastYearTestimonials, lastEvent.edition)]);
}
