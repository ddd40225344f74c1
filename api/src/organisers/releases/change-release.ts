import type * as calls from '@summit/contract/calls/organise-releases';
import type { BodyOf, ParamsOf, ResponseOf } from '@summit/contract/requests/call';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import type { ReleaseDesk } from './release-desk.ts';

type WantedChange = ParamsOf<typeof calls.changeRelease> & BodyOf<typeof calls.changeRelease>;

/**
 * Changes live releases, rollouts or candidates, with one row in the record; a dry run returns the effects. The row is written
 * first and committed once the desk has made the change, so that neither is without the other.
 * @throws resource-0001, release-0001, release-0002; release-0003 with the reasons of the desk
 */
export async function changeRelease(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  desk: ReleaseDesk,
  organiser: SignedInOrganiser,
  wanted: WantedChange,
  isDryRun: boolean,
): Promise<ResponseOf<typeof calls.changeRelease>> {
  const order = { ...wanted, by: organiser.name };
  const seen = await desk.tryOut(order);
  if (isDryRun) return seen;
  requireNoProblems(seen.problems);
  await db.transaction(async (tx) => {
    const { before, after } = seen;
    const subject = `releases/${wanted.remote}`;
    await audit(tx, organiser, { call: 'changeRelease', subject, before, after }, clock.now());
    requireNoProblems(await desk.make(order));
  });
  return seen;
}

function requireNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Failure('release-0003', {
    message: `This release is refused, and what was live stays live: ${problems.join('; ')}.`,
  });
}
