import type { Permission } from '../session/organisers.ts';

interface PurposeList {
  about: string;
  permission: Permission;
  /** In the order of the table; those who work with the list need these and no others. */
  columns: readonly string[];
}

/** Lists of people for those who work at the event: each contains what its purpose needs. */
export const purposeLists = {
  caterer: {
    about: 'dietary needs of people with a ticket',
    permission: 'lists.people',
    columns: ['name', 'ticket', 'dietaryNeeds'],
  },
  badges: {
    about: 'the details printed on badges',
    permission: 'lists.people',
    columns: ['ticketNumber', 'badgeName', 'company', 'jobTitle', 'country', 'category', 'ticket', 'photo'],
  },
  door: {
    about: 'who is admitted, and who needs help at the door',
    permission: 'lists.people',
    columns: ['ticketNumber', 'lastName', 'firstName', 'company', 'ticket', 'accessNeeds'],
  },
  finance: {
    about: 'every invoice and credit note',
    permission: 'lists.money',
    columns: [
      'number',
      'kind',
      'issuedAt',
      'buyer',
      'address',
      'vatId',
      'purchaseOrder',
      'description',
      'net',
      'vat',
      'gross',
      'currency',
    ],
  },
} as const satisfies Record<string, PurposeList>;

export type Purpose = keyof typeof purposeLists;

export const purposes = Object.keys(purposeLists) as Purpose[];
