import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type FetchedData, serverQueryKey } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { analyticsParts } from '../../../app/analytics/analytics-code.ts';
import { getSha256 } from './script-hashes.ts';

type Switches = ResponseOf<typeof settingsCalls.globalSettings>;

/** The organisers' analytics code for one page, and what the page's policy must allow for it to run. */
export interface AllowedAnalytics {
  code: string;
  scriptHashes: string[];
  origins: string[];
}

/** For a page without analytics. */
export const noAnalytics: AllowedAnalytics = { code: '', scriptHashes: [], origins: [] };

/** The code in the settings that were fetched for the page; empty when there is none, or the settings did not load. */
export function allowedAnalytics(client: QueryClient): AllowedAnalytics {
  const key = serverQueryKey(settingsCalls.globalSettings, {});
  const code = client.getQueryData<Switches>(key)?.analyticsCode ?? '';
  const { inline, origins } = analyticsParts(code);
  return { code, scriptHashes: inline.map(getSha256), origins };
}

/** Removes the code from the settings in the page's state, which contains it only once, with the allowed parts. */
export function withoutAnalytics([key, response]: FetchedData[number]): FetchedData[number] {
  return key[1] === settingsCalls.globalSettings.path
    ? [key, { ...(response as Switches), analyticsCode: '' }]
    : [key, response];
}
