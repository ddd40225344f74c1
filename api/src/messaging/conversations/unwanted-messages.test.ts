import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as conversationCalls from '@summit/contract/calls/conversations';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import {
  type ConversationVisit,
  openConversationVisit,
  sellerEmail,
  speakerEmail,
} from '../../testing/visits/conversation-visit.ts';
import { messageReports, messages, messageStops, messageThreads } from './messaging.tables.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

test('a blocked sender gets a polite refusal in dialog and conversation, until unblocked', async () => {
  const { api, buyer, writeToSeller, reachSeller, read, answer, change, idFor } = visit;
  const named = await reachSeller();
  expect((await change(named, 'block')).body.isBlocked).toBe(true);
  const id = await idFor(buyer);

  expect((await writeToSeller('Again')).code).toBe('attendee-to-attendee-msg-0002');
  expect((await answer({ id }, 'Again', buyer)).code).toBe('conversation-0002');
  expect((await read({ id }, buyer)).body).toMatchObject({ isBlocked: false, isStopped: false });
  // This is another tab of the blocking attendee.
  expect((await answer(named, 'Well')).code).toBe('conversation-0003');
  expect((await writeToSeller('Others may', await api.loginAs('vip'))).status).toBe(200);

  expect((await change(named, 'unblock')).body.isBlocked).toBe(false);
  expect((await answer({ id }, 'Again', buyer)).status).toBe(200);
});

test('an attendee who stops all messages gets none, until they are resumed', async () => {
  const { buyer, writeToSpeaker, answer, change, idFor, getLink } = visit;
  await writeToSpeaker();
  const named = { token: await getLink(speakerEmail) };
  expect((await change(named, 'stop')).body.isStopped).toBe(true);
  const id = await idFor(buyer);
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
  expect((await answer(named, 'Well')).code).toBe('conversation-0003');
  expect((await change(named, 'resume')).body.isStopped).toBe(false);
  expect((await answer({ id }, 'Hello?', buyer)).status).toBe(200);
});

test('an attendee stops and resumes from the site; the list shows it, and agreeing to messages resumes too', async () => {
  const { api, seller, sellerId, writeToSeller, list } = visit;
  const receive = (isStopped: boolean) =>
    api.call(conversationCalls.receiveMessages, { body: { isStopped }, token: seller });
  const accepts = async () => (await findAttendeeByEmail(api.db, sellerEmail))?.acceptsMessages;
  await writeToSeller('Before');
  expect((await receive(true)).body).toEqual({ isStopped: true });
  expect(await accepts()).toBe(false);
  expect((await list(seller)).isStopped).toBe(true);
  expect((await writeToSeller('During')).code).toBe('attendee-to-attendee-msg-0002');
  await receive(false);
  expect(await accepts()).toBe(true);

  await receive(true);
  await api.db.update(attendees).set({ acceptsMessages: true }).where(eq(attendees.id, sellerId));
  expect(await api.db.$count(messageStops)).toBe(0);
  expect((await writeToSeller('After')).status).toBe(200);
});

test('stopping messages applies to both roles of a person with one address', async () => {
  const { api, buyer, seller, writeToSpeaker, answer, idFor } = visit;
  await writeToSpeaker();
  await api.db.update(speakers).set({ email: sellerEmail }).where(eq(speakers.email, speakerEmail));
  const id = await idFor(buyer);
  await api.call(conversationCalls.receiveMessages, { body: { isStopped: true }, token: seller });
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
});

test('an account with an unconfirmed address can stop messages only for itself, not for the address', async () => {
  const { api, buyer, seller, sellerId, writeToSpeaker, answer, change, idFor, getLink } = visit;
  await writeToSpeaker();
  const named = { token: await getLink(speakerEmail) };
  const id = await idFor(buyer);
  await api.db.update(attendees).set({ email: speakerEmail }).where(eq(attendees.id, sellerId));
  const receive = (isStopped: boolean) =>
    api.call(conversationCalls.receiveMessages, { body: { isStopped }, token: seller });
  await receive(true);
  expect((await answer({ id }, 'Hello?', buyer)).status).toBe(200);

  await change(named, 'stop');
  await receive(true);
  await receive(false);
  await api.db.update(attendees).set({ acceptsMessages: true }).where(eq(attendees.id, sellerId));
  expect((await answer({ id }, 'Still there?', buyer)).code).toBe('conversation-0002');
});

