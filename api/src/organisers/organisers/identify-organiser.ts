import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdentifyOrganiser } from '../../platform/platform.ts';
import { findSessionOwner } from './organiser-sessions.queries.ts';

/** Reads the owner of an organiser's session for each call, so that a block or other roles count from the next one on. */
export function identifyOrganiserWith(db: Db, clock: Clock): IdentifyOrganiser {
  return async (token) => {
    const row = await findSessionOwner(db, token, clock.now());
    return row && { id: row.id, email: row.email, name: row.name, roles: row.roles };
  };
}
