import { and, eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { speakers } from '../speakers/speakers.tables.ts';
import { locations, sessions, sessionSpeakers } from './agenda.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const keynote = 'the-plumbing-is-the-product';

async function toText(ids?: string[]): Promise<string> {
  const query = ids ? { sessions: ids.join(',') } : {};
  api.app.platform.responseCache.drop();
  return (await api.call(agendaCalls.agendaCalendar, { query })).body;
}

/** The events of a calendar, parsed by another library. */
function eventsIn(text: string): VEvent[] {
  return Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
}

async function getEvent(id: string): Promise<VEvent> {
  const [event] = eventsIn(await toText([id]));
  if (!event) throw new Error(`no event ${id}`);
  return event;
}

async function change(id: string, values: Partial<typeof sessions.$inferInsert>): Promise<void> {
  await api.db.update(sessions).set(values).where(eq(sessions.id, id));
}

describe('one session', () => {
  const call = (id: string) => api.call(agendaCalls.sessionCalendar, { params: { id } });

  test('is a calendar file with one entry', async () => {
    const response = await call(keynote);
    expect(response.raw.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [event, ...others] = eventsIn(response.body);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `session-${keynote}@localhost`,
      location: 'Meridian Stage',
      url: `http://localhost:3000/agenda#session-${keynote}`,
    });
    expect(event?.start.toISOString()).toBe('2027-06-08T08:00:00.000Z');
    expect(event?.description).toContain('Amara Okafor');
  });

  test('returns 304 to a client that has it', async () => {
    const { etag } = (await call(keynote)).raw.headers;
    const url = `/public/agenda/sessions/${keynote}/calendar.ics`;
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('returns 404 as JSON when it does not exist', async () => {
    const response = await call('never');
    expect([response.status, response.code]).toEqual([404, 'cqrs-0009']);
  });
});

describe('the programme as a feed', () => {
  test('contains exactly the sessions in the address, in order of time', async () => {
    const uids = eventsIn(await toText([keynote, 'four-pages', 'long-gone'])).map(({ uid }) => uid);
    expect(uids).toHaveLength(2);
    expect(uids[0]).toBe(`session-${keynote}@localhost`);
  });

  test('contains every session of this edition without any in the address', async () => {
    const events = eventsIn(await toText());
    expect(events).toHaveLength(69);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(69);
  });

  test('is a valid calendar without sessions', async () => {
    const text = await toText(['long-gone']);
    expect(eventsIn(text)).toEqual([]);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTIMEZONE[^]*END:VCALENDAR\r\n$/);
  });

  test('keeps its time at the venue before and after clock changes', async () => {
    const at = (moment: string) => ({
      startsAt: new Date(moment),
      endsAt: new Date(new Date(moment).getTime() + 3_600_000),
    });
    // London's clocks go forward on 28 March 2027 and back on 31 October.
    await change('four-pages', at('2027-03-27T09:00:00Z'));
    await change('stablecoins-boring-at-last', at('2027-03-29T08:00:00Z'));
    const text = await toText(['four-pages', 'stablecoins-boring-at-last']);
    expect(text.match(/^DTSTART;TZID=Europe\/London:\d+T\d+/gm)).toEqual([
      'DTSTART;TZID=Europe/London:20270327T090000',
      'DTSTART;TZID=Europe/London:20270329T090000',
    ]);
    expect(eventsIn(text).map(({ start }) => start.toISOString())).toEqual([
      '2027-03-27T09:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
    ]);
    await change('four-pages', at('2027-10-30T08:00:00Z'));
    await change('stablecoins-boring-at-last', at('2027-11-01T09:00:00Z'));
    const autumn = await toText(['four-pages', 'stablecoins-boring-at-last']);
    expect(autumn.match(/London:2027\d+T090000/g)).toHaveLength(2);
    expect(eventsIn(autumn).map(({ start }) => start.toISOString())).toEqual([
      '2027-10-30T08:00:00.000Z',
      '2027-11-01T09:00:00.000Z',
    ]);
    expect(text).toContain('TZOFFSETTO:+0100');
  });

  test('preserves every character, in lines of at most 75 bytes', async () => {
    const title = 'Commas, semicolons; back\\slashes “quotes” — and nö end: '.repeat(4).trim();
    const description =
      'First line\nsecond, with; signs \\ and\n\n日本語の長い説明文がここに入ります。'.repeat(5);
    await change(keynote, { title, description });
    const text = await toText([keynote]);
    const [event] = eventsIn(text);
    expect(event?.summary).toBe(title);
    expect(String(event?.description).startsWith(description)).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('cannot get additional lines from a title', async () => {
    await change(keynote, { title: 'Title\r\nATTENDEE:mailto:x@evil.example\r\nEND:VEVENT' });
    const text = await toText([keynote]);
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(eventsIn(text)).toHaveLength(1);
  });
});

describe('a session that changes', () => {
  test('keeps its uid, and its sequence grows with each change that calendars show', async () => {
    const before = await getEvent(keynote);
    await change(keynote, { startsAt: new Date('2027-06-08T08:10:00Z') });
    const after = await getEvent(keynote);
    expect(after.uid).toBe(before.uid);
    expect(Number(after.sequence)).toBe(Number(before.sequence) + 1);
    expect(after.start.toISOString()).toBe('2027-06-08T08:10:00.000Z');
    await change(keynote, { acceptsQuestions: false, startsAt: new Date('2027-06-08T08:10:00Z') });
    expect((await getEvent(keynote)).sequence).toBe(after.sequence);
  });

  test('changes when its hall is renamed', async () => {
    const before = await getEvent(keynote);
    await api.db.update(locations).set({ name: 'Great Hall' }).where(eq(locations.id, 'meridian-stage'));
    const after = await getEvent(keynote);
    expect(after.location).toBe('Great Hall');
    expect(Number(after.sequence)).toBe(Number(before.sequence) + 1);
  });

  test('changes when a speaker is added or removed', async () => {
    const before = await getEvent(keynote);
    const who = { sessionId: keynote, speakerId: 'leila-farahani' };
    await api.db.insert(sessionSpeakers).values({ ...who, position: 9 });
    const joined = await getEvent(keynote);
    expect(joined.description).toContain('Leila Farahani');
    await api.db.delete(sessionSpeakers).where(eq(sessionSpeakers.speakerId, who.speakerId));
    expect([joined, await getEvent(keynote)].map(({ sequence }) => Number(sequence))).toEqual([
      Number(before.sequence) + 1,
      Number(before.sequence) + 2,
    ]);
  });
});

describe('a session whose speaker changes', () => {
  const growth = async (changeSpeaker: Partial<typeof speakers.$inferInsert>) => {
    const before = await getEvent(keynote);
    await api.db.update(speakers).set(changeSpeaker).where(eq(speakers.id, 'amara-okafor'));
    const after = await getEvent(keynote);
    return { text: String(after.description), by: Number(after.sequence) - Number(before.sequence) };
  };

  test('changes with the name', async () => {
    const { text, by } = await growth({ lastName: 'Okafor-Lindqvist' });
    expect(text).toContain('Amara Okafor-Lindqvist');
    expect(by).toBe(1);
  });

  test('changes when the speaker is no longer shown', async () => {
    const { text, by } = await growth({ status: 'Draft' });
    expect(text).not.toContain('Amara');
    expect(by).toBe(1);
  });

  test('is unchanged by changes that it does not show', async () => {
    expect((await growth({ firstName: 'Amarachi' })).by).toBe(0);
    expect((await growth({ status: 'Published' })).by).toBe(1);
    expect((await growth({ jobTitle: 'Chair', bio: 'Another text.' })).by).toBe(0);
  });

  test('changes with the order of speakers', async () => {
    const { sequence } = await getEvent(keynote);
    await api.db
      .update(sessionSpeakers)
      .set({ position: 7 })
      .where(and(eq(sessionSpeakers.sessionId, keynote), eq(sessionSpeakers.speakerId, 'amara-okafor')));
    expect(Number((await getEvent(keynote)).sequence)).toBe(Number(sequence) + 1);
  });
});

describe('the key dates', () => {
  const read = async () => {
    api.app.platform.responseCache.drop();
    return eventsIn((await api.call(agendaCalls.keyDatesCalendar)).body);
  };

  test('are also a calendar, with stable uids', async () => {
    const events = await read();
    const { keyDates } = { keyDates: await readSection(api.db, 'keyDates') };
    expect(events.map(({ uid }) => uid)).toEqual(keyDates.map(({ id }) => `key-date-${id}@localhost`));
    expect(events.map(({ start }) => start.getTime())).toEqual(
      keyDates.map(({ startsAt }) => new Date(startsAt).getTime()),
    );
  });

  test('each have place, description and end', async () => {
    const events = await read();
    for (const { location, description, start, end } of events) {
      expect([String(location), String(description)]).not.toContain('');
      expect([location, description]).not.toContain(undefined);
      expect(end?.getTime()).toBeGreaterThan(start.getTime());
    }
    const [conference] = events.filter(({ uid }) => uid.startsWith('key-date-event@'));
    expect(conference).toMatchObject({ location: expect.stringContaining('Meridian Dock') as string });
    const [vote] = events.filter(({ uid }) => uid.startsWith('key-date-first-vote@'));
    expect(vote).toMatchObject({
      location: 'http://localhost:3000/awards',
      url: 'http://localhost:3000/awards',
    });
  });

  test('get a higher sequence when organisers change them', async () => {
    const [before] = await read();
    api.clock.moveBy(2_000);
    const keyDates = await readSection(api.db, 'keyDates');
    await writeSection(api.db, 'keyDates', keyDates, api.clock.now());
    const [after] = await read();
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
  });
});
