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

/** Of a page that nobody counts. */
export const noAnalytics: AllowedAnalytics = { code: '', scriptHashes: [], origins: [] };

/** From what was fetched for the page; nothing when the organisers set no code, or their settings did not come. */
export function allowedAnalytics(client: QueryClient): AllowedAnalytics {
  const key = serverQueryKey(settingsCalls.globalSettings, {});
  const code = client.getQueryData<Switches>(key)?.analyticsCode ?? '';
  const { inline, origins } = analyticsParts(code);
  return { code, scriptHashes: inline.map(getSha256), origins };
}

/** The switches without the code: it is sent once, where the page says what its policy allows. */
export function withoutAnalytics([key, response]: FetchedData[number]): FetchedData[number] {
  return key[1] === settingsCalls.globalSettings.path
    ? [key, { ...(response as Switches), analyticsCode: '' }]
    : [key, response];
}
