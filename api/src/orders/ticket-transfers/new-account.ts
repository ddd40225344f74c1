import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { fields, password as passwordRule } from '@summit/contract/forms/rules';
import type { BodyOf } from '@summit/contract/requests/call';
import type { NewAttendee } from '../../people/attendees/attendees.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { readSection } from '../../settings/public/settings.queries.ts';

type Account = BodyOf<typeof ticketTransferCalls.takeTicket>;

const chosenPassword = fields({ password: passwordRule() });

/** The account that a colleague fills in for an offered ticket; address and kind come with the offer. */
export async function newAccount(
  { db, passwords }: Platform,
  body: Account,
): Promise<Omit<NewAttendee, 'email' | 'attendeeType' | 'categoryId'>> {
  const { allowPasswordOnRegistration } = await readSection(db, 'global');
  if (allowPasswordOnRegistration) readBody(chosenPassword, body);
  const { firstName, lastName, phone, company, jobTitle, country, marketing, publish } = body;
  const password = allowPasswordOnRegistration ? body.password : null;
  return {
    ...{ firstName, lastName, phone, company, jobTitle, country },
    passwordHash: password ? await passwords.hash(password) : null,
    marketing: marketing ?? false,
    isPublished: publish ?? false,
  };
}
