import * as calls from '@summit/contract/calls/organise-inbox';
import { inbox as kinds, type InboxKind } from '@summit/contract/organising/inbox';
import { isPermitted } from '@summit/contract/session/organisers';
import { messages } from '@summit/contract/words/messages';
import type { Tx } from '../../platform/db/db.ts';
import { onOneLine } from '../../platform/mail/visitor-words.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { entriesQuery } from '../../platform/resources/entries-query.ts';
import { refusedField } from '../../platform/resources/read-values.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { audit } from '../public/audit.queries.ts';
import { lockItem, storeReply, storeState } from './inbox-changes.queries.ts';
import { listItems } from './inbox-items.queries.ts';
import { listAssignees, readItem } from './read-item.ts';

interface Named {
  kind: InboxKind;
  id: string;
}

/** The inbox: everything that people send to the organisers, in one list. */
export const inbox: Capability = (app, { db, clock, mail }) => {
  serve(app, calls, {
    inboxItems: ({ organiser, query }) => listItems(db, organiser.roles, entriesQuery(query)),
    inboxAssignees: async ({ organiser }) => ({ assignees: await listAssignees(db, organiser) }),
    inboxItem: async ({ organiser, params, fail }) => {
      requirePermission(organiser, params.kind, 'read');
      return (await readItem(db, params.kind, params.id)) ?? fail('cqrs-0009');
    },
    setInboxItem: async ({ organiser, params, body }) => {
      requirePermission(organiser, params.kind, 'change');
      return db.transaction(async (tx) => {
        const item = await lockFound(tx, params);
        const { state, note, assigneeId } = body;
        const isStored = item.state === state && item.note === note && item.assigneeId === assigneeId;
        // Sent again, because the response was lost, it changes nothing.
        if (item.version !== body.version && isStored) return item;
        requireUnchanged(item, body.version);
        // An organiser who has left the team stays assigned until another one is chosen.
        const possible = [null, item.assigneeId, ...item.assignees.map(({ id }) => id)];
        if (!possible.includes(assigneeId)) throw refusedField('assigneeId', messages.unknownEntry);
        await storeState(tx, { ...params, state, note, assigneeId }, clock.now());
        const subject = `inbox/${params.kind}/${params.id}`;
        const before = { state: item.state, note: item.note, assigneeId: item.assigneeId };
        const after = { state, note, assigneeId };
        await audit(tx, organiser, { call: 'setInboxItem', subject, before, after }, clock.now());
        return (await readItem(tx, params.kind, params.id)) ?? item;
      });
    },
    replyToInboxItem: async ({ organiser, params, body, fail }) => {
      requirePermission(organiser, params.kind, 'change');
      return db.transaction(async (tx) => {
        const item = await lockFound(tx, params);
        // Sent again, because the response was lost, a reply is one email all the same.
        if (item.version !== body.version && isLastReply(item, organiser, body.message)) return item;
        requireUnchanged(item, body.version);
        const to = item.canReply ? item.email : null;
        if (!to) return fail('inbox-0001');
        const now = clock.now();
        const { contactEmail } = await readSection(tx, 'event');
        const subject = `Re: ${onOneLine(item.subject)}`;
        const replyTo = contactEmail || organiser.email;
        await mail.enqueue(tx, { to, topic: 'inbox-reply', subject, text: body.message, replyTo });
        const { message } = body;
        const { kind, id: itemId } = params;
        await storeReply(tx, {
          kind,
          itemId,
          organiserName: organiser.name,
          recipient: to,
          message,
          sentAt: now,
        });
        const state = item.state === 'new' ? 'open' : item.state;
        const assigneeId = item.assigneeId ?? organiser.id;
        await storeState(tx, { ...params, state, note: item.note, assigneeId }, now);
        const about = `inbox/${kind}/${itemId}`;
        await audit(
          tx,
          organiser,
          { call: 'replyToInboxItem', subject: about, after: { state, message } },
          now,
        );
        return (await readItem(tx, kind, itemId)) ?? item;
      });
    },
  });
};

function requirePermission({ roles }: SignedInOrganiser, kind: InboxKind, to: 'read' | 'change'): void {
  if (!isPermitted(roles, kinds[kind][to])) throw new Failure('oauth.advanced-0007');
}

type Item = NonNullable<Awaited<ReturnType<typeof readItem>>>;

/** @throws cqrs-0009 */
async function lockFound(tx: Tx, named: Named): Promise<Item> {
  await lockItem(tx, named);
  const item = await readItem(tx, named.kind, named.id);
  if (!item) throw new Failure('cqrs-0009');
  return item;
}

/** @throws resource-0001 when the item has changed since it was read */
function requireUnchanged(item: Item, version: string): void {
  if (item.version !== version) throw new Failure('resource-0001');
}

function isLastReply({ replies }: Item, { name }: SignedInOrganiser, message: string): boolean {
  const last = replies.at(-1);
  return last?.organiser === name && last.message === message;
}
