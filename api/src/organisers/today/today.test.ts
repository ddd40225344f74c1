import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-today';
import { contactMessages } from '../../content/content/contact-messages.tables.ts';
import { packages } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { mailOutbox } from '../../platform/mail/mail.tables.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { settingSections } from '../../settings/settings/settings.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let owner: string;

beforeAll(async () => {
  api = await openTestApp();
  owner = await api.organise('owner');
});

afterAll(() => api.close());

async function needs(token = owner) {
  const { body } = await api.call(calls.today, { token });
  return new Map(body.needs.map((need) => [need.id, need]));
}

test('only open needs are listed, with their number and details', async () => {
  await api.db
    .update(attendees)
    .set({ imageStatus: 'Approved' })
    .where(eq(attendees.imageStatus, 'Uploaded'));
  expect((await needs()).has('photos')).toBe(false);
  const address = 'buy@demo.summit.example';
  await api.db.update(attendees).set({ imageStatus: 'Uploaded' }).where(eq(attendees.email, address));
  expect((await needs()).get('photos')).toMatchObject({ count: 1, details: [expect.any(String)] });

  const mail = { name: 'Ines', email: 'ines@falk.example', topic: 'Tickets', message: 'Hello' };
  await api.db.insert(contactMessages).values({ ...mail, sentAt: api.clock.now() });
  expect((await needs()).get('inbox')?.details).toContain('Tickets');

  await api.app.platform.mail.enqueue(api.db, {
    to: 'gone@falk.example',
    topic: 'x',
    subject: 'Lost',
    text: 'Lost',
  });
  await api.db
    .update(mailOutbox)
    .set({ givenUpAt: new Date() })
    .where(eq(mailOutbox.recipient, 'gone@falk.example'));
  expect((await needs()).get('mailFailed')?.details).toEqual(['gone@falk.example: Lost']);
});

test('an oversold package is reported', async () => {
  const { packages: sold } = (await api.call(calls.figures, { token: owner })).body;
  const full = sold.find(({ taken }) => taken > 0);
  if (!full) throw new Error('No place is taken.');
  await api.db
    .update(packages)
    .set({ capacity: full.taken - 1 })
    .where(eq(packages.id, full.id));
  expect((await needs()).get('oversold')?.details.join()).toContain(full.name);
});

test('a failing job is reported until it succeeds', async () => {
  const { jobRuns } = api.app;
  jobRuns.report({ job: 'send emails', seconds: 1, isFailed: true });
  expect((await needs()).get('jobsFailing')?.details).toEqual(['send emails']);
  jobRuns.report({ job: 'send emails', seconds: 1, isFailed: false });
  expect((await needs()).has('jobsFailing')).toBe(false);
});

test('organisers see only needs of their permissions', async () => {
  const seen = await needs(await api.organise('analyst'));
  expect(
    [...seen.keys()].filter((id) => ['photos', 'inbox', 'mailFailed', 'refundsFailed'].includes(id)),
  ).toEqual([]);
});

test('figures by day and kind add up to the registrations, and a period is a part of them', async () => {
  const { body } = await api.call(calls.figures, { token: owner });
  const sum = (rows: { registrations: number }[]) => rows.reduce((all, row) => all + row.registrations, 0);
  const everybody = await api.db.$count(attendees);
  expect(sum(body.days)).toBe(everybody);
  expect(sum(body.kinds)).toBe(everybody);
  expect(body.steps.reduce((all, { count }) => all + count, 0)).toBe(everybody);
  const day = body.days.at(-1)?.day ?? '';
  const part = await api.call(calls.figures, { token: owner, query: { from: day, until: day } });
  expect(part.body.days).toEqual([body.days.at(-1)]);
  expect((await api.call(calls.figures, { token: owner, query: { from: 'soon' } })).code).toBe(
    'validation.base-0001',
  );
});

test('figures use days of UTC in a time zone that the database does not know', async () => {
  const event = { ...(await readSection(api.db, 'event')), timeZone: 'Europe/Nowhere' };
  await api.db
    .insert(settingSections)
    .values({ name: 'event', value: event })
    .onConflictDoUpdate({
      target: settingSections.name,
      set: { value: event },
    });
  const { status, body } = await api.call(calls.figures, { token: owner });
  expect([status, body.days.length > 0]).toEqual([200, true]);
});
