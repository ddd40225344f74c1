import { accepted, email, fields, firstName, lastName, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { vipFirstStep } from './registration-fields.ts';

/** The colleague to whom a ticket is offered, and the holder's agreement to lose it. */
export const transferOffer = fields({
  firstName: firstName(),
  lastName: lastName(),
  email: email(),
  understood: accepted(),
});

/** A new account for an offered ticket: its address is the one that the offer was sent to. */
export const transferAccount = vipFirstStep.omit(['email']).shape({ token: requiredText(limits.longText) });
