import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nominees } from '@summit/api/src/awards/awards.tables.ts';
import { galleryImages } from '@summit/api/src/content/galleries/galleries.tables.ts';
import { filesFolder } from '@summit/api/src/content/media/stored-files.ts';
import { packagePlaces, packages } from '@summit/api/src/orders/packages/packages.tables.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import { systemClock } from '@summit/api/src/platform/clock.ts';
import { speakers } from '@summit/api/src/programme/speakers/speakers.tables.ts';
import { sponsors } from '@summit/api/src/programme/sponsors/sponsors.tables.ts';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import { demoAccounts } from '@summit/contract/session/demo-accounts';
import { seedDemoEvent } from './seed-demo-event.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('has stored every picture that a row refers to', async () => {
  const paths = [
    ...(await api.db.select({ path: attendees.imageUrl }).from(attendees)),
    ...(await api.db.select({ path: speakers.imageUrl }).from(speakers)),
    ...(await api.db.select({ path: sponsors.logoUrl }).from(sponsors)),
    ...(await api.db.select({ path: nominees.imageUrl }).from(nominees)),
    ...(await api.db.select({ path: galleryImages.originalImageUrl }).from(galleryImages)),
  ].flatMap(({ path }) => (path === null ? [] : [path]));
  const missing = paths.filter(
    (path) => !existsSync(join(filesFolder(testFolder()), path.replace('/media/', ''))),
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('gives each demo account its state', async () => {
  const rows = await api.db
    .select()
    .from(attendees)
    .where(sql`${attendees.passwordHash} is not null`);
  const situations = new Map(rows.map((row) => [row.email.split('@')[0], row]));
  expect([...situations.keys()].sort()).toEqual(demoAccounts.map(({ name }) => name).sort());
  expect(situations.get('stepone')?.registrationStatus).toBe('SubmitStepOne');
  expect(situations.get('package')?.registrationStatus).toBe('PendingPackageSelection');
  expect(situations.get('request')?.registrationStatus).toBe('RequestForPayment');
  expect(situations.get('pending')?.registrationStatus).toBe('PendingPayment');
  expect(situations.get('blocked')?.isBlocked).toBe(true);
  expect(situations.get('organiser')?.organiserRole).toBe('owner');
  expect(situations.get('invited')).toMatchObject({
    invitedByAttendeeId: situations.get('sell')?.id,
    imageStatus: 'NotUploaded',
  });
});

test('never uses more places than a package has', async () => {
  for (const { id, capacity } of await api.db.select().from(packages)) {
    expect(await api.db.$count(packagePlaces, sql`${packagePlaces.packageId} = ${id}`)).toBeLessThan(
      capacity ?? Infinity,
    );
  }
});

test('refuses a database with attendees, and changes nothing', async () => {
  const { config } = api.app.platform;
  const before = await api.db.$count(attendees);
  await expect(seedDemoEvent({ db: api.db, config, clock: systemClock })).rejects.toThrow('empty database');
  expect(await api.db.$count(attendees)).toBe(before);
});
