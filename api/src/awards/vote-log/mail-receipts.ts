import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { getHeadKey, getPublicKey } from '@summit/tally/log/signed-head';
import { composeEmail } from '../../emails/public/emails.ts';
import { listAddressees } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { secretOfLog } from './secret-of-log.queries.ts';

/** Emails voters their receipts, in the transaction that casts the ballots, because no one can rewrite a mailbox. */
export async function mailReceipts(
  tx: Tx,
  { config, mail }: Pick<Platform, 'config' | 'mail'>,
  log: string,
  receipts: readonly { attendeeId: string; receipt: string }[],
): Promise<void> {
  if (receipts.length === 0) return;
  const ground = { texts: await readTexts(tx, mailTexts), event: await readSection(tx, 'event') };
  const key = getPublicKey(getHeadKey(await secretOfLog(tx, log, config)));
  const ids = receipts.map(({ attendeeId }) => attendeeId);
  const voters = await listAddressees(tx, ids);
  const mails = receipts.flatMap(({ attendeeId, receipt }) => {
    const voter = voters.find(({ id }) => id === attendeeId);
    if (!voter) return [];
    const written = composeEmail(
      'ballotReceipt',
      {
        firstName: voter.firstName,
        url: config.siteOrigin + href(pages.awardsHowVotingWorks),
        facts: [
          [ground.texts['mail.ballotReceipt.receipt'], receipt],
          [ground.texts['mail.ballotReceipt.key'], key],
        ],
      },
      ground,
    );
    return [{ to: voter.email, topic: 'ballot-receipt', ...written }];
  });
  // An address that accepts no mail does not prevent a vote.
  await mail.enqueueAll(tx, mails);
}
