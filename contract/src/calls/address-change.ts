import { fields, oneOf } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { choice, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/address-change.ts';

// The links of a changed address: opening one changes nothing.

export const addressChange = defineCall({
  method: 'POST',
  path: '/public/address-change/check',
  access: 'public',
  summary: 'What the link of a mail about a changed address can do. Changes nothing.',
  body: fields({ token: shapes.token }),
  response: shape({
    /** Whose mailbox the link was sent to: the old address, or the new one. */
    reader: choice(['owner', 'newcomer']),
    /**
     * `asked`: the owner has not agreed yet; `agreed`: the new address is to be confirmed; `done`: it counts; `undone`:
     * the owner has taken the account back.
     */
    state: choice(['asked', 'agreed', 'done', 'undone']),
    /** The new address with everything between its first letter and its domain masked. */
    newEmail: text(),
  }),
  errors: ['address-change-0001'],
});

export const actOnAddressChange = defineCall({
  method: 'POST',
  path: '/public/address-change',
  access: 'public',
  summary:
    'The old address agrees to the change, or undoes it, which ends all sessions and the password; the new one confirms it. Doing so again changes nothing.',
  body: fields({ token: shapes.token, action: oneOf(['agree', 'confirm', 'undo']) }),
  errors: ['address-change-0001', 'tendee.update-0006', 'vip-attendee.update-0006'],
});
