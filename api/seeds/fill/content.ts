import { articles as articleTable } from '../../src/content/articles/articles.tables.ts';
import { banners as bannerTable } from '../../src/content/banners/banners.tables.ts';
import { mapLocations } from '../../src/content/map-location/map-location.tables.ts';
import { socialPosts as postTable } from '../../src/content/social-feed/social-feed.tables.ts';
import {
  testimonials as testimonialTable,
  testimonialTypes as typeTable,
} from '../../src/content/testimonials/testimonials.tables.ts';
import { articleBodies } from '../demo-event/content/article-bodies.ts';
import { articles } from '../demo-event/content/articles.ts';
import { banners } from '../demo-event/content/banners.ts';
import { places } from '../demo-event/content/places.ts';
import { socialPosts } from '../demo-event/content/social-posts.ts';
import {
  type DemoTestimonial,
  lastYearTestimonials,
  testimonials,
  testimonialTypes,
} from '../demo-event/content/testimonials.ts';
import { event, lastEvent } from '../demo-event/event.ts';
import { getPortrait } from '../demo-event/people.ts';
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
