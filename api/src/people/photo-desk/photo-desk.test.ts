import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as calls from '@summit/contract/calls/organise-photos';
import type { ImageStatus } from '@summit/contract/registration/registration-status';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;
let id: string;
let imageUrl: string;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
  const listed = (await api.call(attendeeCalls.attendees, {})).body.attendees.find(
    (one) => one.imageUrl !== null,
  );
  id = listed?.id ?? '';
  imageUrl = listed?.imageUrl ?? '';
});

afterAll(() => api.close());

async function has(status: ImageStatus) {
  await api.db.update(attendees).set({ imageStatus: status }).where(eq(attendees.id, id));
  api.app.platform.responseCache.drop('attendees');
}

async function shown() {
  const { body } = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 1000 } });
  return body.attendees.find((one) => one.id === id)?.imageUrl;
}

const decide = (status: 'Approved' | 'Rejected', more: object = {}, token = owner.token) =>
  api.call(calls.decidePhoto, { token, params: { attendeeId: id }, body: { imageUrl, status, ...more } });

async function mails() {
  const all = await api.app.platform.mail.list(api.db, 20);
  return all.filter(({ topic }) => topic === 'photo-decided');
}

test('a photo is shown immediately unless the setting requires approval, and never once it is refused', async () => {
  await has('Uploaded');
  expect(await shown()).toBe(imageUrl);
  await owner.set('settings', 'global', { photosNeedApproval: true });
  expect(await shown()).toBeNull();
  await has('Approved');
  expect(await shown()).toBe(imageUrl);
  await has('Rejected');
  expect(await shown()).toBeNull();
  await owner.set('settings', 'global', { photosNeedApproval: false });
  expect(await shown()).toBeNull();
  await owner.set('settings', 'global', { photosNeedApproval: true });
});

test('an approved photo is shown, its owner is informed, and the approval is recorded', async () => {
  await has('Uploaded');
  const waiting = (await api.call(calls.attendeePhotos, { token: owner.token })).body.photos;
  expect(waiting.map(({ attendeeId }) => attendeeId)).toContain(id);
  expect((await decide('Approved')).status).toBe(204);
  expect(await shown()).toBe(imageUrl);
  expect((await mails())[0]?.subject).toContain('approved');
  const record = await api.db.select().from(organiserAudit);
  expect(record.at(-1)).toMatchObject({
    subject: `attendees/${id}/photo`,
    after: { imageStatus: 'Approved' },
  });
  const before = (await mails()).length;
  await decide('Approved');
  expect((await mails()).length).toBe(before);
});

test('a refusal reaches the attendee with its reason, and applies only to the reviewed photo', async () => {
  await has('Uploaded');
  const other = await decide('Rejected', { imageUrl: '/media/another.jpg' });
  expect(other.code).toBe('photo-0001');
  await decide('Rejected', { reason: 'There are three people in it.' });
  expect(await shown()).toBeNull();
  expect((await mails())[0]?.text).toContain('There are three people in it.');
});

test('deciding on photos requires the permission', async () => {
  const { token } = await getOrganiser(api, 'analyst');
  expect((await decide('Approved', {}, token)).code).toBe('oauth.advanced-0007');
});
