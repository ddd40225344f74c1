import type { nominees } from '@summit/api/src/awards/awards.tables.ts';
import { defaultSections } from '@summit/api/src/settings/settings/default-sections.ts';
import type { SettingSections } from '@summit/api/src/settings/settings/sections.ts';
import { compareMoments } from '@summit/contract/money-and-time/venue-time';
import type { SeasonFiles, SeasonNominee } from '../awards/season-files.ts';
import { getLogo, getPortrait } from '../event/people.ts';
import { slug } from '../lasting-id.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';

type NomineeRow = typeof nominees.$inferInsert;
type SeasonSections = Pick<
  SettingSections,
  | 'awards'
  | 'awardsStatus'
  | 'awardsIndividualStatus'
  | 'awardsWelcomeStatus'
  | 'awardsCategories'
  | 'keyDates'
>;

const seasonDates = ['nominations', 'voting', 'ceremony'];

/** The rows of a season's nominees; pictures that have to be drawn are put on the shelf. */
export function nomineeRows({ year, nominees: list }: SeasonFiles, shelf: PictureShelf): NomineeRow[] {
  return list.map((nominee) => {
    const { category, name, description, jobTitle, company, url, isShortlisted, result } = nominee;
    return {
      id: `${year}-${category}-${slug(name)}`,
      categoryId: category,
      year,
      name,
      jobTitle: jobTitle ?? null,
      company: company ?? null,
      description,
      imageUrl: nominee.imageUrl ?? drawn(nominee, shelf),
      url: url ?? null,
      isShortlisted: isShortlisted ?? false,
      result: result ?? null,
    };
  });
}

function drawn({ name, company, look, face }: SeasonNominee, shelf: PictureShelf): string {
  return company === undefined ? getLogo(shelf, name) : getPortrait(shelf, name, face, look);
}

/** The settings of a season, without the event's dates that do not belong to it. */
export function seasonSections(season: SeasonFiles, dates: SettingSections['keyDates']): SeasonSections {
  const others = dates.filter(({ kind }) => !seasonDates.includes(kind));
  return {
    awards: {
      year: season.year,
      ceremonyAt: season.ceremonyAt,
      ballotsUnlinkAt: season.ballotsUnlinkAt ?? null,
      stepPages: { ...defaultSections.awards.stepPages, ...season.stepPages },
    },
    awardsStatus: season.status.company,
    awardsIndividualStatus: season.status.individual,
    awardsWelcomeStatus: season.status.welcome,
    awardsCategories: season.categories.map(({ id }) => id),
    keyDates: [...others, ...season.keyDates].sort((one, other) =>
      compareMoments(one.startsAt, other.startsAt),
    ),
  };
}
