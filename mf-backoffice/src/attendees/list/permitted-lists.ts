import { type Purpose, purposeLists, purposes } from '@summit/contract/organising/purpose-lists';
import { usePermitted } from '../../shared/session/permitted.ts';

/** The purpose lists that the organiser may export. */
export function usePermittedLists(): Purpose[] {
  const isPermitted = usePermitted();
  return purposes.filter((purpose) => isPermitted(purposeLists[purpose].permission));
}
