import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';

/** The contact address for a visitor who needs help. Suspends. */
export function useContactAddress(): string {
  const { event } = useServerData(settingsCalls.settings);
  return `mailto:${event.contactEmail}`;
}
