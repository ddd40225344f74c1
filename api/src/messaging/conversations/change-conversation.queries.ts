import { eq, sql } from 'drizzle-orm';
import type * as conversationCalls from '@summit/contract/calls/conversations';
import type { BodyOf } from '@summit/contract/requests/call';
import { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Tx } from '../../platform/db/db.ts';
import { backofficeUrl } from '../../platform/mail/backoffice-url.ts';
import { getParagraphs } from '../../platform/mail/email-content.ts';
import { nameInEmail } from '../../platform/mail/visitor-words.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { messageReports, messageThreads as threads } from './messaging.tables.ts';
import type { Party } from './party.ts';
import { lockPeople } from './people.queries.ts';
import { setStopped } from './stops.queries.ts';
import { changeThread, findThread, getPlace, sideColumns } from './threads.queries.ts';

type Body = BodyOf<typeof conversationCalls.changeConversation>;

/** Changes a conversation for one of its two people. It is idempotent. */
export function changeConversation(platform: Platform, party: Party, body: Body): Promise<void> {
  const { thread, side, me } = party;
  const { seen, blockedAt } = sideColumns[side];
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    switch (body.change) {
      case 'seen': {
        const place = await getPlace(tx, thread.id, body.upTo ?? '');
        return changeThread(tx, thread.id, { [seen]: sql`greatest(${threads[seen]}, ${place})` });
      }
      case 'block':
        // A message that is being sent arrives before the block, and none after it.
        await lockPeople(tx, [me]);
        return changeThread(tx, thread.id, { [blockedAt]: thread[blockedAt] ?? now });
      case 'unblock':
        return changeThread(tx, thread.id, { [blockedAt]: null });
      case 'stop':
      case 'resume':
        await setStopped(tx, me, body.change === 'stop', now);
        return changeThread(tx, thread.id, {});
      case 'report':
        return report(platform, tx, party, body.reason || null);
    }
  });
}

/**
 * Reports a conversation: once for each side, until the organisers have closed it. They find it in their inbox, and get an
 * email without its messages if they have an address.
 */
async function report(
  { clock, config, mail }: Platform,
  tx: Tx,
  { thread, side, me }: Party,
  reason: string | null,
): Promise<void> {
  const reportedAt = clock.now();
  // The conversation before its reports, as where an account is erased with both.
  await changeThread(tx, thread.id, {});
  if (!(await findThread(tx, thread.id))) return;
  const [stored] = await tx
    .insert(messageReports)
    .values({ threadId: thread.id, side, reason, reportedAt })
    .onConflictDoUpdate({
      target: [messageReports.threadId, messageReports.side],
      set: { reason, reportedAt, state: 'Open' },
      setWhere: eq(messageReports.state, 'Closed'),
    })
    .returning({ id: messageReports.id });
  if (!stored) return;
  const { contactEmail } = await readSection(tx, 'event');
  if (!contactEmail) return;
  const texts = await readTexts(tx, mailTexts);
  const subject = texts['mail.messageReport.subject'];
  const values = { name: nameInEmail(me.name), id: stored.id };
  await mail.enqueue(tx, {
    to: contactEmail,
    topic: 'message-report',
    subject,
    email: {
      title: subject,
      paragraphs: getParagraphs(fillText(texts['mail.messageReport.intro'], values)),
      action: {
        label: texts['mail.messageReport.action'],
        url: backofficeUrl(config, 'message-reports', stored.id),
      },
    },
  });
}
