import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as editionCalls from '@summit/contract/calls/organise-edition';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError, type TestRequest } from '@summit/shared-auth/testing';
import { agendaResponses, ledgers, opening, session } from '../testing/agenda-entries.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import AgendaPage from './agenda-page.tsx';

const url = '/backoffice/agenda';

const change = (key: string, notes: string[] = []) => ({
  line: 1,
  key,
  isNew: false,
  changes: [{ field: 'startsAt', before: '"x"', after: '"y"' }],
  issued: null,
  notes,
});
const preview: ResponseOf<typeof calls.importResource> = {
  changes: [change('Ledgers', ['Main stage is taken twice: “Opening”'])],
  unchanged: 0,
  emails: { people: 12, mails: [{ subject: 'A change', says: 'Ledgers: at nine', people: 12 }] },
  version: 'i1',
};

async function rowsOf({ body }: TestRequest): Promise<unknown> {
  const file = (body as FormData).get('file') as File;
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
  return JSON.parse(String(text));
}

const sent = (requests: TestRequest[]) => requests.filter(({ method }) => method === 'POST');

/** Places a session by its dialog. */
async function place(user: UserEvent, title: RegExp, time: string, length?: string) {
  await user.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog'));
  const starts = dialog.getByLabelText(/Starts/);
  await user.clear(starts);
  await user.type(starts, time);
  if (length) {
    const minutes = dialog.getByLabelText(/Length/);
    await user.clear(minutes);
    await user.type(minutes, length);
  }
  return dialog;
}

test('the screen is a separate component', () => {
  expect(typeof AgendaPage).toBe('function');
});

