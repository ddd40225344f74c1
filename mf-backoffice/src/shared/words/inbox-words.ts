import type * as calls from '@summit/contract/calls/organise-inbox';
import { inbox, type InboxKind, inboxKinds, type InboxState } from '@summit/contract/organising/inbox';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { usePermitted } from '../session/permitted.ts';

export type InboxItem = ResponseOf<typeof calls.inboxItem>;
type InboxRow = ResponseOf<typeof calls.inboxItems>['items'][number];
/** An item in the list: two kinds may have items of the same id. */
export type ListedItem = InboxRow & { itemId: string };

export const stateNames: Record<InboxState, string> = { new: 'New', open: 'In progress', done: 'Done' };

/** The name of a kind: `Partner request`. */
export function kindName(kind: InboxKind): string {
  return inbox[kind].label;
}

/** The kinds that the organiser may read. */
export function useReadableKinds(): InboxKind[] {
  const isPermitted = usePermitted();
  return inboxKinds.filter((kind) => isPermitted(inbox[kind].read));
}

/** The kinds that have a separate screen with more details, under the same id. */
export const wholeEntries: Partial<Record<InboxKind, ResourceId>> = {
  proposal: 'proposals',
  messageReport: 'message-reports',
};

/** Why something cannot be answered by email from here. */
export function noReplyReason({ kind, email }: Pick<InboxItem, 'kind' | 'email'>): string {
  if (kind === 'sessionQuestion') return 'Questions are answered on stage, or by the speaker.';
  if (kind === 'messageReport') {
    return 'A report is closed without a reply: write to the people in the conversation by hand.';
  }
  return email ? 'You cannot reply to this by email.' : 'There is no address to reply to.';
}
