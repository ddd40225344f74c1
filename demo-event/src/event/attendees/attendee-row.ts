import type { CategoryId, TagId } from './categories.ts';

/**
 * How somebody's portrait is begun: f, m, h (headscarf), t (turban) with a skin tone from 1 to 6,
 * or none for people who have not uploaded a picture.
 */
export type Face = `${'f' | 'm' | 'h' | 't'}${1 | 2 | 3 | 4 | 5 | 6}` | 'none';

/** `top` is listed first; `hidden` did not agree to appear in the public list. */
type Flag = 'top' | 'hidden';

/** First name, last name, job title, company, country (ISO 3166 alpha-2), portrait, category, tags, flag. */
export type AttendeeEntry = readonly [
  string,
  string,
  string,
  string,
  string,
  Face,
  CategoryId,
  readonly TagId[],
  Flag?,
];
