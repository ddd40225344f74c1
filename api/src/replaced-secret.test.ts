import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as checkInCalls from '@summit/contract/calls/organise-check-in';
import * as subscriptionCalls from '@summit/contract/calls/subscriptions';
import * as ticketCalls from '@summit/contract/calls/tickets';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { demoOtpSecret, demoPassword } from '@summit/contract/session/demo-accounts';
import { subscribers } from './content/subscribe/subscribers.tables.ts';
import { getUnsubscribeToken } from './content/subscribe/unsubscribe-token.ts';
import { getConversationToken } from './messaging/conversations/conversation-token.ts';
import { messageThreads } from './messaging/conversations/messaging.tables.ts';
import { waitingList } from './orders/packages/packages.tables.ts';
import { writeTicketCode } from './orders/tickets/ticket-code.ts';
import { ticketSigningKey } from './orders/tickets/ticket-keys.ts';
import { isTicketToken, writeTicketToken } from './orders/tickets/ticket-link.ts';
import { isCodeRight } from './organisers/organisers/is-code-right.ts';
import { openOtpSecret, sealOtpSecret } from './organisers/organisers/one-time-codes.ts';
import { organisers } from './organisers/organisers/organisers.tables.ts';
import { resealOtpSecrets } from './organisers/organisers/reseal-otp-secrets.queries.ts';
import { getWayIn, isWayIn } from './organisers/organisers/way-in.ts';
import { addressChanges } from './people/address-records/address-changes.tables.ts';
import { attendees } from './people/attendees/attendees.tables.ts';
import { accessTokens } from './people/auth/access-tokens.ts';
import { readRefreshToken, writeRefreshToken } from './people/auth/sessions/refresh-tokens.ts';
import { isSignedHere } from './platform/accounts/api-secrets.ts';
import { writeRowToken } from './platform/accounts/row-token.ts';
import { altchaCaptcha } from './platform/captcha/altcha.ts';
import { writeCalendarToken } from './programme/agenda/calendar-token.ts';
import { solveCaptcha } from './testing/solve-captcha.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const before = 'the secret before, that only tests know';
const foreign = 'a secret of somebody else, long enough';
const email = 'buy@demo.summit.example';

let api: TestApp;
let present: string;

beforeAll(async () => {
  api = await openTestApp({ secretBefore: before });
  present = api.app.platform.config.secret;
});
afterAll(() => api.close());

async function getBuyer() {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  if (!row) throw new Error(`There is no ${email}`);
  return row;
}

/** A new session of the buyer, by its refresh token. */
async function newSession() {
  const body = { email, password: demoPassword };
  const login = await api.call(authCalls.login, { body, captcha: true });
  const claim = readRefreshToken(present, login.body.refreshToken);
  if (!claim) throw new Error('The login gave no token of the present secret.');
  return claim;
}

