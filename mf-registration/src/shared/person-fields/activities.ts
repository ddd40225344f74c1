import * as packageCalls from '@summit/contract/calls/packages';
import type { ActivityGroup } from '@summit/contract/registration/attendee-types';
import { useServerData } from '@summit/shared-auth';

export type ChoicesOf = (group: ActivityGroup) => { value: string; label: string }[];

/** The choices that the organisers offer for a field. Suspends. */
export function useActivities(): ChoicesOf {
  const { predefinedActivities } = useServerData(packageCalls.predefinedActivities, { query: {} });
  return (group) =>
    predefinedActivities
      .filter((activity) => activity.group === group)
      .map(({ id, name }) => ({ value: id, label: name }));
}