test('a day is shown by hall in the venue’s time, with unscheduled sessions beside it', async () => {
  const { user } = openBackoffice({ url, responses: agendaResponses() });
  await heading('Agenda');
  const hall = within(await screen.findByRole('group', { name: 'Main stage' }));
  expect(hall.getByRole('button', { name: /^Opening 09:00 to 09:30/ })).toBeVisible();
  expect(hall.getByRole('button', { name: 'Move Ledgers' })).toBeVisible();
  const tray = within(screen.getByRole('region', { name: 'Unplaced (1)' }));
  expect(tray.getByRole('button', { name: /^Lost/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Wed 9 June (0)' }));
  expect(screen.queryByRole('button', { name: /^Opening/ })).toBeNull();
});

test('a clash is shown while typing, and saving first shows the difference, clashes and emails', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [...agendaResponses(), respond(calls.importResource, preview)],
  });
  const dialog = await place(user, /^Ledgers 10:00/, '09:15', '20');
  expect(await dialog.findByText('Main stage is taken: “Opening”, 09:00 to 09:30')).toBeVisible();
  expect(dialog.getByText('Ada Lovelace is on stage in “Opening”, 09:00 to 09:30')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Place here' }));
  expect(await screen.findByRole('button', { name: /^Ledgers 09:15 to 09:35, not saved/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const review = within(await screen.findByRole('dialog', { name: 'Move this session?' }));
  expect(review.getByText(/10:00 to 10:45, Main stage/).closest('del')).not.toBeNull();
  expect(review.getByText(/09:15 to 09:35, Main stage/)).toBeVisible();
  expect(review.getByText(/taken twice/)).toBeVisible();
  expect(
    review.getByRole('heading', { name: '12 people who starred one of these sessions get an email' }),
  ).toBeVisible();
  expect(review.getByText('Ledgers: at nine')).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText(/on the site within five seconds. Emails on their way: 12/)).toBeVisible();
  const posts = sent(requests);
  expect(posts.map(({ query }) => query)).toEqual([
    { format: 'json', dryRun: 'true' },
    { format: 'json', version: 'i1' },
  ]);
  expect(await rowsOf(posts[0] as TestRequest)).toEqual([
    {
      id: 'Ledgers',
      version: 'v1',
      startsAt: '2027-06-08T08:15:00.000Z',
      endsAt: '2027-06-08T08:35:00.000Z',
      locationId: 'main',
    },
  ]);
});

test('an invalid time or length stays in the form with a message beside it', async () => {
  const { user } = openBackoffice({ url, responses: agendaResponses() });
  const dialog = await place(user, /^Opening/, '10:00', '0.5');
  await user.click(dialog.getByRole('button', { name: 'Place here' }));
  expect(dialog.getByLabelText(/Length/)).toHaveAccessibleDescription('Enter whole minutes, from 1 to 1440.');
  expect(dialog.getByLabelText(/Length/)).toHaveValue('0.5');
});

test('a session can be moved to the tray, and each step can be undone', async () => {
  const { user } = openBackoffice({ url, responses: agendaResponses() });
  await user.click(await screen.findByRole('button', { name: /^Opening 09:00/ }));
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  const tray = within(await screen.findByRole('region', { name: 'Unplaced (2)' }));
  expect(tray.getByRole('button', { name: /^Opening/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Unplaced (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('when another organiser has moved the same session, one of the two places is chosen', async () => {
  const theirs = session('Ledgers', { ...(ledgers.values as object), locationId: 'side' }, 'v2');
  const stale = { failures: [{ field: 'line 1: version', errorCode: '0001', message: 'Changed since' }] };
  const { user, requests } = openBackoffice({
    url,
    responses: [
      ...agendaResponses([opening, ledgers], [opening, theirs]),
      respondWithError(calls.importResource, 'validation.base-0001', stale),
      respond(calls.importResource, preview),
    ],
  });
  const dialog = await place(user, /^Ledgers 10:00/, '12:00');
  await user.click(dialog.getByRole('button', { name: 'Place here' }));
  await user.click(await screen.findByRole('button', { name: 'Review changes' }));
  const conflict = within(await screen.findByRole('dialog', { name: /“Ledgers” meanwhile/ }));
  expect(conflict.getByRole('radio', { name: /Yours.*12:00 to 12:45, Main stage/s })).toBeChecked();
  expect(conflict.getByRole('radio', { name: /Theirs.*10:00 to 10:45, Side room/s })).not.toBeChecked();
  await user.click(conflict.getByRole('button', { name: 'Use these versions' }));
  await user.click(await screen.findByRole('button', { name: 'Review changes' }));
  await screen.findByRole('dialog', { name: 'Move this session?' });
  expect(await rowsOf(sent(requests).at(-1) as TestRequest)).toMatchObject([
    { version: 'v2', locationId: 'main' },
  ]);
});

test('a move that the server refuses is reported with the session’s name, and stays planned', async () => {
  const outside = { failures: [{ field: 'line 1: startsAt', errorCode: '0001', message: 'Not a day' }] };
  const { user } = openBackoffice({
    url,
    responses: [
      ...agendaResponses(),
      respondWithError(calls.importResource, 'validation.base-0001', outside),
    ],
  });
  const dialog = await place(user, /^Opening/, '12:00');
  await user.click(dialog.getByRole('button', { name: 'Place here' }));
  await user.click(await screen.findByRole('button', { name: 'Review changes' }));
  expect(await screen.findByText(/This cannot be saved. Opening: Not a day./)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Opening 12:00/ })).toBeVisible();
});

test('an organiser with read permission cannot move sessions', async () => {
  openBackoffice({ url, roles: ['desk'], responses: agendaResponses() });
  expect(await screen.findByRole('group', { name: 'Main stage' })).toHaveTextContent('Opening');
  expect(screen.queryByRole('button', { name: /^Move|^Opening/ })).toBeNull();
});

test('an agenda that fails to load shows the reason and a retry', async () => {
  const [settings] = agendaResponses();
  openBackoffice({
    url,
    responses: settings ? [settings, respondWithError(calls.resourceEntries, 'server-0001')] : [],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the event is moved with all dates that depend on its days, after a review', async () => {
  const dry: ResponseOf<typeof editionCalls.moveEdition> = {
    changes: [
      {
        resource: 'sessions',
        change: {
          ...change('Opening'),
          changes: [
            { field: 'startsAt', before: '"2027-06-08T08:00:00.000Z"', after: '"2027-06-15T08:00:00.000Z"' },
          ],
        },
      },
      {
        resource: 'settings',
        change: {
          ...change('awards'),
          changes: [
            { field: 'ceremonyAt', before: '"2027-06-09T18:00:00Z"', after: '"2027-06-16T18:00:00Z"' },
          ],
        },
      },
    ],
    toRead: [
      { where: 'texts/home.hero.lead', says: 'See you on 8 June' },
      { where: 'awards/dates', says: 'The page “Winners” names Mon 17 May 2027, 09:00' },
      { where: 'awards/dates', says: 'The page “Final vote” names Wed 19 May 2027, 09:00' },
    ],
    emails: { people: 0, mails: [] },
    version: 'e1',
  };
  const { user, requests } = openBackoffice({
    url,
    responses: [...agendaResponses(), respond(editionCalls.moveEdition, dry)],
  });
  await user.click(await screen.findByRole('button', { name: 'Move the event' }));
  const days = screen.getByRole('textbox', { name: /Days later/ });
  await user.clear(days);
  await user.type(days, 'a week');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await waitFor(() => expect(days).toHaveAccessibleDescription(/Enter whole days/));
  await user.clear(days);
  await user.type(days, '7');
  expect(days).toHaveAccessibleDescription(/would begin on Tue 15 June 2027/);
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the event?' }));
  expect(dialog.getByText(/See you on 8 June/)).toBeVisible();
  expect(dialog.getByText('Tue 15 June 2027, 09:00')).toBeVisible();
  expect(dialog.getByText('Settings: awards')).toBeVisible();
  expect(dialog.getByText('Wed 16 June 2027, 19:00')).toBeVisible();
  expect(dialog.getByText(/dates of the awards that do not move/)).toBeVisible();
  expect(dialog.getByText(/Mon 17 May 2027/)).toBeVisible();
  expect(dialog.getByText(/Wed 19 May 2027/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move the event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(requests).map(({ body }) => (body as { version?: string }).version)).toEqual([undefined, 'e1']);
});
