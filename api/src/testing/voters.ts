import { attendees } from '../people/attendees/attendees.tables.ts';
import { accessTokens } from '../people/auth/access-tokens.ts';
import { beginSession } from '../people/public/session-rows.queries.ts';
import type { TestApp } from './test-app.ts';

/**
 * Adds attendees who can vote, each signed in on every device. Returns their access tokens by device. Ids and addresses are
 * the same in every database.
 */
export async function signInVoters(
  api: TestApp,
  count: number,
  devices: readonly string[],
): Promise<string[][]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    email: `voter${index}@fresh.example`,
    firstName: 'Ada',
    lastName: `Voter ${index}`,
    categoryId: 'bank',
    registrationStatus: 'Completed' as const,
    confirmedEmail: `voter${index}@fresh.example`,
  }));
  await api.db.insert(attendees).values(rows);
  const tokens = accessTokens(api.app.platform.config.secret, api.clock);
  const signedIn: string[][] = [];
  // They are added one after the other, because hundreds would wait too long for a connection on a busy machine.
  for (const { id: attendeeId } of rows) {
    const ofDevices = devices.map(async (device) => {
      const { sessionId } = await beginSession(api.db, attendeeId, device, api.clock.now());
      return tokens.sign({ attendeeId, sessionId });
    });
    signedIn.push(await Promise.all(ofDevices));
  }
  return signedIn;
}
