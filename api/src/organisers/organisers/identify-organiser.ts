import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdentifyOrganiser } from '../../platform/platform.ts';
import { findSessionOwner } from './organiser-sessions.queries.ts';

/** Reads the owner of an organiser's session for each call, so that a block or other roles count from the next one on. */
export function createIdentifyOrganiser(db: Db, clock: Clock): IdentifyOrganiser {
  return async (token) => {
    const found = await findSessionOwner(db, token, clock.now());
    if (!found) return null;
    const { id, email, name, roles } = found.organiser;
    return { id, email, name, roles, confirmedAt: found.confirmedAt };
  };
}
