import { raisedRefundLimit } from '@summit/contract/texts/money-mails';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Tx } from '../../platform/db/db.ts';
import type { Changed, WriteContext } from '../../platform/resources/resource.ts';
import { listBearers } from '../public/notify-awards-people.queries.ts';

/** Emails the owners when the sum from which a refund needs a second person is raised, because the session may be stolen. */
export async function notifyRaisedLimit(
  tx: Tx,
  changed: readonly Changed[],
  { mail }: WriteContext,
): Promise<void> {
  for (const { before, after } of changed) {
    const [from, to] = [before?.secondPersonFrom, after?.secondPersonFrom];
    if (typeof from !== 'number' || typeof to !== 'number' || to <= from) continue;
    const values = { from: String(from), to: String(to) };
    const { subject, text } = raisedRefundLimit;
    const written = { subject: fillText(subject, values), text: fillText(text, values) };
    const owners = await listBearers(tx, ['owner']);
    await mail.enqueueAll(
      tx,
      owners.map(({ email }) => ({ to: email, topic: 'refund-limit', ...written })),
    );
  }
}
