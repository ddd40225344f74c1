import 'fake-indexeddb/auto';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import { createTestSession, respond, respondNever, type TestResponse } from '@summit/shared-auth/testing';
import { ada, morning } from '../testing/door-guests.ts';
import { clearDoor, openDoor, result, settledAll, show } from '../testing/open-door.tsx';
import { useDoor } from './device/door-store.ts';
import { readWaiting } from './device/shift.ts';
import { useDoorWork } from './device/use-door-work.ts';
import { queueAdmission } from './device/waiting-queue.ts';

type Settled = ResponseOf<typeof calls.settleAdmissions>;

const place = { door: 'North door', device: '22222222-2222-4222-8222-222222222222' };
const waiting = (id: string) => ({ id, code: ada.ticketNumber, at: morning, ...place });
const one = waiting('11111111-1111-4111-8111-111111111111');
const other = waiting('33333333-3333-4333-8333-333333333333');

afterEach(clearDoor);

/** The hooks of the page and of its screen, which run at the same time. */
function openWork(...responses: TestResponse[]) {
  const { Wrapper, requests } = createTestSession({ responses });
  const { result: works } = renderHook(() => [useDoorWork(), useDoorWork()] as const, { wrapper: Wrapper });
  const [page, door] = works.current;
  const sent = () => requests.map(({ method, path }) => `${method} ${path}`);
  return { page, door, sent };
}

/** A promise that the test resolves. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The server rejects every admission. */
const refused = respond(calls.settleAdmissions, ({ body }): Settled => {
  const { admissions } = settledAll(body);
  return {
    admissions: admissions.map(({ id }) => ({ id, verdict: 'forged' as const, guest: null, entry: null })),
  };
});

const settling = `POST ${calls.settleAdmissions.path}`;
const undoing = (id: string) => `PUT ${calls.undoAdmission.path.replace(':id', id)}`;
const undoneOf = (id: string) => useDoor.getState().waiting.find((each) => each.id === id)?.undone;

test('an admission undone while it is being sent is also undone on the server, by page or screen', async () => {
  const gate = createGate();
  const settlement = respond(calls.settleAdmissions, async ({ body }) => {
    await gate.opened;
    return settledAll(body);
  });
  const { page, door, sent } = openWork(settlement, respond(calls.undoAdmission));
  await queueAdmission(one);
  await queueAdmission(other);
  const work = [page.sync(), door.sync()];
  await waitFor(() => expect(sent()).toEqual([settling]));
  work.push(page.undo(one.id, 'wrongPerson'), door.undo(other.id, 'notLetIn'));
  await waitFor(() => expect([one.id, other.id].map(undoneOf)).toEqual(['wrongPerson', 'notLetIn']));
  gate.open();
  await Promise.all(work);
  // Page and screen send the queue together, not separately.
  expect(sent()).toEqual([settling, undoing(one.id), undoing(other.id)]);
  expect(await readWaiting()).toEqual([]);
  expect(useDoor.getState().waiting).toEqual([]);
});

test('an admission undone while another is being undone on the server is undone as well', async () => {
  const gate = createGate();
  const undo = respond(calls.undoAdmission, async () => {
    await gate.opened;
    return undefined;
  });
  const { page, sent } = openWork(
    respond(calls.settleAdmissions, ({ body }) => settledAll(body)),
    undo,
  );
  await queueAdmission({ ...one, undone: 'wrongPerson' });
  await queueAdmission(other);
  const work = [page.sync()];
  await waitFor(() => expect(sent()).toEqual([settling, undoing(one.id)]));
  work.push(page.undo(other.id, 'notLetIn'));
  await waitFor(() => expect(undoneOf(other.id)).toBe('notLetIn'));
  gate.open();
  await Promise.all(work);
  expect(sent()).toEqual([settling, undoing(one.id), undoing(other.id)]);
  expect(await readWaiting()).toEqual([]);
});

test('a rejected admission stays in the queue, is sent once each time, and disappears when undone', async () => {
  const { page, sent } = openWork(refused);
  await queueAdmission(one);
  await page.sync();
  expect(await readWaiting()).toEqual([{ ...one, refused: 'forged' }]);
  await page.sync();
  expect(sent()).toEqual([settling, settling]);
  await page.undo(one.id, 'notLetIn');
  expect(await readWaiting()).toEqual([]);
  expect(useDoor.getState().waiting).toEqual([]);
  expect(sent()).toEqual([settling, settling, settling]);
});

test('admissions without a response stay in the queue without a message', async () => {
  const { page } = openWork(respond(calls.settleAdmissions, { admissions: [] }));
  await queueAdmission(one);
  await page.sync();
  expect(await readWaiting()).toEqual([one]);
  expect(useDoor.getState().waiting).toEqual([one]);
});

test('the door shows rejected admissions, which can be undone', async () => {
  const { user } = await openDoor(respondNever(calls.admitTicket), refused);
  await show(user, ada.ticketNumber);
  await waitFor(() => expect(result()).toHaveTextContent('Checked without a connection'));
  window.dispatchEvent(new Event('online'));
  const doubts = await screen.findByRole('region', { name: 'To check' });
  expect(doubts).toHaveTextContent(/Ada Low was let in at .*North door, while there was no connection/);
  expect(doubts).toHaveTextContent('Not genuine');
  const connection = screen.getByRole('status', { name: 'Connection' });
  await waitFor(() => expect(connection).toHaveTextContent('Entries rejected: 1'));
  await user.click(within(doubts).getByRole('button', { name: 'Undo the entry of Ada Low' }));
  await user.click(await screen.findByRole('button', { name: 'Undo admission' }));
  await waitFor(() => expect(connection).toHaveTextContent('All entries are sent'));
  expect(screen.queryByText(/Not genuine/)).toBeNull();
});
