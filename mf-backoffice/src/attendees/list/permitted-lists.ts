import { type Purpose, purposeLists, purposes } from '@summit/contract/organising/purpose-lists';
import { usePermitted } from '../../shared/session/permitted.ts';

/** The lists for a purpose that the organiser may take. */
export function usePermittedLists(): Purpose[] {
  const isPermitted = usePermitted();
  return purposes.filter((purpose) => isPermitted(purposeLists[purpose].permission));
}
