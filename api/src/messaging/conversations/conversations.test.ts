import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import {
  buyerEmail,
  type ConversationVisit,
  openConversationVisit,
  sellerEmail,
  speakerEmail,
} from '../../testing/visits/conversation-visit.ts';
import { messages, messageThreads } from './messaging.tables.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

test('a speaker reads by the link in the email and replies, and the attendee replies, too', async () => {
  const { api, buyer, writeToSpeaker, read, answer, list, unread, getLink } = visit;
  await writeToSpeaker();
  const link = await getLink(speakerEmail);
  const opened = await read({ token: link });
  expect(opened.body).toMatchObject({
    other: { name: 'Beatrice Underhill' },
    messages: [{ text: 'A question about your talk', isMine: false }],
    isSignedIn: false,
  });
  expect((await answer({ token: link }, 'With pleasure')).status).toBe(200);
  expect(await unread(buyer)).toBe(1);

  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: buyerEmail, subject: expect.stringMatching(/ has answered you$/) });
  const [entry] = (await list(buyer)).conversations;
  expect(entry).toMatchObject({ lastText: 'With pleasure', lastIsMine: false, unread: 1 });

  const id = entry?.id ?? '';
  expect((await answer({ id }, 'Thank you', buyer)).body.messages.map(({ text }) => text)).toEqual([
    'A question about your talk',
    'With pleasure',
    'Thank you',
  ]);
  expect(await unread(buyer)).toBe(0);
  expect((await read({ token: await getLink(buyerEmail) })).body.messages).toHaveLength(3);
});

test('no address is revealed', async () => {
  const { api, buyer, writeToSpeaker, answer, list, getLink } = visit;
  await writeToSpeaker();
  const link = await getLink(speakerEmail);
  const seen = [
    (await answer({ token: link }, 'Yes')).raw.payload,
    JSON.stringify(await list(buyer)),
    ...(await api.app.platform.mail.list(api.db, 5)).flatMap(({ to, text, html }) =>
      (to === buyerEmail ? [text, html] : []).map((words) => words.replaceAll(buyerEmail, '')),
    ),
  ].join('\n');
  expect(seen).not.toContain(speakerEmail);
  expect(seen).not.toContain(buyerEmail);
});

test('a conversation does not show a photo that was refused, or that waits for approval', async () => {
  const { api, seller, writeToSeller, read, list, getLink } = visit;
  await writeToSeller();
  const link = await getLink(sellerEmail);
  const imageUrl = '/media/a-photo.jpg';
  const shown = async (imageStatus: 'Approved' | 'Rejected' | 'Uploaded') => {
    await api.db.update(attendees).set({ imageUrl, imageStatus }).where(eq(attendees.email, buyerEmail));
    const [entry] = (await list(seller)).conversations;
    return [(await read({ token: link })).body.other.imageUrl, entry?.other.imageUrl];
  };
  expect(await shown('Approved')).toEqual([imageUrl, imageUrl]);
  expect(await shown('Rejected')).toEqual([null, null]);
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, photosNeedApproval: true }, api.clock.now());
  expect(await shown('Uploaded')).toEqual([null, null]);
});

test('opening a link, however often, changes nothing', async () => {
  const { api, seller, writeToSeller, read, unread, getLink } = visit;
  await writeToSeller();
  const before = await api.db.select().from(messageThreads);
  const link = await getLink(sellerEmail);
  for (let times = 0; times < 3; times += 1) await read({ token: link });
  expect(await api.db.select().from(messageThreads)).toEqual(before);
  expect(await unread(seller)).toBe(1);
});

test('exactly the messages that a signed-in attendee has seen no longer count as unread', async () => {
  const { buyer, seller, writeToSeller, read, change, idFor, unread, getLink } = visit;
  await writeToSeller('One');
  const id = await idFor(seller);
  const first = (await read({ id }, seller)).body.messages[0]?.id;
  await writeToSeller('Two');
  expect((await change({ id }, 'seen', seller, { upTo: first })).status).toBe(200);
  expect(await unread(seller)).toBe(1);
  expect((await read({ token: await getLink(sellerEmail) }, seller)).body.isSignedIn).toBe(true);
  expect((await read({ token: await getLink(sellerEmail) }, buyer)).body.isSignedIn).toBe(false);
});

test('only its participants can open a conversation, and only with a link to the present address', async () => {
  const { api, buyer, sellerId, writeToSeller, read, idFor, getLink } = visit;
  await writeToSeller();
  const id = await idFor(buyer);
  const link = await getLink(sellerEmail);
  const codes = [
    await read({ id }, await api.loginAs('vip')),
    await read({ id: 'nonsense' }, buyer),
    await read({ token: link.replace('.r.', '.s.') }),
    await read({ token: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` }),
    await read({ token: 'made-up' }),
  ].map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['conversation-0001']));
  expect((await read({ id })).code).toBe('authorization-0001');

  await api.db.update(attendees).set({ email: 'new@fresh.example' }).where(eq(attendees.id, sellerId));
  expect((await read({ token: link })).code).toBe('conversation-0001');
});

test('a reply is checked like a message', async () => {
  const { writeToSeller, answer, getLink } = visit;
  await writeToSeller();
  const refused = await answer({ token: await getLink(sellerEmail) }, 'Hello <b>you</b>');
  expect([refused.code, refused.raw.json().failures[0].field]).toEqual(['validation.base-0001', 'message']);
});

test('a reply sent concurrently from two tabs is stored once', async () => {
  const { api, writeToSeller, answer, getLink } = visit;
  await writeToSeller();
  const named = { token: await getLink(sellerEmail) };
  await Promise.all([answer(named, 'Yes'), answer(named, 'Yes'), answer(named, 'Yes')]);
  expect(await api.db.select().from(messages)).toHaveLength(2);
  api.clock.moveBy(limits.messageSentAgain + 1000);
  await answer(named, 'Yes');
  expect(await api.db.select().from(messages)).toHaveLength(3);
});
