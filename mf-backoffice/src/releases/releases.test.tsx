import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-releases';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import type { Outcome, Releases, Remote } from './release-words.ts';
import ReleasesPage from './releases-page.tsx';

const since = '2027-03-01T08:00:00.000Z';
const health = { views: 0, failed: 0, pages: [], verdict: 'unwatched' as const };
const made = (buildId: string): Remote['history'][number] => ({
  at: since,
  action: 'promote',
  buildId,
  percent: null,
  by: 'Tim Team',
  why: null,
  notes: [],
});

const awards = (change: Partial<Remote> = {}): Remote => ({
  name: 'awards',
  live: { buildId: 'a1', version: '1.0.0', since, health: { ...health, views: 200 } },
  share: null,
  candidates: [{ buildId: 'a2', version: '1.1.0', since, by: 'Tim Team', notes: ['The jury has a page'] }],
  before: 'a0',
  history: [made('a1'), made('a0')],
  ...change,
});

const running = { all: 2, responding: 2, showing: 2 };
const listed = (remotes: Remote[], servers: Releases['servers'] = running, revision = 7) =>
  respond(calls.releases, { revision, remotes, servers });

const outcomeOf = (change: Partial<Outcome> = {}): Outcome => ({
  before: { live: 'a1 (1.0.0)', share: null, candidates: 'a2 (1.1.0)' },
  after: { live: 'a2 (1.1.0)', share: null, candidates: null },
  ...{ newPages: [], droppedPages: [], problems: [] },
  ...change,
});

const open = (remotes: Remote[], more: Parameters<typeof openBackoffice>[0] = {}) =>
  openBackoffice({ url: '/backoffice/releases', responses: [listed(remotes)], ...more });

/** The row of a release, above the history. */
async function rowOf(buildId: string): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: 'Releases of Awards' });
  return within(table).getByRole('row', { name: new RegExp(buildId) });
}

test('the screen is a separate component', () => {
  expect(typeof ReleasesPage).toBe('function');
});

test('each remote shows its live release, its candidates with notes, and its history on request', async () => {
  const { user } = open([awards()]);
  await heading('Releases');
  const live = await rowOf('a1');
  expect(live).toHaveTextContent('Live for everyone');
  expect(live).toHaveTextContent('0 of 200 views failed.');
  const candidate = await rowOf('a2');
  expect(candidate).toHaveTextContent('Candidate: visible only in a preview');
  expect(within(candidate).getByText('The jury has a page')).toBeVisible();
  expect(candidate).toHaveTextContent('by Tim Team');
  await user.click(screen.getByText('History of Awards'));
  const history = screen.getByRole('table', { name: 'History of Awards' });
  expect(within(history).getAllByRole('row', { name: /Made live/ })).toHaveLength(2);
});

test('a candidate is made live after a review of the difference, with a message', async () => {
  const { user, requests } = open([awards()], {
    responses: [listed([awards()]), respond(calls.changeRelease, outcomeOf())],
  });
  await user.click(await screen.findByRole('button', { name: 'Make live: awards a2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Awards: Make a2 live?' });
  expect(within(dialog).getByText('a1 (1.0.0)').closest('del')).not.toBeNull();
  expect(within(dialog).getByText('a2 (1.1.0)', { selector: 'ins' })).toBeVisible();
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Reason (for the history)' }),
    'The season begins',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Make a2 live' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Awards a2 is live.')).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ query, body }) => [query.dryRun, body])).toEqual([
    ['true', { action: 'promote', buildId: 'a2', percent: 100, revision: 7, mayDropPages: true }],
    [
      undefined,
      {
        ...{ action: 'promote', buildId: 'a2', percent: 100, revision: 7 },
        ...{ mayDropPages: false, why: 'The season begins' },
      },
    ],
  ]);
});

test('a refused change shows the reason, and only a button to go back', async () => {
  const problem = 'it needs version 5 of shared-ui, and the running shell has 4';
  const { user } = open([awards()], {
    responses: [listed([awards()]), respond(calls.changeRelease, outcomeOf({ problems: [problem] }))],
  });
  const give = await screen.findByRole('button', { name: 'Give to 10%: awards a2' });
  // In a browser, a button that loads loses the focus.
  act(() => give.focus());
  act(() => give.blur());
  fireEvent.click(give);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(problem)).toBeVisible();
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(give).toHaveFocus());
});

