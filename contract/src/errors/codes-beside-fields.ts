import type { ErrorCode } from './errors.ts';

/**
 * The codes of the catalogue that are about one field of a registration, by its name: their messages are shown beside
 * it. Everything else that a field breaks is in the failures of validation.base-0001.
 */
const codesBesideFields = {
  email: [
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
    'tendee.update-0006',
    'vip-attendee.update-0006',
  ],
  vatId: ['vat-id-0001'],
  accountManagerEmail: ['attendee.submit-0003', 'vip-attendee.update-0003'],
} as const satisfies Record<string, readonly ErrorCode[]>;

export type FieldWithCodes = keyof typeof codesBesideFields;

/** The field that a code is about; undefined for every other code. */
export function fieldOfCode(code: string): FieldWithCodes | undefined {
  const names = Object.keys(codesBesideFields) as FieldWithCodes[];
  return names.find((name) => codesBesideFields[name].some((known) => known === code));
}
