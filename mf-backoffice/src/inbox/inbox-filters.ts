import * as calls from '@summit/contract/calls/organise-inbox';
import { inboxStates } from '@summit/contract/organising/inbox';
import type { FilterField } from '../resources/list/filter-choice.tsx';
import { nobody } from '../shared/data/own-lists.ts';
import { useRead } from '../shared/data/read.ts';
import type { ListOrder } from '../shared/parts/sort-choice.tsx';
import { kindName, stateNames, useReadableKinds } from '../shared/words/inbox-words.ts';

export const inboxOrders: readonly ListOrder[] = [
  { field: 'id', order: 'ASC', name: 'Latest first' },
  { field: 'at', order: 'ASC', name: 'Earliest first' },
];

/** The filters of the inbox. */
export function useInboxFilters(): FilterField[] {
  const kinds = useReadableKinds();
  const assignees = useRead(calls.inboxAssignees).data?.assignees ?? [];
  return [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      refersTo: null,
      choices: [...inboxStates],
      choiceNames: inboxStates.map((state) => stateNames[state]),
    },
    {
      name: 'kind',
      label: 'Kind',
      kind: 'choice',
      refersTo: null,
      choices: kinds,
      choiceNames: kinds.map(kindName),
    },
    {
      name: 'assigneeId',
      label: 'Assigned to',
      kind: 'choice',
      refersTo: null,
      choices: [nobody, ...assignees.map(({ id }) => id)],
      choiceNames: ['Unassigned', ...assignees.map(({ name, isYou }) => (isYou ? `${name} (you)` : name))],
    },
    { name: 'at_gte', label: 'Received since', kind: 'since', refersTo: null, choices: [] },
  ];
}
