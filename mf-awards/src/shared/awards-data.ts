import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import { serverQuery, useCall } from '@summit/shared-auth';
import { usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { followsSchedule } from '@summit/shared-site/awards/season-status';

export type NominationCategory = ResponseOf<
  typeof awardsCalls.nominationCategories
>['nominationCategories'][number];
export type Nominee = ResponseOf<typeof awardsCalls.nominees>['nominees'][number];

/** A category with the nominees that can be chosen in it. */
export type CategoryOnBallot = NominationCategory & { nominees: Nominee[] };

const all = { itemsOnPage: limits.itemsOnPage.awards };

/** Both tracks' statuses. Suspends; throws ApiError. */
export function useAwardsStatuses(): Record<AwardsTrack, AwardsStatus> {
  const call = useCall();
  const company = { ...serverQuery(call, awardsCalls.awardsStatus), ...followsSchedule };
  const individual = { ...serverQuery(call, awardsCalls.awardsIndividualStatus), ...followsSchedule };
  usePrefetchQuery(company);
  usePrefetchQuery(individual);
  return {
    Company: useSuspenseQuery(company).data.awardsStatus,
    Individual: useSuspenseQuery(individual).data.awardsIndividualStatus,
  };
}

/** The separate status of the welcome page. Suspends; throws ApiError. */
export function useWelcomeStatus(): AwardsStatus {
  const welcome = serverQuery(useCall(), awardsCalls.awardsWelcomeStatus);
  return useSuspenseQuery({ ...welcome, ...followsSchedule }).data.awardsWelcomeStatus;
}

/** The categories of both tracks. Suspends; throws ApiError. */
export function categoriesQuery() {
  return { query: all };
}

/** The query for the nominees of a track, in the order that the server drew for this voter. */
export function nomineesQuery(track: AwardsTrack, shortlistedOnly: boolean) {
  const shortlisted = shortlistedOnly ? { 'filter.IsShortlisted.Equals': 'true' as const } : {};
  return { query: { ...all, 'filter.AwardsType.Equals': track, ...shortlisted } };
}
