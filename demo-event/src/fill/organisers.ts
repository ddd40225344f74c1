import { sealOtpSecret } from '@summit/api/src/organisers/organisers/one-time-codes.ts';
import { organisers } from '@summit/api/src/organisers/organisers/organisers.tables.ts';
import { passwordsAt } from '@summit/api/src/platform/accounts/passwords.ts';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';

/** The organisers of the demo event, one for each role that its commands need. */
export async function fillOrganisers({ db, config, now }: SeedContext): Promise<void> {
  const passwordHash = await passwordsAt(config.passwordCost).hash(demoOrganiserPassword);
  await db.insert(organisers).values(
    demoOrganisers.map(({ email, fullName, roles }) => ({
      id: lastingId(`organiser ${email}`),
      email,
      name: fullName,
      roles: [...roles],
      passwordHash,
      otpSecret: sealOtpSecret(demoOtpSecret, config.secret),
      createdAt: now,
    })),
  );
}
