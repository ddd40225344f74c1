import { readSeasonFiles, type SeasonNominee, seasonYears } from '../awards/season-files.ts';
import { drawLogo } from '../pictures/logo/logo.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import type { Look } from '../pictures/portrait/look.ts';
import { getLook } from '../pictures/portrait/look-of.ts';
import { drawPortrait } from '../pictures/portrait/portrait.ts';
import { lastYearTestimonials, testimonials } from './content/testimonials.ts';
import { speakers } from './speakers/speakers.ts';
import { sponsors } from './sponsors/sponsors.ts';

/** People who appear in several lists have the same face in all of them. */
const knownLooks = new Map<string, Look>([
  ...[...lastYearTestimonials, ...testimonials].map(({ name, look }) => [name, look] as const),
  ...seasonYears().flatMap((year) => getLooks(readSeasonFiles(year).nominees)),
  ...speakers.map(({ firstName, lastName, look }) => [`${firstName} ${lastName}`, look] as const),
]);

const signs = new Map(sponsors.map(({ name }, index) => [name, index]));

/** Presentation and skin tone of the organisers, of whom nothing else is known. */
export const teamFaces: Readonly<Record<string, string>> = {
  'Ottilie Marsh': 'f1',
  'Kwabena Frost': 'm6',
  'Inés Calloway': 'f3',
  'Theo Lindqvist': 'm1',
};

/** The path of somebody's portrait. `face` is used for people of whom nothing else is known. */
export function getPortrait(shelf: PictureShelf, name: string, face = 'm2', look?: Look): string {
  return shelf.add(drawPortrait(name, knownLooks.get(name) ?? look ?? getLook(name, face)));
}

function getLooks(nominees: readonly SeasonNominee[]) {
  return nominees.flatMap(({ name, look }) => (look ? [[name, look] as const] : []));
}

/** The path of a company's logo. */
export function getLogo(shelf: PictureShelf, name: string): string {
  return shelf.add(drawLogo(name, signs.get(name) ?? name.length));
}