/** For each kind of signed data, whether the API accepts it with a secret. */
const signed: [string, (secret: string) => Promise<boolean>][] = [
  [
    'an access token',
    async (secret) => {
      const claim = await newSession();
      const identity = { attendeeId: (await getBuyer()).id, ...claim };
      const token = await accessTokens(secret, api.clock).sign(identity);
      return (await api.call(attendeeSelfCalls.attendeeDetails, { token })).status === 200;
    },
  ],
  [
    'a refresh token',
    async (secret) => {
      const refreshToken = writeRefreshToken(secret, await newSession());
      const { status, body } = await api.call(authCalls.refreshToken, { body: { refreshToken } });
      if (status !== 200) return false;
      // The response is signed with the present secret only.
      expect(readRefreshToken(present, body.refreshToken)).not.toBeNull();
      return true;
    },
  ],
  [
    'the address of a calendar',
    async (secret) => {
      const token = writeCalendarToken(secret, { attendeeId: (await getBuyer()).id, generation: 0 });
      return (await api.call(agendaCalls.starredCalendar, { query: { token } })).status === 200;
    },
  ],
  [
    'a link to end the newsletter',
    async (secret) => {
      const [row] = await api.db
        .insert(subscribers)
        .values({ email: `${randomUUID()}@fresh.example`, consentedAt: api.clock.now() })
        .returning();
      const token = getUnsubscribeToken(row?.id ?? '', secret);
      return (await api.call(subscriptionCalls.subscription, { query: { token } })).status === 200;
    },
  ],
  [
    'the button of a message',
    async (secret) => {
      const { id: starterId } = await getBuyer();
      const [other] = await api.db
        .select()
        .from(attendees)
        .where(eq(attendees.email, 'sell@demo.summit.example'));
      const receiverId = other?.id ?? '';
      const [thread] = await api.db
        .insert(messageThreads)
        .values({
          pairKey: randomUUID(),
          starterId,
          receiverKind: 'Attendee',
          receiverId,
          receiverAttendeeId: receiverId,
          lastMessageAt: api.clock.now(),
        })
        .returning();
      const named = { threadId: thread?.id ?? '', side: 'starter' as const };
      const token = getConversationToken(named, email, secret);
      return (await api.call(conversationCalls.conversation, { query: { token } })).status === 200;
    },
  ],
  [
    'a link to a ticket',
    async (secret) => {
      const buyer = await getBuyer();
      const query = { ticket: writeTicketToken(secret, buyer) };
      const { status, body } = await api.call(ticketCalls.ticket, { query });
      if (status !== 200) return false;
      expect(isTicketToken(present, body.token, buyer)).toBe(true);
      return true;
    },
  ],
  [
    'the code of a ticket',
    async (secret) => {
      const facts = {
        number: (await getBuyer()).ticketNumber,
        kind: 'BUY',
        startsOn: '2027-06-08',
        endsOn: '2027-06-10',
      };
      const body = {
        id: randomUUID(),
        code: writeTicketCode(ticketSigningKey(secret), facts),
        door: 'North door',
        device: randomUUID(),
      };
      const admitted = await api.call(checkInCalls.admitTicket, {
        token: await api.organise('owner'),
        body,
      });
      expect(admitted.status).toBe(200);
      return admitted.body.verdict !== 'forged';
    },
  ],
  [
    'the link of an offered place',
    async (secret) => {
      const entry = { packageId: 'buy-standard', email: `${randomUUID()}@fresh.example` };
      const [row] = await api.db
        .insert(waitingList)
        .values({ ...entry, tokenHash: randomUUID(), joinedAt: api.clock.now() })
        .returning();
      const query = { token: writeRowToken({ secret }, 'waiting list', row?.id ?? '') };
      return (await api.call(waitingListCalls.waitingEntryByToken, { query })).status === 200;
    },
  ],
  [
    'the link of a changed address',
    async (secret) => {
      const now = api.clock.now();
      const { id: attendeeId } = await getBuyer();
      const change = { attendeeId, oldEmail: email, newEmail: email, createdAt: now };
      const values = { ...change, ownerTokenHash: randomUUID() };
      const [row] = await api.db.insert(addressChanges).values(values).returning();
      const body = { token: writeRowToken({ secret }, 'address change', row?.id ?? '') };
      return (await api.call(addressChangeCalls.addressChange, { body })).status === 200;
    },
  ],
  [
    'a solved captcha',
    async (secret) => {
      const { db, clock } = api;
      const others = altchaCaptcha({ db, clock, config: { ...api.app.platform.config, secret } });
      const captcha = await solveCaptcha(await others.createChallenge(captchaAction(authCalls.login)));
      const body = { email, password: demoPassword };
      return (await api.call(authCalls.login, { body, captcha })).status === 200;
    },
  ],
  [
    'the way in of an organiser',
    async (secret) =>
      isSignedHere(api.app.platform.config, (accepted) =>
        isWayIn(accepted, 'one', getWayIn(secret, 'one', api.clock.now()), api.clock.now()),
      ),
  ],
];

describe.each(signed)('%s', (_what, isAccepted) => {
  test('is valid with the present and the previous secret only', async () => {
    expect([await isAccepted(present), await isAccepted(before), await isAccepted(foreign)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('all signed data are verified with both secrets', () => {
  const reading = /\b(?:read|is|open|verify|getSubscriber)\w*\([^()]*\bconfig\.secret\b/;
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path));
  const readers = sources.filter((path) =>
    reading.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(readers).toEqual([]);
});

test('a door’s device gets both keys', async () => {
  const { body } = await api.call(ticketCalls.ticketCheckList);
  expect(body.publicKeyBefore).toContain('PUBLIC KEY');
  expect(body.publicKeyBefore).not.toBe(body.publicKey);
});

test('an authenticator encrypted with the previous secret works, and is encrypted again with the present one', async () => {
  const stored = sealOtpSecret(demoOtpSecret, before);
  const [organiser] = await api.db.update(organisers).set({ otpSecret: stored }).returning();
  if (!organiser) throw new Error('There is no organiser.');
  const code = generateSync({ secret: demoOtpSecret, epoch: Math.floor(api.clock.now().getTime() / 1000) });
  expect(await isCodeRight(api.app.platform, organiser, code)).toBe(true);

  await resealOtpSecrets(api.db, api.app.platform.config);
  for (const { otpSecret } of await api.db.select().from(organisers)) {
    expect(openOtpSecret(otpSecret ?? '', present)).toBe(demoOtpSecret);
  }
});
