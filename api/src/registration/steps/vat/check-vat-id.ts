import { vatId as vatIdRule, vatIdText } from '@summit/contract/contact-details/vat-id';
import { messages } from '@summit/contract/words/messages';
import type { AttendeeProfile } from '../../../people/attendees/attendees.tables.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { askVatService } from './vat-service.ts';

/** A VAT number and how it was checked, or what is wrong with it. */
type CheckedVatId = Pick<AttendeeProfile, 'vatId' | 'vatIdSource'> | { failure: Failure };

/**
 * Checks a VAT number: its form and check digits here, and whether it is registered by the service, where there is one.
 * An attendee who is not registered for VAT needs none.
 * An unavailable service refuses nobody: then the source is `format`.
 */
export async function checkVatId(
  { vatId, hasNoVatId }: { vatId?: string | undefined; hasNoVatId?: boolean | undefined },
  serviceUrl: string | null,
): Promise<CheckedVatId> {
  if (hasNoVatId) return { vatId: undefined, vatIdSource: undefined };
  if (!vatId) {
    const failures = [{ field: 'vatId', errorCode: '0001' as const, message: messages.required }];
    return { failure: new Failure('validation.base-0001', { failures }) };
  }
  if (!vatIdRule().isValidSync(vatId)) return { failure: new Failure('vat-id-0001') };
  const text = vatIdText(vatId);
  const isRegistered = serviceUrl === null ? null : await askVatService(serviceUrl, text);
  if (isRegistered === false) return { failure: new Failure('vat-id-0001') };
  return { vatId: text, vatIdSource: isRegistered ? 'service' : 'format' };
}

/** What the attendee's profile stores of the check. @throws Failure what is wrong with the number */
export function storedVatId(checked: CheckedVatId): Pick<AttendeeProfile, 'vatId' | 'vatIdSource'> {
  if ('failure' in checked) throw checked.failure;
  return checked;
}
