import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { packagePlaces } from '../../../orders/packages/packages.tables.ts';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import type { StoredMail } from '../../../platform/mail/outbox.queries.ts';
import { readSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { staticContents } from '../../../settings/static-content/static-content.tables.ts';
import { openTestApp, type TestApp, testDevice } from '../../../testing/test-app.ts';

let api: TestApp;
let token: string;

// Each test begins with package@, who has to choose a ticket, on a newly seeded event.
beforeEach(async () => {
  api = await openTestApp();
  token = await api.loginAs('package');
});

afterEach(() => api.close());

const email = 'package@demo.summit.example';

const takeFree = () =>
  api.call(calls.selectPackage, { token, body: { type: 'BuyStandard', packageType: 'free' } });

/** On the device where the attendee is signed in. */
const completeBy = (mailed: string) =>
  api.call(calls.completeByToken, { query: { token: mailed }, headers: { DeviceId: testDevice } });

async function mails(topic: string): Promise<StoredMail[]> {
  const all = await api.app.platform.mail.list(api.db, 100);
  return all.filter((mail) => mail.topic === topic && mail.to === email);
}

function tokenIn(mail: StoredMail | undefined, link: string): string {
  return new RegExp(`${link}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

async function setSwitch(change: { killerFeatureIsEnabled?: boolean; attendeePhotoIsDisabled?: boolean }) {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, ...change }, api.clock.now());
}

async function setAttendee(change: Partial<typeof attendees.$inferInsert>): Promise<void> {
  await api.db.update(attendees).set(change).where(eq(attendees.email, email));
}

describe('the confirmation of a registration', () => {
  test('is the ticket: number, name, package, dates and venue', async () => {
    await takeFree();
    const [mail] = await mails('registration-completed');
    const details = await api.call(attendeeSelfCalls.attendeeDetails, { token });

    expect(mail?.subject).toMatch(/^You are registered for /);
    for (const fact of [
      details.body.ticketNumber,
      'Percy Adlington',
      'Standard',
      'June 2027',
      'Meridian Dock',
    ]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
  });

  test('signs its reader in once', async () => {
    await takeFree();
    const [mail] = await mails('registration-completed');
    const loginToken = tokenIn(mail, '/registration/completed\\?loginToken');
    const login = () =>
      api.call(authCalls.loginByToken, { body: { token: loginToken }, headers: { DeviceId: testDevice } });
    const [first, second] = [await login(), await login()];

    const details = await api.call(attendeeSelfCalls.attendeeDetails, { token: first.body.accessToken });
    expect(details.body.email).toBe(email);
    expect(second.code).toBe('cqrs-0009');
  });

  test('signs no organiser in', async () => {
    await setAttendee({ organiserRole: 'content' });
    await takeFree();
    const [mail] = await mails('registration-completed');

    expect(mail?.text).toContain('/registration/completed');
    expect(mail?.text).not.toContain('loginToken');
  });

  test('contains the organisers’ text', async () => {
    const name = 'mail.confirmation.title';
    const content = 'Welcome, {firstName}, to {event}';
    await api.db.delete(staticContents).where(eq(staticContents.name, name));
    await api.db.insert(staticContents).values({ name, content });
    await takeFree();
    const [mail] = await mails('registration-completed');

    expect(mail?.text).toMatch(/Welcome, Percy, to \S/);
  });

  test('contains no link made from a name', async () => {
    await setAttendee({
      firstName: 'You won, see https://evil.example/prize',
      lastName: 'at www.evil.example',
    });
    await takeFree();
    const [mail] = await mails('registration-completed');

    expect(mail?.text).toContain('Dear You won, see https evil example/prize,');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });

  test('is accompanied by a request for the photo for invited attendees without one', async () => {
    await setSwitch({ attendeePhotoIsDisabled: false });
    const [inviter] = await api.db.select().from(attendees).limit(1);
    await setAttendee({ invitedByAttendeeId: inviter?.id ?? null, imageStatus: 'NotUploaded' });
    // Their ticket is already paid, so there is none to choose.
    await api.call(calls.completeRegistration, { token });
    const [mail] = await mails('photo-request');
    const photoToken = tokenIn(mail, '/registration/photo\\?photoToken');
    const login = await api.call(authCalls.loginByPhotoToken, { body: { token: photoToken } });

    expect(mail?.html).toContain('Add my photo');
    expect(login.status).toBe(200);
  });

  test('requests the photo of an organiser without signing in', async () => {
    await setSwitch({ attendeePhotoIsDisabled: false });
    const [inviter] = await api.db.select().from(attendees).limit(1);
    const invited = { invitedByAttendeeId: inviter?.id ?? null, imageStatus: 'NotUploaded' } as const;
    await setAttendee({ ...invited, organiserRole: 'content' });
    await api.call(calls.completeRegistration, { token });
    const [mail] = await mails('photo-request');

    expect(mail?.text).toContain('/registration/photo');
    expect(mail?.text).not.toContain('photoToken');
  });

  test('is sent without that request to all others', async () => {
    await setSwitch({ attendeePhotoIsDisabled: false });
    await takeFree();

    expect(await mails('photo-request')).toEqual([]);
  });
});

describe('a registration that waits for topics', () => {
  async function mailedToken(): Promise<string> {
    await setSwitch({ killerFeatureIsEnabled: true });
    await takeFree();
    const [mail] = await mails('registration-step-left');
    return tokenIn(mail, '/registration/completed\\?token');
  }

  test('can be completed without them by the emailed link', async () => {
    const mailed = await mailedToken();
    expect(await mails('registration-completed')).toEqual([]);
    const { status, body } = await completeBy(mailed);

    expect([status, body.registrationStatus]).toEqual([200, 'Completed']);
    expect(await mails('registration-completed')).toHaveLength(1);
  });

  test('fm.cms-0019: is completed already', async () => {
    const mailed = await mailedToken();
    const responses = await Promise.all([completeBy(mailed), completeBy(mailed), completeBy(mailed)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await completeBy(mailed)).code).toBe('fm.cms-0019');
    expect(await mails('registration-completed')).toHaveLength(1);
  });

  test('fm.cms-0009: the token is unknown, too old, or its owner has no place or is blocked', async () => {
    const mailed = await mailedToken();
    const made = await completeBy('made-up');
    await setAttendee({ isBlocked: true });
    const blocked = await completeBy(mailed);
    await setAttendee({ isBlocked: false });
    api.clock.moveBy(limits.registrationLinkLifetime + 1000);
    const late = await completeBy(mailed);

    expect([made.code, blocked.code, late.code]).toEqual(['fm.cms-0009', 'fm.cms-0009', 'fm.cms-0009']);
    expect(made.raw.json().Message).toBe('Invitation token does not exist or no longer active');
  });

  test('is not completed when its place is no longer available, but its address is confirmed', async () => {
    const mailed = await mailedToken();
    await setAttendee({ confirmedEmail: null });
    await api.db.delete(packagePlaces);

    expect((await completeBy(mailed)).code).toBe('fm.cms-0009');
    const status = await api.call(attendeeSelfCalls.registrationStatus, { token });
    expect(status.body.isEmailConfirmed).toBe(true);
  });
});
