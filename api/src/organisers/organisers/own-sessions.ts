import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { audit } from '../public/audit.queries.ts';
import { endSessionsBut } from './organiser-sessions.queries.ts';

/** Ends an organiser's sessions on all devices but the one of the token. */
export async function endOtherSessions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  organiser: SignedInOrganiser,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessionsBut(tx, organiser.id, token);
    const change = { call: 'endOtherSessions', subject: `organisers/${organiser.id}/sessions` };
    await audit(tx, organiser, { ...change, after: 'ended on all other devices' }, clock.now());
  });
}
