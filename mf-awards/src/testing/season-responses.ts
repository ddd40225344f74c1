import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { AwardsTrack } from '@summit/contract/site/page';
import { respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import type { NominationCategory, Nominee } from '../shared/awards-data.ts';

const paging = { totalItems: 0, totalPages: 0 };

/** An event in Lisbon, whose time zone differs from the machine's and from the demo event's; every step has a different date. */
export const seasonSettings = sampleResponse(settingsCalls.settings, {
  event: { name: 'Summit', timeZone: 'Europe/Lisbon', city: 'Lisbon' },
  awards: {
    year: 2030,
    ceremonyAt: '2030-06-06T19:30:00Z',
    stepPages: {
      preNomination: { title: '', text: 'Names, please.', opensAt: '2029-09-03T08:00:00Z' },
      nomination: { title: '', text: 'Until the last day of October.', opensAt: null },
      preVotingOne: { title: '', text: 'Soon you choose.', opensAt: '2029-11-12T09:00:00Z' },
      preVotingTwo: { title: '', text: 'Once more.', opensAt: '2030-03-11T09:00:00Z' },
      preWining: { title: '', text: 'The winners are announced soon.', opensAt: null },
    },
  },
  keyDates: [
    { id: 'night', title: 'The night', kind: 'ceremony', startsAt: '2030-06-06T19:30:00Z', endsAt: null },
  ],
});

function category(id: string, name: string, awardsType: AwardsTrack): NominationCategory {
  return { id, name, awardsType, description: `About ${name}.`, criteria: ['It is live'], allowedVotes: 1 };
}

export function nominee(name: string, change: Partial<Nominee> = {}): Nominee {
  return {
    id: name.toLowerCase(),
    categoryId: 'bank',
    awardsType: 'Company',
    name,
    jobTitle: null,
    company: null,
    description: `${name} does things.`,
    url: null,
    imageUrl: null,
    isShortlisted: true,
    result: null,
    withdrawal: null,
    year: 2030,
    ...change,
  };
}

/** The responses that every awards page may need; the texts have their default wording. */
export function seasonResponses(company: AwardsStatus, individual: AwardsStatus = company): TestResponse[] {
  return [
    respond(settingsCalls.settings, seasonSettings),
    respond(contentCalls.staticContent, { staticContent: [], ...paging }),
    respond(awardsCalls.awardsStatus, { awardsStatus: company, changesAt: null }),
    respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: individual, changesAt: null }),
    respond(awardsCalls.nominationCategories, {
      nominationCategories: [
        category('bank', 'Best Bank', 'Company'),
        category('data', 'Best Data', 'Company'),
        category('founder', 'Founder of the Year', 'Individual'),
      ],
      ...paging,
    }),
  ];
}

/** The results of one year, as they are public. */
export function results(year: number | null, years: number[], ...list: Nominee[]): TestResponse {
  const ids = [...new Set(list.map(({ categoryId }) => categoryId))];
  return respond(awardsCalls.awardsResults, {
    year,
    years,
    records: [],
    categories: ids.map((id) => {
      const here = list.filter(({ categoryId }) => categoryId === id);
      return {
        id,
        name: `Award ${id}`,
        awardsType: here[0]?.awardsType ?? 'Company',
        isUncontested: false,
        winners: here.filter(({ result }) => result === 'Winner'),
        leaders: here.filter(({ result }) => result === 'Leader'),
      };
    }),
  });
}
