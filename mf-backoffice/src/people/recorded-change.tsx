import type * as organiserCalls from '@summit/contract/calls/organisers';
import { kindOfSubject } from '@summit/contract/organising/record-masks';
import { type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { EntryDifference } from '../resources/entry-difference.tsx';
import type { NamedField } from '../resources/entry-words.ts';
import { useFields } from '../resources/use-fields.ts';
import { recordedChanges, type RecordedField } from '../shared/recorded-changes.ts';
import { moneyWords } from '../shared/words/order-words.ts';
import { recordedFields } from './recorded-fields.ts';

export type RecordEntry = ResponseOf<typeof organiserCalls.audit>['items'][number];

interface RecordedChangeProps {
  entry: RecordEntry;
  /** The names of organisers by their ids. */
  organisers: Readonly<Record<string, string>>;
}

/** A change in the record, with the labels of the screens where it is made. */
export function RecordedChange(props: RecordedChangeProps) {
  const resource = findResource(props.entry.subject);
  return resource ? <ChangeOfEntry {...props} resource={resource} /> : <Change {...props} described={[]} />;
}

/** The resource whose entry was changed; null: it is about something else. */
export function findResource(subject: string): ResourceId | null {
  return resourceIds.find((id) => subject.startsWith(`${id}/`)) ?? null;
}

function ChangeOfEntry({ resource, ...props }: RecordedChangeProps & { resource: ResourceId }) {
  const described = useFields(resource).data?.fields ?? [];
  return <Change {...props} described={described} />;
}

interface ChangeProps extends RecordedChangeProps {
  /** The fields of the resource that was changed. */
  described: readonly NamedField[];
}

function Change({ entry, organisers, described }: ChangeProps) {
  const kind = kindOfSubject(entry.subject);
  const all = recordedChanges(entry);
  const changes = (kind === 'orders' ? withMoney(all) : all).filter(({ field }) => !ownIds.includes(field));
  return (
    <EntryDifference
      change={{ changes, isNew: entry.before === null, notes: [] }}
      fields={recordedFields(kind, changes, described, organisers)}
    />
  );
}

/** Ids that mean nothing to an organiser: the subject is shown beside the change. */
const ownIds: readonly string[] = ['id', 'payment'];

/** An amount that was recorded with its currency is shown together with it. */
function withMoney(changes: RecordedField[]): RecordedField[] {
  const currency = changes.find(({ field }) => field === 'currency')?.after ?? null;
  const amount = changes.find(({ field }) => field === 'amount')?.after ?? null;
  if (currency === null || amount === null) return changes;
  const words = moneyWords(JSON.parse(amount) as string, JSON.parse(currency) as string);
  return changes
    .filter(({ field }) => field !== 'currency')
    .map((change) => (change.field === 'amount' ? { ...change, after: JSON.stringify(words) } : change));
}
