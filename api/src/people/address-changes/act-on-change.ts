import type * as addressChangeCalls from '@summit/contract/calls/address-change';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import { writeRowToken } from '../../platform/accounts/row-token.ts';
import type { Tx } from '../../platform/db/db.ts';
import { getDevice } from '../../platform/device-of.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { confirmByLink } from '../../registration/public/confirm-by-link.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import {
  endChangesFrom,
  findChange,
  type FoundChange,
  updateChange,
} from '../public/address-changes.queries.ts';
import { findAttendeeByEmail, lockAttendees } from '../public/attendees.queries.ts';
import { mailNewAddress } from '../public/begin-change.ts';
import { loginRefusal } from '../public/login-refusal.ts';
import { mailAddressRestored } from '../public/mailed-links.ts';
import { endSessions } from '../public/session-rows.queries.ts';
import { mailChange } from './change-mails.ts';
import { moveToAddress } from './move-to-address.queries.ts';
import { releaseAddress } from './release-address.queries.ts';

type Act = (tx: Tx, found: FoundChange, attendee: AttendeeRow, deviceId: string) => Promise<void>;

/**
 * Handles the button on the page of a link: agrees to a change, confirms it, or takes the account back. It is
 * idempotent, because the response can be lost.
 */
export function createActOnChangeHandler(
  platform: Platform,
): Handler<typeof addressChangeCalls.actOnAddressChange> {
  const { db, clock, rateLimiter, config } = platform;

  const acts: Record<'agree' | 'confirm' | 'undo', Act> = {
    async agree(tx, { change, reader, state }, attendee) {
      if (reader !== 'owner' || state === 'undone') throw new Failure('address-change-0001');
      if (state !== 'asked') return;
      const token = newLinkToken();
      await updateChange(tx, change, { agreedAt: clock.now(), newTokenHash: linkTokenHash(token) });
      await mailNewAddress(platform, tx, attendee, { newEmail: change.newEmail, token });
    },

    async confirm(tx, { change, reader, state }, attendee, deviceId) {
      const isNewcomer = reader === 'newcomer';
      if (isNewcomer && state === 'done' && attendee.email === change.newEmail) return;
      const isOpen = isNewcomer && state === 'agreed' && attendee.email === change.oldEmail;
      if (!isOpen) throw new Failure('address-change-0001');
      const now = clock.now();
      await moveToAddress(tx, attendee, { email: change.newEmail }, now);
      await updateChange(tx, change, { confirmedAt: now });
      await confirmByLink(platform, tx, { ...attendee, email: change.newEmail }, { deviceId });
      // Someone else may have begun the change: only the device that confirmed it stays signed in.
      await endSessions(tx, attendee.id, now, deviceId);
      const { oldEmail: to, newEmail } = change;
      const token = writeRowToken(config, 'address change', change.id);
      const warning = { to, kind: 'addressChanged', topic: 'address-changed', token, newEmail } as const;
      await mailChange(platform, tx, attendee, warning);
    },

    async undo(tx, { change, reader, state }, attendee) {
      if (reader !== 'owner') throw new Failure('address-change-0001');
      if (state === 'undone') return;
      const now = clock.now();
      await releaseAddress(tx, change.oldEmail, now);
      const takenBack = {
        email: change.oldEmail,
        confirmedEmail: change.oldEmail,
        passwordHash: null,
        tokensCountFrom: now,
      };
      await moveToAddress(tx, attendee, takenBack, now);
      await endSessions(tx, attendee.id, now);
      await endChangesFrom(tx, change, now);
      await mailAddressRestored(platform, tx, { ...attendee, email: change.oldEmail });
    },
  };

  return async ({ body: { token, action }, request, fail }) => {
    await rateLimiter.visit('mailedLinkOfDevice', request);
    const known = (await findChange(db, config, token, clock.now())) ?? fail('address-change-0001');
    await db.transaction(async (tx) => {
      const { attendeeId, oldEmail } = known.change;
      // An account that has registered the old address meanwhile loses it, so it is locked together with the other one.
      const other = action === 'undo' ? await findAttendeeByEmail(tx, oldEmail) : null;
      const attendee = (await lockAttendees(tx, [attendeeId, ...(other ? [other.id] : [])])).get(attendeeId);
      // The change is read again under the lock, because a concurrent call may have come first.
      const found = await findChange(tx, config, token, clock.now());
      if (!attendee || !found || loginRefusal(attendee)) return fail('address-change-0001');
      await acts[action](tx, found, attendee, getDevice(request));
    });
  };
}
