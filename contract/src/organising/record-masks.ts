import type { ResourceId } from './resources.ts';

/** Stands in the record for a value that was there: that it changed can be read, and not what it was. */
export const maskedValue = '(withheld)';

/** Fields that name or reach somebody, or let somebody in, whatever is changed. */
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
  /** Fields that are masked besides. */
  also?: readonly string[];
  /** Fields that are not, because the site shows them to everybody. */
  open?: readonly string[];
  /** Only these are not masked. */
  only?: readonly string[];
}

const recordMasks: Partial<Record<ResourceId | 'organisers' | 'orders' | 'inbox' | 'views', MaskFact>> = {
  attendees: { also: ['company', 'jobTitle', 'imageUrl'] },
  'vip-invitations': { also: ['name', 'company'] },
  volunteers: { only: ['reference', 'status', 'sentAt'] },
  proposals: { only: ['reference', 'status', 'sentAt'] },
  refunds: { also: ['name'] },
  listings: { also: ['additionalInformation'] },
  speakers: { open: ['firstName', 'lastName'] },
  'last-year-attendees': { open: ['firstName', 'lastName'] },
  settings: { open: ['contactEmail', 'email', 'phone'] },
  invoicing: { open: ['email'] },
  // What organisers write freely may name somebody.
  orders: { also: ['reason'] },
  inbox: { also: ['note', 'message'] },
  views: { only: [] },
};

/** The resource, or the other kind of thing, that a line of the record is about: `awards` in `awards/status/Company`. */
export function kindOfSubject(subject: string): string {
  return subject.split('/', 1)[0] ?? '';
}

/** What the record keeps of a value, before or after a change, in JSON: nothing of a person, and no secret. */
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

/** Whether somebody has a telephone number at all may be read. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
