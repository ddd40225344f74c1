import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { listBearers } from '../../organisers/public/notify-awards-people.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';

/** Emails the exact bytes of a published head to every auditor, because no server can rewrite what they have received. */
export async function mailHead(
  tx: Tx,
  { config, mail }: Pick<Platform, 'config' | 'mail'>,
  { signed, signature, publicKey }: { signed: string; signature: string; publicKey: string },
): Promise<void> {
  const auditors = await listBearers(tx, ['awardsAuditor']);
  if (auditors.length === 0) return;
  const texts = await readTexts(tx, mailTexts);
  for (const { name, email } of auditors) {
    const written = await writeEmail(tx, 'ballotHead', {
      firstName: name,
      url: config.siteOrigin + href(pages.awardsHowVotingWorks),
      facts: [
        [texts['mail.ballotHead.text'], signed.trimEnd().replaceAll('\n', ' | ')],
        [texts['mail.ballotHead.signature'], signature],
        [texts['mail.ballotHead.key'], publicKey],
      ],
    });
    await mail.enqueue(tx, { to: email, topic: 'ballot-head', ...written });
  }
}
