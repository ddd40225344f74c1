import type { ObjectSchema } from 'yup';
import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import type * as personalDataCalls from '@summit/contract/calls/personal-data';
import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import type { BodyOf } from '@summit/contract/requests/call';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';

export type DetailsValues = BodyOf<(typeof myRegistrationCalls)['changeOwnDetails']>;
export type OfferValues = BodyOf<(typeof ticketTransferCalls)['offerTicket']>;

const load = () => import('./my-registration-schemas.ts');

/** The rules of an attendee's own details; attendees who represent a company have to name it. */
export function detailsRules(worksForCompany: boolean) {
  const required = ['firstName', 'lastName', 'email', 'phone', 'country'];
  return worksForCompany
    ? lazySchema<DetailsValues>(
        [...required, 'company', 'jobTitle'],
        async () => (await load()).ownDetailsAtWork as ObjectSchema<DetailsValues>,
      )
    : lazySchema<DetailsValues>(
        required,
        async () => (await load()).ownDetails as ObjectSchema<DetailsValues>,
      );
}

/** The rules of offering a ticket to a colleague. */
export const offerRules = lazySchema<OfferValues>(
  ['firstName', 'lastName', 'email', 'understood'],
  async () => (await load()).transferOffer,
);

/** The rules of the form that erases an account. */
export const erasureRules = lazySchema<BodyOf<(typeof personalDataCalls)['eraseOwnAccount']>>(
  ['password'],
  async () => (await load()).erasure,
);
