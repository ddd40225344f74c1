import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type CallFunction, serverQuery } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { themeOfSettings } from '@summit/shared-ui/theme/theme-of-settings';
import type { ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import { within } from '../within.ts';

type Settings = ResponseOf<typeof settingsCalls.settings>;

/** The season's look as organisers set it. */
export interface SiteLook {
  theme?: ThemeSettings;
  /** `system` follows the visitor's own preference. */
  colorScheme: Settings['globalStyle']['colorScheme'];
}

/**
 * Fetches the look from the server's settings. When they do not load within `deadlineMs`, it returns the last look,
 * which is the same for all visitors, or the design's default.
 */
export function createSiteLook(deadlineMs: number) {
  let newest: SiteLook = { colorScheme: 'system' };
  return async (call: CallFunction, client: QueryClient): Promise<SiteLook> => {
    const asked = client.fetchQuery(serverQuery(call, settingsCalls.settings)).catch(() => undefined);
    const settings = await within(deadlineMs, asked);
    if (settings) {
      newest = { theme: themeOfSettings(settings.theme), colorScheme: settings.globalStyle.colorScheme };
    }
    return newest;
  };
}