test('a stop stays with the account that made it when another account gets its address', async () => {
  const { api, seller, sellerId, list } = visit;
  const vip = await api.loginAs('vip');
  const receive = (isStopped: boolean, token: string) =>
    api.call(conversationCalls.receiveMessages, { body: { isStopped }, token });
  await receive(true, seller);
  const moved = 'moved@fresh.example';
  const isVip = eq(attendees.email, 'vip@demo.summit.example');
  await api.db
    .update(attendees)
    .set({ email: moved, confirmedEmail: moved })
    .where(eq(attendees.id, sellerId));
  await api.db.update(attendees).set({ email: sellerEmail, confirmedEmail: sellerEmail }).where(isVip);
  expect((await list(vip)).isStopped).toBe(false);
  await receive(false, vip);
  expect((await list(seller)).isStopped).toBe(true);
  for (const acceptsMessages of [false, true]) {
    await api.db.update(attendees).set({ acceptsMessages }).where(eq(attendees.email, sellerEmail));
  }
  expect((await list(seller)).isStopped).toBe(true);
});

test('an attendee who is blocked or unregistered can neither get nor send messages', async () => {
  const { api, buyer, sellerId, reachSeller, answer, idFor } = visit;
  const named = await reachSeller();
  const id = await idFor(buyer);
  await api.db.update(attendees).set({ isBlocked: true }).where(eq(attendees.id, sellerId));
  expect((await answer(named, 'Yes')).code).toBe('message-0002');
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
});

test('a report reaches the organisers once with the conversation, and not the other participant', async () => {
  const { api, buyer, reachSeller, read, change, idFor } = visit;
  const named = await reachSeller('Buy my coins');
  const reported = await change(named, 'report', undefined, { reason: 'Spam' });
  await change(named, 'report');
  expect(reported.body.isReported).toBe(true);
  expect(await api.db.$count(messageReports)).toBe(1);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ topic: 'message-report' });
  expect(mail?.text).not.toContain('coins');

  const moderator = await getOrganiser(api);
  const [entry] = await moderator.list('message-reports');
  const report = await moderator.show('message-reports', entry?.key ?? '');
  expect(mail?.text).toContain(`/backoffice/message-reports/${entry?.key ?? ''}`);
  expect(report?.values).toMatchObject({
    reported: 'Beatrice Underhill',
    reason: 'Spam',
    conversation: expect.stringContaining('Beatrice Underhill: Buy my coins'),
    state: 'Open',
  });
  expect(JSON.stringify(report)).not.toContain('@');
  await moderator.set('message-reports', entry?.key ?? '', { state: 'Closed' });
  expect((await change(named, 'report')).status).toBe(200);
  expect((await moderator.show('message-reports', entry?.key ?? ''))?.values.state).toBe('Open');
  const id = await idFor(buyer);
  expect((await read({ id }, buyer)).body.isReported).toBe(false);
});

test('a conversation is deleted with either account', async () => {
  const { api, buyer, sellerId, reachSeller, change, list } = visit;
  const named = await reachSeller();
  await change(named, 'report');
  await change(named, 'stop');
  // Guests whom the account invited stay, without an inviter.
  await api.db.update(attendees).set({ invitedByAttendeeId: null });
  await api.db.delete(attendees).where(eq(attendees.id, sellerId));
  for (const table of [messages, messageThreads, messageReports, messageStops]) {
    expect(await api.db.$count(table)).toBe(0);
  }
  expect((await list(buyer)).conversations).toEqual([]);
});
