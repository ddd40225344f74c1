import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, moment, nullableText, shape, text } from '../requests/response-shapes.ts';

export const staticContentTypes = ['text', 'html', 'success message', 'error message'] as const;

/** One text of the site by its name, such as `home.hero.title`. */
export const staticContent = shape({
  id: text(),
  name: text(),
  type: choice(staticContentTypes),
  content: text(),
});

export const staticContentQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.staticContent,
  filters: {
    'filter.Name.Equals': optionalText(),
    /** Every text of a page in one call: `home.`. */
    'filter.Name.StartsWith': optionalText(),
  },
});

export const articleFields = {
  id: text(),
  title: text(),
  excerpt: text(),
  publishedAt: moment(),
  /** The day at the venue, `2027-06-08`. */
  publishedOn: text(),
  author: nullableText(),
  imageUrl: nullableText(),
  /** Where it can be read in full on another site. */
  url: nullableText(),
};

export const banner = shape({
  id: text(),
  text: text(),
  linkText: nullableText(),
  linkUrl: nullableText(),
  imageUrl: nullableText(),
});

/** What the places on the map are. */
export const placeKinds = ['venue', 'hotel', 'station', 'parking'] as const;
