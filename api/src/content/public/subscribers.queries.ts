import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as subscriptionCalls from '@summit/contract/calls/subscriptions';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { subscribers } from '../subscribe/subscribers.tables.ts';
import { getUnsubscribeToken } from '../subscribe/unsubscribe-token.ts';

type Needs = Pick<Platform, 'mail' | 'config' | 'clock'>;

interface Reader {
  email: string;
  firstName?: string | null;
}

/**
 * Subscribes an address to the newsletter and sends a first email with the link that unsubscribes. Does nothing for a
 * subscribed address, so that no one can fill another person's mailbox. Pass the transaction it belongs to.
 */
export async function subscribe(platform: Needs, tx: Db, reader: Reader): Promise<void> {
  const subscriber = await keepSubscriber(tx, reader, platform.clock.now());
  if (subscriber) await mailWelcome(platform, tx, subscriber);
}

interface Subscriber {
  id: string;
  /** The address as it is stored. */
  email: string;
}

/** The subscriber when the address is newly subscribed; otherwise null. */
async function keepSubscriber(tx: Db, { email, firstName }: Reader, now: Date): Promise<Subscriber | null> {
  const stored = { id: subscribers.id, email: subscribers.email };
  const consent = { firstName: firstName || null, consentedAt: now };
  const [added] = await tx
    .insert(subscribers)
    .values({ email, ...consent })
    .onConflictDoNothing()
    .returning(stored);
  if (added) return added;
  const hadEnded = and(
    eq(subscribers.emailKey, canonicalEmail(email)),
    isNotNull(subscribers.unsubscribedAt),
  );
  const [back] = await tx
    .update(subscribers)
    .set({ ...consent, unsubscribedAt: null })
    .where(hadEnded)
    .returning(stored);
  return back ?? null;
}

async function mailWelcome({ mail, config }: Needs, tx: Db, { id, email }: Subscriber): Promise<void> {
  const token = getUnsubscribeToken(id, config.secret);
  const written = await writeEmail(tx, 'subscribed', {
    // The email does not repeat the name, because someone else may have typed the address.
    firstName: (await readTexts(tx, mailTexts))['mail.subscribed.reader'],
    url: config.siteOrigin + href(pages.agenda),
    unsubscribeUrl: config.siteOrigin + mailLinks.unsubscribe(token),
  });
  const unsubscribeUrl = `${config.siteOrigin}/api${subscriptionCalls.unsubscribe.path}?token=${token}`;
  await mail.enqueue(tx, { to: email, topic: 'subscribed', ...written, unsubscribeUrl });
}

export interface Subscription {
  email: string;
  isSubscribed: boolean;
}

/** Null when there is no subscription with this id. */
export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ? { email: row.email, isSubscribed: row.unsubscribedAt === null } : null;
}

/** Ends a subscription. For one that has already ended the time of the end stays unchanged. */
export async function endSubscription(db: Db, id: string, now: Date): Promise<void> {
  const isOpen = and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt));
  await db.update(subscribers).set({ unsubscribedAt: now }).where(isOpen);
}

/** Resumes a subscription, which is another consent. */
export async function resumeSubscription(db: Db, id: string, now: Date): Promise<void> {
  const hasEnded = and(eq(subscribers.id, id), isNotNull(subscribers.unsubscribedAt));
  await db.update(subscribers).set({ unsubscribedAt: null, consentedAt: now }).where(hasEnded);
}
