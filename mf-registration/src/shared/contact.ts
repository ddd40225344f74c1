import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';

/** Where a visitor who is stuck can write to a person. Suspends. */
export function useContactAddress(): string {
  const { event } = useServerData(settingsCalls.settings);
  return `mailto:${event.contactEmail}`;
}
