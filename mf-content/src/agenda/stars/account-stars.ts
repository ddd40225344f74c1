import * as agendaCalls from '@summit/contract/calls/agenda';
import type { CallFunction } from '@summit/shared-auth';
import type { StarredRecord } from './starred-record.ts';

/** Sends a device's changes to the account and returns the account's stars afterwards. @throws ApiError */
export async function syncWithAccount(
  call: CallFunction,
  changes: StarredRecord['changes'],
): Promise<readonly string[]> {
  const named = Object.keys(changes);
  if (named.length === 0) return (await call(agendaCalls.starredSessions)).sessionIds;
  const body = {
    starred: named.filter((id) => changes[id]),
    removed: named.filter((id) => !changes[id]),
  };
  return (await call(agendaCalls.setStarredSessions, { body })).sessionIds;
}
