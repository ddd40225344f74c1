import { fieldLabel } from '@summit/contract/organising/field-facts';

/** A line of the record about an attendee. */
interface RecordedChange {
  organiser: string;
  call: string;
  /** `attendees/…`, `attendees/…/photo`, `personal-data/…` */
  subject: string;
  before: unknown;
  after: unknown;
}

/** The names of categories and packages by their ids, because the record has only the ids. */
interface Names {
  categories: ReadonlyMap<string, string>;
  packages: ReadonlyMap<string, string>;
}

type Values = Readonly<Record<string, unknown>>;

interface Change {
  by: string;
  call: string;
  before: Values;
  after: Values;
}

type InWords = (change: Change, names: Names) => string[];

/** What the organisers did, by the kind of subject and the part of the attendee. */
const inWords: Readonly<Record<string, InWords>> = {
  'attendees/details': ({ by, before, after }) => {
    const fields = Object.keys({ ...before, ...after }).filter((name) => name !== 'isBlocked');
    const labels = fields.map((name) => fieldLabel('attendees', name));
    return [
      ...('isBlocked' in after ? [`${by} ${after.isBlocked ? 'blocked' : 'unblocked'} the attendee.`] : []),
      ...(labels.length > 0 ? [`${by} changed details: ${labels.join(', ')}.`] : []),
    ];
  },
  'attendees/confirmation': ({ by }) => [`${by} confirmed the address by hand.`],
  'attendees/category': ({ by, before, after }, { categories }) => {
    const [from, to] = [getName(categories, before.categoryId), getName(categories, after.categoryId)];
    return [`${by} moved the attendee from ${from} to ${to}.`];
  },
  'attendees/package': ({ by, before, after }, { packages }) => {
    const from = before.packageId ? ` from ${getName(packages, before.packageId)}` : '';
    return [`${by} changed the package${from} to ${getName(packages, after.packageId)}.`];
  },
  'attendees/photo': ({ by, after }) => [
    `${by} ${after.imageStatus === 'Approved' ? 'approved' : 'rejected'} the photo.`,
  ],
  'attendees/mails': ({ by }) => [`${by} sent an email again.`],
  'personal-data/details': ({ by, call }) =>
    call === 'personalDataOf' ? [`${by} exported the personal data.`] : [],
};

/** What an organiser did, in sentences. */
export function changeTexts(
  { organiser, subject, call, before, after }: RecordedChange,
  names: Names,
): string[] {
  const [kind = '', , part = 'details'] = subject.split('/');
  const change = { by: organiser, call, before: toValues(before), after: toValues(after) };
  return inWords[`${kind}/${part}`]?.(change, names) ?? [];
}

function toValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

/** What is no longer there is shown by its id. */
function getName(names: ReadonlyMap<string, string>, id: unknown): string {
  return names.get(String(id)) ?? String(id);
}
