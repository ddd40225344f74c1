import { screen } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-check-in';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { endShift, useDoor } from '../check-in/device/door-store.ts';
import { readWaiting, removeWaiting } from '../check-in/device/shift.ts';
import { ada, numbers, shiftList } from './door-guests.ts';
import { heading, openBackoffice } from './open-backoffice.tsx';

/** An event on all days, so that the machine's clock does not matter. */
export const always = { startsOn: '2020-01-01', endsOn: '2099-12-31' };

/** Opens a door and begins its shift. */
export async function openDoor(...responses: TestResponse[]) {
  const opened = openBackoffice({
    url: '/backoffice/check-in',
    roles: ['door'],
    responses: [
      ...responses,
      respond(calls.shiftList, { ...shiftList, ...always }),
      respond(calls.checkInNumbers, { ...numbers, ...always }),
    ],
  });
  await heading('Check-in');
  await opened.user.type(await screen.findByRole('textbox', { name: 'Which door is this?' }), 'North door');
  await opened.user.click(screen.getByRole('button', { name: 'Start shift' }));
  await screen.findByRole('textbox', { name: 'Ticket number' });
  return opened;
}

/** Types the code of a ticket. */
export async function show(user: Awaited<ReturnType<typeof openDoor>>['user'], code: string) {
  await user.type(screen.getByRole('textbox', { name: 'Ticket number' }), `${code}{Enter}`);
}

/** The door's verdict about the last ticket. */
export const result = () => screen.getByRole('status', { name: 'Result' });

/** The server stores every admission of a device. */
export function settledAll(sent: unknown): ResponseOf<typeof calls.settleAdmissions> {
  const { admissions, door, device } = sent as BodyOf<typeof calls.settleAdmissions>;
  return {
    admissions: admissions.map(({ id, at }) => ({
      id,
      verdict: 'entered' as const,
      guest: ada,
      entry: { id, at, door, device },
    })),
  };
}

/** Deletes all data of a door before the next test. */
export async function clearDoor() {
  await endShift();
  await removeWaiting((await readWaiting()).map(({ id }) => id));
  useDoor.setState({
    token: null,
    shift: undefined,
    isOnline: true,
    entered: {},
    waiting: [],
    numbers: null,
  });
}
