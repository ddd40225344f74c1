import { registrationStatuses } from '../../registration/registration-status.ts';
import { choice, flag, shape, text } from '../../requests/response-shapes.ts';

/** Where the registration continues: a page id of the site map. */
export const registrationStep = shape({
  registrationStatus: choice(registrationStatuses),
  next: choice([
    'registrationSecondPart',
    'registrationPhoto',
    'registrationPackages',
    'registrationKillerFeature',
    'registrationPayment',
    'registrationCompleted',
  ]),
});

/** The progress of an attendee's registration, as several calls return it. */
export const registrationStatusObject = shape({
  registrationStatus: choice(registrationStatuses),
  /** What the status means, in a sentence for the attendee. */
  message: text(),
  displayName: text(),
  /** Whether an email has proved that the address is the attendee's: calls with `confirmed` require it. */
  isEmailConfirmed: flag(),
});

/** Why a registration that creates an account cannot begin, whatever its kind. */
export const beginningErrors = [
  'registration-0001',
  'fm.cms-0024',
  'fm.cms-0029',
  'fm.cms-0093',
  'create-user-0003',
  'create-user-0004',
  'email.domain-0001',
  'email.domain-0002',
  'email.domain-0003',
] as const;
