import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { findWantedAddress } from '../../people/public/address-changes.queries.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readOwnTransfer } from '../ticket-transfers/own-transfer.ts';
import { createCancelRegistrationHandler } from './cancel-registration.ts';
import { readCancellation } from './cancellation.ts';
import { createChangeDetailsHandler } from './change-details.ts';
import { toOwnDetails } from './own-details.ts';

/** The calls with which registered attendees manage their details and cancel their ticket. */
export const myRegistration: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, myRegistrationCalls, {
    ownRegistration: async ({ attendee, fail }) => {
      const row = await findAttendee(db, attendee.id);
      if (!row) return fail('cqrs-0009');
      const cancellation = await readCancellation(db, row, clock.now());
      const transfer = await readOwnTransfer(db, row, clock.now());
      const wanted = await findWantedAddress(db, row.id, clock.now());
      return { details: toOwnDetails(row, wanted), cancellation, transfer };
    },
    changeOwnDetails: createChangeDetailsHandler(platform),
    cancelRegistration: createCancelRegistrationHandler(platform),
  });
};
