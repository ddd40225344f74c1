import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-check-in';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { ada, morning, numbers, shiftList } from '../testing/door-guests.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { always, clearDoor, openDoor, result, settledAll, show } from '../testing/open-door.tsx';
import CheckInPage from './check-in-page.tsx';
import { useDoor } from './device/door-store.ts';

const entry = { id: '11111111-1111-4111-8111-111111111111', at: morning, door: 'North door', device: 'd1' };
const entered = { verdict: 'entered' as const, guest: ada, entry };

afterEach(clearDoor);

test('the screen is a separate component', () => {
  expect(typeof CheckInPage).toBe('function');
});

test('a door has to be named before its shift begins', async () => {
  const { user } = openBackoffice({ url: '/backoffice/check-in', roles: ['door'] });
  await user.click(await screen.findByRole('button', { name: 'Start shift' }));
  expect(screen.getByText('Enter the name of the door.')).toBeVisible();
});

test('a typed ticket number admits its holder, with name and needs', async () => {
  const { user, requests } = await openDoor(respond(calls.admitTicket, entered));
  await show(user, '7f3a09c2b41d');
  await waitFor(() => expect(result()).toHaveTextContent('Let in'));
  expect(result()).toHaveTextContent('Ada Low');
  expect(result()).toHaveTextContent('Needs: A ramp');
  const sent = requests.find(({ path }) => path === '/backoffice/check-in/admissions');
  expect(sent?.body).toMatchObject({ code: '7f3a09c2b41d', door: 'North door' });
  expect(await screen.findByRole('region', { name: 'Numbers now' })).toHaveTextContent('12 of 412');
});

test('an earlier admission is shown with time and door, and an empty number is marked', async () => {
  const { user } = await openDoor(respond(calls.admitTicket, { ...entered, verdict: 'enteredAlready' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Enter the ticket number.')).toBeVisible();
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Already entered at 08:00'));
  expect(result()).toHaveTextContent('At North door.');
  expect(within(result()).queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('offline the list decides, and queued admissions are sent when online', async () => {
  let isCut = false;
  const settlements: unknown[] = [];
  /** Makes the network fail. */
  const unlessCut = (row: TestResponse['row'], getBody: (sent: unknown) => unknown): TestResponse => ({
    row,
    outcome: ({ body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      return { status: 200, body: getBody(body) };
    },
  });
  const { user } = await openDoor(
    unlessCut(calls.admitTicket, () => entered),
    unlessCut(calls.guestsAtDoor, () => ({ guests: [] })),
    unlessCut(calls.checkInNumbers, () => ({ ...numbers, ...always })),
    unlessCut(calls.settleAdmissions, (body) => {
      settlements.push(body);
      return settledAll(body);
    }),
  );
  isCut = true;
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Checked without a connection'));
  expect(result()).toHaveTextContent('Let in');
  const connection = screen.getByRole('status', { name: 'Connection' });
  await waitFor(() => expect(connection).toHaveTextContent('Entries to be sent: 1'));
  // This browser has no service worker.
  expect(connection).toHaveTextContent('Keep this page open');
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Already entered'));
  await show(user, 'AAAA-BBBB-CCCC');
  await waitFor(() => expect(result()).toHaveTextContent('Refunded'));

  await user.type(screen.getByRole('searchbox', { name: 'Name or company' }), 'low mer');
  expect(await screen.findByRole('list', { name: 'Found' })).toHaveTextContent('Ada LowMeridian Bank');

  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(connection).toHaveTextContent('All entries are sent'));
  expect(settlements).toEqual([
    expect.objectContaining({
      door: 'North door',
      // Another organiser may be logged in by now.
      admissions: [expect.objectContaining({ code: ada.ticketNumber, organiserId: shiftList.organiserId })],
    }),
  ]);
});

test('an admission can be undone with a reason', async () => {
  const { user, requests } = await openDoor(
    respond(calls.admitTicket, entered),
    respond(calls.undoAdmission),
  );
  await show(user, ada.ticketNumber);
  await user.click(await within(result()).findByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('radio', { name: 'Wrong person' }));
  await user.click(screen.getByRole('button', { name: 'Undo admission' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'wrongPerson' });
  expect(result()).toHaveTextContent('Ready');
});

test('undoing an admission again after a lost response succeeds', async () => {
  const { user } = await openDoor(
    respond(calls.admitTicket, entered),
    respondNever(calls.undoAdmission),
    respondWithError(calls.undoAdmission, 'check-in-0001'),
  );
  await show(user, ada.ticketNumber);
  await user.click(await within(result()).findByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo admission' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Undo admission' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useDoor.getState().entered).toEqual({});
  expect(result()).toHaveTextContent('Ready');
});

test('an attendee is found by name, and a refusal of the server says what to do', async () => {
  const guest = { ...ada, verdict: 'entered' as const, entry: null };
  const { user } = await openDoor(
    respond(calls.guestsAtDoor, { guests: [guest] }),
    respondWithError(calls.admitTicket, 'check-in-0002'),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Name or company' }), 'low');
  await user.click(await screen.findByRole('button', { name: 'Let in Ada Low' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Scan the ticket again');
});

test('without a connection, an entry on another day does not mark a found name', async () => {
  const entries = [{ ...entry, ticketNumber: ada.ticketNumber }];
  const { user } = await openDoor(
    respond(calls.shiftList, { ...shiftList, ...always, entered: entries }),
    respondNever(calls.guestsAtDoor),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Name or company' }), 'low');
  expect(await screen.findByRole('button', { name: 'Let in Ada Low' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Found' })).not.toHaveTextContent('Already entered');
});

test('an attendee admitted by two devices is shown on both, with both times', async () => {
  const doubt = {
    ...entry,
    at: '2027-06-08T07:20:00.000Z',
    door: 'South door',
    device: 'another',
    verdict: 'enteredAlready' as const,
    ticketNumber: ada.ticketNumber,
    name: 'Ada Low',
  };
  await openDoor({
    row: calls.checkInNumbers,
    outcome: () => {
      const device = useDoor.getState().shift?.device ?? '';
      const doubtful = [{ ...doubt, first: { ...entry, device } }];
      return { status: 200, body: { ...numbers, ...always, doubtful } };
    },
  });
  const shown = await screen.findByText(/Ada Low was let in twice/);
  expect(shown).toHaveTextContent('at 08:00, North door, and at 08:20, South door');
});

test('ending the shift deletes the list from the device', async () => {
  const { user } = await openDoor();
  await user.click(screen.getByRole('button', { name: 'End shift' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End shift' }));
  expect(await screen.findByRole('textbox', { name: 'Which door is this?' })).toBeVisible();
});