test('a release that drops live pages needs a tick, with a message beside it', async () => {
  const dropping = outcomeOf({ droppedPages: ['/awards/jury'], newPages: ['/awards/hall'] });
  const { user, requests } = open([awards()], {
    responses: [listed([awards()]), respond(calls.changeRelease, dropping)],
  });
  await user.click(await screen.findByRole('button', { name: 'Make live: awards a2' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('New addresses: /awards/hall');
  expect(dialog).toHaveTextContent('which other sites may link to: /awards/jury');
  await user.type(within(dialog).getByRole('textbox'), 'A new season');
  await user.click(within(dialog).getByRole('button', { name: 'Make a2 live' }));
  const tick = within(dialog).getByRole('checkbox', { name: 'Remove these addresses' });
  expect(tick).toHaveAccessibleDescription(/Tick this if it is intended/);
  expect(within(dialog).getByRole('textbox')).toHaveValue('A new season');
  await user.click(tick);
  await user.click(within(dialog).getByRole('button', { name: 'Make a2 live' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ mayDropPages: true });
});

test('a rollout shows its share, the health gate’s verdict, and the next steps', async () => {
  const failing = { views: 60, failed: 12, pages: ['awardsWelcome'], verdict: 'suspect' as const };
  open([
    awards({
      candidates: [],
      share: { buildId: 'a2', version: '1.1.0', since, percent: 1, health: failing },
    }),
  ]);
  const row = await rowOf('a2');
  expect(row).toHaveTextContent('On trial for 1% of devices');
  expect(within(row).getByRole('alert')).toHaveTextContent(
    'May be failing: it fails more often than the release before. Check these pages, and decide. 12 of 60 views failed. Pages: awardsWelcome.',
  );
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([...['Preview', 'Give to 10%', 'Make live', 'Withdraw']]);
  // The share has to be withdrawn first, because there is nothing else to roll back.
  expect(screen.queryByRole('button', { name: /Roll back/ })).toBeNull();
});

test('actions of the health gate are shown until an organiser decides', async () => {
  const gated = {
    ...made('a2'),
    action: 'share' as const,
    percent: 1,
    by: 'health gate',
    why: '9 of 40 views failed',
  };
  open([awards({ history: [gated, made('a1')] })]);
  expect(await screen.findByText(/The health gate acted automatically/)).toHaveTextContent(
    'given to a share: 1%, a2',
  );
});

test('the live release is rolled back to the previous one, as it was shown before the list changed', async () => {
  const back = outcomeOf({ after: { live: 'a0 (1.0.0)', share: null, candidates: 'a2 (1.1.0)' } });
  const { user, requests } = open([awards()], {
    responses: [listed([awards()]), listed([awards()], running, 8), respond(calls.changeRelease, back)],
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back: awards a1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Awards: Roll back a1?' });
  expect(dialog).toHaveTextContent('Everyone gets a0 again');
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requests.filter(({ path }) => path === '/backoffice/releases')).toHaveLength(2));
  await user.click(within(dialog).getByRole('button', { name: 'Roll back a1' }));
  expect(await screen.findByText('Awards a0 is live again.')).toBeVisible();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ action: 'rollback', buildId: 'a1', revision: 7 },
  });
});

test('a preview is a link that can be opened or copied', async () => {
  const address = 'https://summit.example/awards?preview=signed';
  const { user } = open([awards()], {
    roles: ['content'],
    responses: [listed([awards()]), respond(calls.releasePreview, { address, expiresAt: since })],
  });
  // An organiser with read permission has no button that the server would refuse.
  const button = await screen.findByRole('button', { name: 'Preview awards a2' });
  expect(screen.queryByRole('button', { name: /Make live|Give to|Withdraw|Roll back/ })).toBeNull();
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Preview of awards a2' });
  expect(within(dialog).getByRole('link', { name: address })).toHaveAttribute('href', address);
});

test('a conflict with another change shows a message, and reloads the releases', async () => {
  const { user, requests } = open([awards()], {
    responses: [listed([awards()]), respondWithError(calls.changeRelease, 'resource-0001')],
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: awards a2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this meanwhile');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/backoffice/releases').length).toBeGreaterThan(1),
  );
});

test('a desk that does not respond shows a message and a retry', async () => {
  open([], { responses: [respondWithError(calls.releases, 'release-0001')] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The release desk does not respond at the moment.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('before the first release the screen says what it will show', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No releases yet' })).toBeVisible();
});

test.each([
  [{ all: 2, responding: 2, showing: 1 }, '1 of 2 site servers show the latest change.'],
  [{ all: 2, responding: 1, showing: 1 }, 'Only 1 of 2 site servers respond.'],
  [{ all: 2, responding: 0, showing: 0 }, 'the health of releases is unknown'],
])('for site servers such as %j the screen shows their progress', async (servers, words) => {
  open([], { responses: [listed([awards()], servers)] });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

test('long words fit the screen, and a retired remote is marked', async () => {
  const notes = ['a'.repeat(400)];
  const candidates = [{ buildId: 'b'.repeat(60), version: '1.0.0', since, by: null, notes }];
  open([awards({ live: null, before: null, candidates })]);
  expect(await screen.findByText(/None of it is live/)).toBeVisible();
  expect(screen.getByText(notes[0] ?? '')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Give to/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Make live/ })).toBeVisible();
});
