import { individualNominees } from '../awards/2027/individual-nominees.ts';
import { drawLogo } from '../pictures/logo/logo.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import type { Look } from '../pictures/portrait/look.ts';
import { lookOf } from '../pictures/portrait/look-of.ts';
import { drawPortrait } from '../pictures/portrait/portrait.ts';
import { lastYearTestimonials, testimonials } from './content/testimonials.ts';
import { speakers } from './speakers/speakers.ts';
import { sponsors } from './sponsors/sponsors.ts';

/** Whoever appears in several lists has one face. */
const knownLooks = new Map<string, Look>([
  ...[...lastYearTestimonials, ...testimonials].map(({ name, look }) => [name, look] as const),
  ...Object.values(individualNominees).flatMap((list) => list.map(({ name, look }) => [name, look] as const)),
  ...speakers.map(({ firstName, lastName, look }) => [`${firstName} ${lastName}`, look] as const),
]);

const signs = new Map(sponsors.map(({ name }, index) => [name, index]));

/** The path of somebody's portrait. `face` is used for people of whom nothing else is known. */
export function portraitOf(shelf: PictureShelf, name: string, face = 'm2'): string {
  return shelf.add(drawPortrait(name, knownLooks.get(name) ?? lookOf(name, face)));
}

/** The path of a company's logo. */
export function logoOf(shelf: PictureShelf, name: string): string {
  return shelf.add(drawLogo(name, signs.get(name) ?? name.length));
}
