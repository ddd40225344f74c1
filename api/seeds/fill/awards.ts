import { nominationCategories, nominees } from '../../src/awards/awards.tables.ts';
import { pastResults, type PastNominee } from '../awards/2026/results.ts';
import { companyCategories, individualCategories } from '../awards/2027/categories.ts';
import { companyNominees } from '../awards/2027/company-nominees.ts';
import { individualNominees } from '../awards/2027/individual-nominees.ts';
import { event, lastEvent } from '../demo-event/event.ts';
import { logoOf, portraitOf } from '../demo-event/people.ts';
import { slug } from '../lasting-id.ts';
import type { SeedContext } from './seed-context.ts';

/** Award categories, this year's nominees and the results of the year before. */
export async function fillAwards({ db, shelf }: SeedContext): Promise<void> {
  await db.insert(nominationCategories).values(
    [...companyCategories, ...individualCategories].map((category) => ({
      ...category,
      criteria: [...category.criteria],
    })),
  );

  const companies = Object.entries(companyNominees).flatMap(([categoryId, list]) =>
    list.map(({ name, description, isShortlisted }) => ({
      id: nomineeId(event.year, categoryId, name),
      categoryId,
      year: event.year,
      name,
      description,
      imageUrl: logoOf(shelf, name),
      url: `https://${slug(name)}.example`,
      isShortlisted: isShortlisted ?? false,
    })),
  );
  const people = Object.entries(individualNominees).flatMap(([categoryId, list]) =>
    list.map(({ name, jobTitle, company, description, isShortlisted }) => ({
      id: nomineeId(event.year, categoryId, name),
      categoryId,
      year: event.year,
      name,
      jobTitle,
      company,
      description,
      imageUrl: portraitOf(shelf, name),
      url: `https://social.summit.example/in/${slug(name)}`,
      isShortlisted: isShortlisted ?? false,
    })),
  );
  const past = pastResults.flatMap(({ category, winner, leaders }) => [
    toPast(category, winner, 'Winner'),
    ...leaders.map((leader) => toPast(category, leader, 'Leader')),
  ]);
  await db.insert(nominees).values([...companies, ...people, ...past]);

  function toPast(categoryId: string, nominee: PastNominee, result: 'Winner' | 'Leader') {
    const { name, jobTitle = null, company = null, description } = nominee;
    const imageUrl = company ? portraitOf(shelf, name, 'f5') : logoOf(shelf, name);
    const id = nomineeId(lastEvent.year, categoryId, name);
    return {
      id,
      categoryId,
      year: lastEvent.year,
      name,
      jobTitle,
      company,
      description,
      imageUrl,
      isShortlisted: true,
      result,
    };
  }
}

function nomineeId(year: number, category: string, name: string): string {
  return `${year}-${category}-${slug(name)}`;
}
