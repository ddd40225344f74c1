import { eq } from 'drizzle-orm';
import { publishedHeadText } from '@summit/contract/awards/ballot-head';
import { getHeadKey, getPublicKey, signText } from '@summit/tally/log/signed-head';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHead, lockLog } from './ballot-log.queries.ts';
import { ballotRules, publishedHeads } from './ballot-log.tables.ts';
import { mailHead } from './mail-head.ts';
import { findLatestHead } from './published-heads.queries.ts';
import { secretOfLog } from './secret-of-log.queries.ts';

const anHour = 3_600_000;

/**
 * Publishes the head of a log if one is due: an hour after the last while its vote is open, and again when it has closed.
 * It is signed with the moment and the reason, and emailed to the auditors, who are independent of the site.
 */
export async function publishHead(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config' | 'mail'>,
  { log, isOpen }: { log: string; isOpen: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const last = await lockLog(tx, log);
  if (!last) return;
  const size = last.index + 1;
  const latest = await findLatestHead(tx, log);
  const hasGrown = size > (latest?.size ?? 0);
  const isHourOver = !latest || now.getTime() - latest.publishedAt.getTime() >= anHour;
  const isUnclosed = latest?.isClosing !== true || hasGrown;
  if (isOpen ? !hasGrown || !isHourOver : !isUnclosed) return;
  // Heads follow each other in time, also where a clock was put back: otherwise the record would look forged for good.
  const publishedAt = latest && latest.publishedAt >= now ? new Date(latest.publishedAt.getTime() + 1) : now;
  const head = await findHead(tx, log, size);
  const [rules] = await tx.select().from(ballotRules).where(eq(ballotRules.log, log));
  if (!head || !rules) throw new Error(`${log} has no head of its ${size} leaves`);
  const published = { size, root: head.root, publishedAt: publishedAt.toISOString(), isClosing: !isOpen };
  const signed = publishedHeadText({ log, rulesHash: rules.rulesHash }, published);
  const key = getHeadKey(await secretOfLog(tx, log, platform.config));
  const signature = signText(key, signed);
  await tx
    .insert(publishedHeads)
    .values({ log, size, isClosing: !isOpen, publishedAt, signature })
    // A vote that was reopened and closed without another ballot has its closing head already.
    .onConflictDoNothing();
  await mailHead(tx, platform, { signed, signature, publicKey: getPublicKey(key) });
}
