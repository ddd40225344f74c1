import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeConversation } from './change-conversation.queries.ts';
import { getConversationToken } from './conversation-token.ts';
import { countUnread, listConversations, readConversation } from './conversation-view.queries.ts';
import { deliverMessage } from './deliver-message.queries.ts';
import { messageStops, messageThreads } from './messaging.tables.ts';
import { findPartyByToken, findPartyOfAttendee, type Party } from './party.ts';
import { findPerson, type PersonRef } from './people.queries.ts';
import { findThreadOf, otherSide } from './threads.queries.ts';

let api: TestApp;
/** Three attendees, and a speaker who has no account. */
const people: PersonRef[] = [];
const speaker = 3;

beforeAll(async () => {
  api = await openTestApp();
  for (const account of ['buy', 'sell', 'vip']) {
    const row = await findAttendeeByEmail(api.db, `${account}@demo.summit.example`);
    people.push({ kind: 'Attendee', id: row?.id ?? '' });
  }
  const [row] = await api.db.select().from(speakers).where(eq(speakers.status, 'Published'));
  const id = row?.id ?? '';
  await api.db
    .update(speakers)
    .set({ canReceiveMessages: true, email: 'speaker@fresh.example' })
    .where(eq(speakers.id, id));
  people.push({ kind: 'Speaker', id });
});
afterAll(() => api.close());

type Change = 'block' | 'unblock' | 'stop' | 'resume';
type Step = { by: number; to: number; what: 'write' | Change };

const step: fc.Arbitrary<Step> = fc
  .record({
    by: fc.nat(speaker),
    to: fc.nat(speaker),
    what: fc.constantFrom('write' as const, 'write' as const, 'block', 'unblock', 'stop', 'resume'),
  })
  .filter(({ by, to }) => by !== to) as fc.Arbitrary<Step>;

const ref = (person: number) => people[person] as PersonRef;
const getPair = (one: number, other: number) => [one, other].toSorted().join(' ');

/** A simple model of all messages and decisions. */
class Model {
  said = new Map<string, { by: number; text: string }[]>();
  blocked = new Set<string>();
  stopped = new Set<number>();

  mayWrite({ by, to }: Step): boolean {
    const begins = !this.said.has(getPair(by, to));
    if (begins && by === speaker) return false;
    const isBlocked = this.blocked.has(`${by} ${to}`) || this.blocked.has(`${to} ${by}`);
    return !isBlocked && !this.stopped.has(by) && !this.stopped.has(to);
  }

  write({ by, to }: Step, text: string): void {
    const pair = getPair(by, to);
    this.said.set(pair, [...(this.said.get(pair) ?? []), { by, text }]);
  }

  change({ by, to, what }: Step): void {
    if (what === 'block') this.blocked.add(`${by} ${to}`);
    if (what === 'unblock') this.blocked.delete(`${by} ${to}`);
    if (what === 'stop') this.stopped.add(by);
    if (what === 'resume') this.stopped.delete(by);
  }
}

async function getParty(by: number, to: number): Promise<Party | null> {
  const found = await findThreadOf(api.db, ref(by), ref(to));
  const me = await findPerson(api.app.platform, ref(by));
  return found && me ? { ...found, me } : null;
}

async function take(model: Model, one: Step, text: string): Promise<void> {
  const { platform } = api.app;
  const party = await getParty(one.by, one.to);
  if (one.what === 'write') {
    // A participant without an account cannot begin a conversation.
    if (!party && one.by === speaker) return;
    api.clock.moveBy(25 * 60 * 60 * 1000);
    const sent = await deliverMessage(platform, { from: ref(one.by), to: ref(one.to), text });
    expect('refused' in sent).toBe(!model.mayWrite(one));
    if (model.mayWrite(one)) model.write(one, text);
  } else if (party) {
    await changeConversation(platform, party, { change: one.what });
    model.change(one);
  }
}

/** Checks that attendees see exactly their own conversations, and that a link opens only its side. */
async function check(model: Model): Promise<void> {
  const { platform } = api.app;
  const { secret } = platform.config;
  for (const [pair, said] of model.said) {
    const [one = 0, other = 0] = pair.split(' ').map(Number);
    for (const reader of [0, 1, 2]) {
      const thread = (await getParty(one, other))?.thread;
      const party = await findPartyOfAttendee(platform, thread?.id ?? '', ref(reader));
      expect([pair, reader, party !== null]).toEqual([pair, reader, reader === one || reader === other]);
    }
    for (const [me, them] of [
      [one, other],
      [other, one],
    ] as const) {
      const party = await getParty(me, them);
      if (!party) throw new Error('There is no conversation.');
      const { thread, side } = party;
      const token = getConversationToken({ threadId: thread.id, side }, party.me.email, secret);
      const opened = await findPartyByToken(platform, token);
      expect(opened).toMatchObject({ side, thread: { id: thread.id } });
      const shown = await readConversation(platform, opened as Party, { isSignedIn: false });
      expect(shown.messages.map(({ text, isMine }) => [text, isMine])).toEqual(
        said.map(({ text, by }) => [text, by === me]),
      );
      const swapped = getConversationToken(
        { threadId: thread.id, side: otherSide(side) },
        party.me.email,
        secret,
      );
      expect(await findPartyByToken(platform, swapped)).toBeNull();
    }
  }
  for (const reader of [0, 1, 2]) {
    const mine = [...model.said].filter(([pair]) => pair.split(' ').includes(String(reader)));
    const { conversations } = await listConversations(platform, ref(reader).id);
    expect(conversations.map(({ lastText }) => lastText).toSorted()).toEqual(
      mine.map(([, said]) => said.at(-1)?.text ?? '').toSorted(),
    );
    const unread = mine.map(([, said]) => said.length - 1 - said.findLastIndex(({ by }) => by === reader));
    const counted = [...(await countUnread(api.db, ref(reader).id)).values()];
    expect(sum(counted)).toBe(sum(unread));
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('after any writing, blocking and stopping, only its two participants can see a conversation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await api.db.delete(messageThreads);
      await api.db.delete(messageStops);
      const model = new Model();
      for (const [at, one] of steps.entries()) await take(model, one, `Message ${at}`);
      await check(model);
    }),
    { numRuns: 30 },
  );
}, 120_000);
