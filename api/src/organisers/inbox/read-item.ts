import type * as calls from '@summit/contract/calls/organise-inbox';
import { inbox, type InboxKind } from '@summit/contract/organising/inbox';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isPermitted } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import { listAllOrganisers } from '../organisers/organiser-rows.queries.ts';
import type { OrganiserRow } from '../organisers/organisers.tables.ts';
import { listReplies } from './inbox-changes.queries.ts';
import { findItem, readableKinds } from './inbox-items.queries.ts';

/** An item with its state and replies; null when there is none. */
export async function readItem(
  db: Db,
  kind: InboxKind,
  id: string,
): Promise<ResponseOf<typeof calls.inboxItem> | null> {
  const item = await findItem(db, kind, id);
  if (!item) return null;
  const replies = await listReplies(db, { kind, id });
  const people = await listAllOrganisers(db);
  const { state, note, assigneeId } = item;
  return {
    ...item,
    canReply: inbox[kind].canReply && item.email !== null && item.email !== '',
    replies: replies.map(({ sentAt, organiserName, recipient, message }) => ({
      ...{ organiser: organiserName, to: recipient, message },
      at: sentAt.toISOString(),
    })),
    assignees: people
      .filter((person) => canLookAfter(person, [kind]))
      .map(({ id: person, name }) => ({ id: person, name })),
    version: getVersion({ state, note, assigneeId, replies: replies.length }),
  };
}

/** The organisers to whom an item that `reader` may read can be assigned. */
export async function listAssignees(db: Db, reader: SignedInOrganiser) {
  const kinds = readableKinds(reader.roles);
  const people = await listAllOrganisers(db);
  return people
    .filter((person) => canLookAfter(person, kinds))
    .map(({ id, name }) => ({ id, name, isYou: id === reader.id }));
}

function canLookAfter(
  { roles, isBlocked }: Pick<OrganiserRow, 'roles' | 'isBlocked'>,
  kinds: readonly InboxKind[],
): boolean {
  return !isBlocked && kinds.some((kind) => isPermitted(roles, inbox[kind].change));
}
