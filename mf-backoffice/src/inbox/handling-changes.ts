import type { InboxState } from '@summit/contract/organising/inbox';
import type { Choice } from '../shared/parts/choice-field.tsx';
import type { ChangedField } from '../shared/parts/difference.tsx';
import { stateNames } from '../shared/words/inbox-words.ts';

/** In a form, no assignee is one of the choices. */
export const nobodyChosen = 'nobody';

/** The status, assignee and note of an item. */
export interface Handling {
  state: InboxState;
  assigneeId: string;
  note: string;
}

/** The changes that a form would make, in words. */
export function getHandlingChanges(
  stored: Handling,
  typed: Handling,
  people: readonly Choice[],
): ChangedField[] {
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.name ?? id;
  const fields = [
    { field: 'State', before: stateNames[stored.state], after: stateNames[typed.state] },
    { field: 'Assigned to', before: nameOf(stored.assigneeId), after: nameOf(typed.assigneeId) },
    { field: 'Note', before: stored.note, after: typed.note },
  ];
  return fields.filter(({ before, after }) => before !== after);
}
