import type { ResourceId } from './resources.ts';

/** Replaces a value in the record: readers see that it changed, but not what it was. */
export const maskedValue = '(withheld)';

/** Fields that identify a person or give access, whatever resource they belong to. */
const maskedFields: readonly string[] = [
  'accountManagerEmail',
  'code',
  'confirmedEmail',
  'contactEmail',
  'contactName',
  'contacts',
  'email',
  'firstName',
  'inviterName',
  'lastName',
  'mobile',
  'phone',
  'profile',
  'promoCode',
  'ticketNumber',
  'token',
];

interface MaskFact {
  /** Further fields that are masked. */
  also?: readonly string[];
  /** Fields that are not masked, because the site shows them to all visitors. */
  open?: readonly string[];
  /** Every field is masked but these. */
  only?: readonly string[];
}

const recordMasks: Partial<Record<ResourceId | 'organisers' | 'orders' | 'inbox' | 'views', MaskFact>> = {
  attendees: { also: ['company', 'jobTitle', 'imageUrl'] },
  'vip-invitations': { also: ['name', 'company'] },
  volunteers: { only: ['reference', 'status', 'sentAt'] },
  proposals: { only: ['reference', 'status', 'sentAt'] },
  refunds: { also: ['name'] },
  'waiting-list': { also: ['name'] },
  listings: { also: ['additionalInformation'] },
  speakers: { open: ['firstName', 'lastName'] },
  'last-year-attendees': { open: ['firstName', 'lastName'] },
  settings: { open: ['contactEmail', 'email', 'phone'] },
  invoicing: { open: ['email'] },
  // A free text of an organiser may name a person.
  orders: { also: ['reason'] },
  inbox: { also: ['note', 'message'] },
  views: { only: [] },
};

/** The resource, or the other kind of thing, that a line of the record is about: `awards` in `awards/status/Company`. */
export function kindOfSubject(subject: string): string {
  return subject.split('/', 1)[0] ?? '';
}

/** The JSON that the record stores of a value before or after a change, without personal data and secrets. */
export function maskedForRecord(subject: string, value: unknown): unknown {
  const kind = kindOfSubject(subject);
  const fact: MaskFact = Object.hasOwn(recordMasks, kind) ? (recordMasks[kind as ResourceId] ?? {}) : {};
  return masked(value, (field) => isMasked(fact, field));
}

function isMasked({ also = [], open = [], only }: MaskFact, field: string): boolean {
  if (only) return !only.includes(field);
  return also.includes(field) || (maskedFields.includes(field) && !open.includes(field));
}

function masked(value: unknown, isSecret: (field: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, isSecret));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]: [string, unknown]) => {
      if (!isSecret(field)) return [field, masked(held, isSecret)];
      return [field, isNothing(held) ? held : maskedValue];
    }),
  );
}

/** Empty values are not masked: readers may see whether, for example, a person has a telephone number at all. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
