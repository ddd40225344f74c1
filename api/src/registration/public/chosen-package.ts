import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { PackageRow } from '../../orders/packages/packages.tables.ts';
import type { AttendeeProfile, AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { updateRegistration } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { notifyCompletion, notifyStepLeft } from './completion.ts';

/**
 * Moves a registration on once it has a place in a package: a free one completes it (the killer feature, when it is
 * enabled, comes first), a paid one has to be paid. The attendee must be locked.
 */
export async function applyChosenPackage(
  platform: Pick<Platform, 'mail' | 'config' | 'clock'>,
  tx: Tx,
  { attendee, chosen, profile }: { attendee: AttendeeRow; chosen: PackageRow; profile: AttendeeProfile },
  now: Date,
): Promise<RegistrationStatus> {
  const { killerFeatureIsEnabled } = await readSection(tx, 'global');
  const registrationStatus = statusAfter(chosen, killerFeatureIsEnabled);
  await updateRegistration(tx, attendee.id, { registrationStatus, profile }, now);
  if (registrationStatus === 'Completed') {
    await notifyCompletion(platform, tx, attendee);
  } else if (chosen.kind === 'free') {
    await notifyStepLeft(platform, tx, attendee);
  }
  return registrationStatus;
}

function statusAfter({ kind }: PackageRow, killerFeatureComesNext: boolean): RegistrationStatus {
  if (kind === 'paid') return 'RequestForPayment';
  return killerFeatureComesNext ? 'PendingPackageSelection' : 'Completed';
}
