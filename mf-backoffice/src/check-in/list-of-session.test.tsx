import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createStore, keys } from 'idb-keyval';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as todayCalls from '@summit/contract/calls/organise-today';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { beginSession, endSession } from '../shared/session/organiser-store.ts';
import { ada, morning, shiftList } from '../testing/door-guests.ts';
import { heading, openBackoffice, session } from '../testing/open-backoffice.tsx';
import { always, clearDoor, openDoor, result, settledAll, show } from '../testing/open-door.tsx';
import { beginShift, useDoor } from './device/door-store.ts';
import { readShift, removeLists, saveEntries, saveShift, saveWaiting, type Shift } from './device/shift.ts';

const stored = createStore('summit-check-in', 'sealed');
const onDevice = () => keys<string>(stored);

/** Reads the store while the screen may still read it, and render the result, too. */
const meanwhile = <T,>(read: () => Promise<T>) => act(read);

const another = 'token-of-another-tab';
const shift: Shift = {
  ...{ door: 'South door', device: 'd2', clockAhead: 0, opensOffline: false },
  endsAt: '2100-01-01T00:00:00.000Z',
  list: { ...shiftList, ...always },
};

afterEach(clearDoor);
afterEach(() => removeLists(another));

/** Simulates a reload without a logout: the tab's memory is cleared, but not its storage. */
function closeTab(unmount: () => void) {
  unmount();
  useDoor.setState({ token: null, shift: undefined, entered: {}, waiting: [], numbers: null });
}

const nothingLeft = () => waitFor(async () => expect(await onDevice()).toEqual([]));
const nothingWaits = () => waitFor(() => expect(useDoor.getState().waiting).toEqual([]));
const startForm = () => screen.findByRole('textbox', { name: 'Which door is this?' });

test('logging out on any screen deletes the list from the device', async () => {
  const { user } = await openDoor(
    respond(todayCalls.today, { needs: [] }),
    respond(organiserCalls.organiserLogout),
  );
  expect(await meanwhile(onDevice)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('link', { name: 'Today' }));
  await heading('Today');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Log in');
  await nothingLeft();
  await waitFor(() => expect(useDoor.getState()).toMatchObject({ shift: null, entered: {}, token: null }));
});

test('returning to the page shows admissions of another tab, and continues the shift', async () => {
  const { user, requests } = await openDoor(
    respond(todayCalls.today, { needs: [] }),
    respond(calls.settleAdmissions, ({ body }) => settledAll(body)),
  );
  const begun = useDoor.getState().shift;
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Backoffice' }));
    await user.click(menu.getByRole('link', { name }));
    await heading(name);
  };
  await open('Today');
  const id = '11111111-1111-4111-8111-111111111111';
  const elsewhere = { id, code: ada.ticketNumber, at: morning, door: 'South door', device: 'd2' };
  await meanwhile(() => saveWaiting(elsewhere));
  await open('Check-in');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(calls.settleAdmissions.path));
  await nothingWaits();
  expect(useDoor.getState().shift).toBe(begun);
});

test('a session that ends or is replaced deletes its list', async () => {
  await openDoor();
  act(() => beginSession({ ...session, roles: ['door'], token: another }));
  expect(await startForm()).toBeVisible();
  await nothingLeft();
  await act(() => saveShift(another, shift));
  act(() => endSession());
  await heading('Log in');
  await nothingLeft();
});

test('a session that the server ends deletes the list, even before the next login', async () => {
  const { user } = await openDoor(respondWithError(calls.admitTicket, 'authorization-0001'));
  await show(user, ada.ticketNumber);
  expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeVisible();
  await nothingLeft();
});

test('an organiser who loses the permission loses the list, but queued admissions stay', async () => {
  let isCut = true;
  const refusal = respondWithError(calls.settleAdmissions, 'oauth.advanced-0007');
  const { user } = await openDoor(respondNever(calls.admitTicket), {
    row: calls.settleAdmissions,
    outcome: (request) => {
      if (isCut) throw new TypeError('Failed to fetch');
      return refusal.outcome(request);
    },
  });
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Checked without a connection'));
  isCut = false;
  window.dispatchEvent(new Event('online'));
  expect(await startForm()).toBeVisible();
  expect(screen.getByText(/still to be sent: 1/)).toBeVisible();
  await waitFor(async () => expect(await onDevice()).toEqual([expect.stringMatching(/^waiting\//)]));
});

test('a proxy’s error ends neither session nor shift', async () => {
  const { user } = await openDoor(respondNever(calls.settleAdmissions), {
    row: calls.admitTicket,
    outcome: () => ({ status: 401, body: '<h1>Log in to the Wi-Fi</h1>' }),
  });
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Checked without a connection'));
  expect(result()).toHaveTextContent('Let in');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await meanwhile(onDevice)).toHaveLength(3);
});

test('the reloaded tab continues with its list without a call', async () => {
  const { unmount } = await openDoor();
  closeTab(unmount);
  const responses = [respondNever(calls.checkInNumbers)];
  openBackoffice({ url: '/backoffice/check-in', roles: ['door'], responses });
  expect(await screen.findByRole('textbox', { name: 'Ticket number' })).toBeVisible();
  expect(useDoor.getState().shift?.list.guests).toEqual([ada]);
});

test('the list of a closed tab is unreadable to the next session, and deleted at the next opening after its shift', async () => {
  await saveShift(another, shift);
  const { unmount } = openBackoffice({ url: '/backoffice/check-in', roles: ['door'] });
  expect(await startForm()).toBeVisible();
  // It may be in use in another tab.
  expect(await meanwhile(() => readShift(another))).toEqual(shift);
  closeTab(unmount);
  const over = { ...shift, endsAt: '2020-01-01T00:00:00.000Z' };
  await saveShift(another, over);
  await saveEntries(another, over, {});
  openBackoffice({ roles: null });
  await heading('Log in');
  await nothingLeft();
});

test('the end of the shift also removes the displayed list', async () => {
  await openDoor();
  const begun = useDoor.getState().shift;
  act(() => useDoor.setState({ shift: begun && { ...begun, endsAt: '2020-01-01T00:00:00.000Z' } }));
  expect(await startForm()).toBeVisible();
  await nothingLeft();
});

test('a list that arrives after its session has ended is not stored', async () => {
  await expect(beginShift(another, shift)).rejects.toThrow('Your session has ended');
  expect(await onDevice()).toEqual([]);
});
