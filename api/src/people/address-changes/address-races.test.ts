import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';
import { untilACallWaits } from '../../testing/until-a-call-waits.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { lockAttendee } from '../public/attendees.queries.ts';

const old = 'buy@demo.summit.example';
const wanted = ['ada@left.example', 'ada@right.example'] as const;

const details = {
  firstName: 'Beatrice',
  lastName: 'Underhill',
  phone: '+44 20 7946 0958',
  company: 'Farnley & Daughters',
  jobTitle: 'Treasurer',
  country: 'GB',
};

type Step =
  | 'left'
  | 'right'
  | 'leftWithout'
  | 'confirm'
  | 'confirmElsewhere'
  | 'agree'
  | 'reset'
  | 'password';
const steps: Step[] = [
  'left',
  'right',
  'leftWithout',
  'confirm',
  'confirmElsewhere',
  'agree',
  'reset',
  'password',
];

/** The account of buy@, its tabs, and every link emailed so far. */
async function account(api: TestApp) {
  const [before] = await api.db.select().from(attendees).where(eq(attendees.email, old));
  const token = await api.loginAs('buy');
  const pressed = new Set<string>();
  const rowNow = async () => {
    const [row] = await api.db
      .select()
      .from(attendees)
      .where(eq(attendees.id, before?.id ?? ''));
    if (!row) throw new Error('The account is gone.');
    return row;
  };
  const mails = () => api.app.platform.mail.list(api.db, 200);
  const getLinks = async (...topics: string[]) =>
    (await mails())
      .filter(({ topic }) => topics.includes(topic))
      .map(({ to, text }) => ({ to, link: /[?&]address=([\w-]+)/.exec(text)?.[1] ?? '' }));
  const change = (email: string, currentPassword?: string) =>
    api.call(myRegistrationCalls.changeOwnDetails, { token, body: { ...details, email, currentPassword } });
  const act = async (link: string, action: 'agree' | 'confirm' | 'undo', DeviceId = testDevice) =>
    api.call(addressChangeCalls.actOnAddressChange, { body: { token: link, action }, headers: { DeviceId } });

  async function confirmAll(device: string) {
    const links = await getLinks('address-confirmation');
    await Promise.all(
      links.map(async ({ to, link }) => {
        if ((await act(link, 'confirm', device)).status === 204) pressed.add(to);
      }),
    );
  }

  const doing: Record<Step, () => Promise<unknown>> = {
    left: () => change(wanted[0], demoPassword),
    right: () => change(wanted[1], demoPassword),
    leftWithout: () => change(wanted[0]),
    confirm: () => confirmAll(testDevice),
    confirmElsewhere: () => confirmAll('another'),
    agree: async () => Promise.all((await getLinks('address-change')).map(({ link }) => act(link, 'agree'))),
    reset: async () => {
      const { email } = await rowNow();
      await api.call(authCalls.forgotPasswordRequest, {
        body: { email },
        query: { variant: 'attendee' },
        captcha: true,
      });
      const mail = (await mails()).find(({ topic, to }) => /password/.test(topic) && to === email);
      const link = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await api.call(authCalls.resetPassword, { body: { token: link, password: 'Harbour2028' } });
    },
    password: () =>
      api.call(attendeeSelfCalls.changePassword, {
        token,
        body: { password: demoPassword, newPassword: 'Harbour2029' },
      }),
  };
  const undoAll = async () => {
    const links = (await getLinks('address-change', 'address-changed')).filter(({ to }) => to === old);
    const codes = [];
    for (const { link } of links) codes.push((await act(link, 'undo', 'the owner’s')).status);
    return codes;
  };
  return { rowNow, mails, doing, pressed, undoAll, token };
}

test('with concurrent changes, resets and presses the address always has its mailbox’s consent, and can be restored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 3 }), {
        minLength: 2,
        maxLength: 4,
      }),
      async (rounds) => {
        const api = await openTestApp();
        try {
          const { rowNow, mails, doing, pressed, undoAll, token } = await account(api);
          for (const round of rounds) {
            const settled = await Promise.allSettled(round.map((step) => doing[step]()));
            expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
            const { email, confirmedEmail } = await rowNow();
            expect([old, ...pressed]).toContain(email);
            // Only the account's present mailbox counts as confirmed.
            expect([email, null]).toContain(confirmedEmail);
          }
          const { email } = await rowNow();
          if (email !== old) {
            // Whatever followed, the owner of the first address was informed, and can restore the account.
            expect((await mails()).some(({ topic, to }) => topic === 'address-changed' && to === old)).toBe(
              true,
            );
            expect(await undoAll()).toContain(204);
            expect(await rowNow()).toMatchObject({ email: old, confirmedEmail: old, passwordHash: null });
            expect((await api.call(attendeeSelfCalls.registrationStatus, { token })).status).toBe(401);
          }
        } finally {
          await api.close();
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);

test('restoring locks both accounts in the order of all calls, so that two calls never wait for each other', async () => {
  const api = await openTestApp();
  onTestFinished(() => api.close());
  const { rowNow, doing, undoAll } = await account(api);
  await doing.left();
  await doing.confirm();
  const moved = await rowNow();
  expect(moved.email).toBe(wanted[0]);
  const { categoryId, firstName, lastName } = moved;
  const registered = { id: '00000000-0000-4000-8000-000000000000', email: old };
  await api.db.insert(attendees).values({ ...registered, categoryId, firstName, lastName });

  const restoring = await api.db.transaction(async (tx) => {
    await lockAttendee(tx, registered.id);
    const codes = undoAll();
    await untilACallWaits(api.db);
    await lockAttendee(tx, moved.id);
    return { codes };
  });
  expect(new Set(await restoring.codes)).toEqual(new Set([204]));
  expect((await rowNow()).email).toBe(old);
});
