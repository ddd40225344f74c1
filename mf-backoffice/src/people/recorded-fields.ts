import { type FieldKind, nameInWords } from '@summit/contract/organising/field-facts';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { organiserRoles } from '@summit/contract/session/organisers';
import type { NamedField } from '../resources/entry-words.ts';
import type { RecordedField } from '../shared/recorded-changes.ts';
import { roleNames } from '../shared/session/role-names.ts';
import { photoNames, reasonNames } from '../shared/words/attendee-words.ts';
import { stateNames } from '../shared/words/inbox-words.ts';
import { refundStates } from '../shared/words/order-words.ts';
import { undoReasonWords, verdictNames } from '../shared/words/verdict-names.ts';

type Names = Readonly<Record<string, string>>;

interface RecordedFact {
  label?: string;
  /** The names of its values. */
  names?: Names;
  /** Its values are ids of organisers. */
  isOrganiser?: true;
  refersTo?: ResourceId;
}

type Facts = Readonly<Record<string, RecordedFact>>;

const roles: Names = Object.fromEntries(organiserRoles.map((role) => [role, roleNames[role].name]));
const status = { names: statusNames };

/** The facts of fields that no resource describes, by the kind of subject. */
const known: Readonly<Record<string, Facts>> = {
  organisers: {
    roles: { names: roles },
    requested: { label: 'Requested roles', names: roles },
    confirmed: { label: 'Agreed roles', names: roles },
    'awards-roles': { label: 'Roles in the awards', names: roles },
    isSetUp: { label: 'Account set up' },
  },
  orders: {
    state: { names: { ...refundStates, waiting: 'Waiting for a second person', refused: 'Rejected' } },
  },
  awards: {
    status,
    requested: { label: 'Requested status', ...status },
    requests: { label: 'Current status', ...status },
    Company: { label: subjectNames.Company, ...status },
    Individual: { label: subjectNames.Individual, ...status },
    Welcome: { label: subjectNames.Welcome, ...status },
    ceremonyAt: { label: 'The ceremony begins' },
    ballotsUnlinkAt: { label: 'Ballots are unlinked from voters' },
  },
  'check-in': {
    verdict: { names: verdictNames },
    at: { label: 'Time' },
    isOffline: { label: 'Offline' },
    undone: { names: undoReasonWords },
    letInBy: { isOrganiser: true },
  },
  inbox: {
    state: { names: stateNames },
    assigneeId: { label: 'Assigned to', isOrganiser: true },
  },
  attendees: {
    categoryId: { refersTo: 'categories' },
    packageId: { refersTo: 'packages' },
    imageStatus: { label: 'Photo', names: photoNames },
    reason: { names: reasonNames },
  },
};

/**
 * The fields of a line of the record: as their resource describes them, as they are known here, or as their values
 * look. What refers to a person is shown by its key: the record names nobody who visits the site.
 * @param described the fields of the resource that was changed
 * @param organisers the names of organisers by their ids
 */
export function recordedFields(
  kind: string,
  changes: readonly RecordedField[],
  described: readonly NamedField[],
  organisers: Names,
): NamedField[] {
  const facts = known[kind] ?? {};
  return changes.map((change) => {
    const field = described.find(({ name }) => name === change.field) ?? toField(change, facts, organisers);
    const isOfPeople = field.refersTo && resourceFact(field.refersTo).isPersonal;
    return isOfPeople ? { ...field, refersTo: null } : field;
  });
}

function toField({ field: name, before, after }: RecordedField, facts: Facts, organisers: Names): NamedField {
  const fact: RecordedFact = facts[name] ?? {};
  const names = fact.isOrganiser ? organisers : fact.names;
  const json = after ?? before;
  return {
    name,
    label: fact.label ?? nameInWords(name),
    kind: kindOf(json === null ? null : JSON.parse(json), names !== undefined),
    choices: Object.keys(names ?? {}),
    choiceNames: Object.values(names ?? {}),
    refersTo: fact.refersTo ?? null,
  };
}

const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function kindOf(value: unknown, isChoice: boolean): FieldKind {
  if (typeof value === 'boolean') return 'flag';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return 'list';
  if (isChoice) return 'choice';
  return typeof value === 'string' && momentForm.test(value) ? 'moment' : 'text';
}
