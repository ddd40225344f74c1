import * as addressChangeCalls from '@summit/contract/calls/address-change';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { type Capability, serve } from '../../platform/serve.ts';
import { findChange } from '../public/address-changes.queries.ts';
import { createActOnChangeHandler } from './act-on-change.ts';

/** Changes of attendees' addresses, by the links that are mailed to the old and the new one. */
export const addressChanges: Capability = (app, platform) => {
  const { db, clock, rateLimiter, config } = platform;
  serve(app, addressChangeCalls, {
    addressChange: async ({ body, request, fail }) => {
      await rateLimiter.visit('mailedLinkOfDevice', request);
      const now = clock.now();
      const found = (await findChange(db, config, body.token, now)) ?? fail('address-change-0001');
      const { change, reader, state } = found;
      return { reader, state, newEmail: maskedEmail(change.newEmail) };
    },
    actOnAddressChange: createActOnChangeHandler(platform),
  });
};
