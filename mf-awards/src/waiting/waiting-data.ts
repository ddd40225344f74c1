import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import { useServerData } from '@summit/shared-auth';
import type { NominationCategory } from '../shared/awards-data.ts';

type StepPages = ResponseOf<typeof settingsCalls.settings>['awards']['stepPages'];

/** The organisers' settings for a step of the season. Suspends; throws ApiError. */
export function useStepPage(step: keyof StepPages): StepPages[typeof step] {
  return useServerData(settingsCalls.settings).awards.stepPages[step];
}

/** The categories of one track, sorted by name. Suspends; throws ApiError. */
export function useTrackCategories(track: AwardsTrack): NominationCategory[] {
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, { query: {} });
  return nominationCategories.filter(({ awardsType }) => awardsType === track);
}
