import { screen, waitFor } from '@testing-library/react';
import { type FakeRelease, fakeRemotes } from '../../testing/fake-remotes.ts';
import { openSite } from '../../testing/open-site.tsx';
import { reloadOnceFor } from '../reload-once.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('../reload-once.ts', () => ({
  ...jest.requireActual('../reload-once.ts'),
  reloadOnceFor: jest.fn(),
}));

const reload = jest.mocked(reloadOnceFor);
const ballot = { name: 'awards', pages: { '/awards/ballot': () => <h1>Ballot</h1> } };
const unavailable = () =>
  screen.findByRole('heading', { name: 'This part of the site is temporarily unavailable' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
});

/** A remote whose entry can be loaded, but not all other files of its build. */
function withMissingChunk(): FakeRelease {
  const pages = { '/awards/ballot': () => null };
  return { name: 'awards', pages, missingChunks: true };
}

test('a missing file of a build reloads the document', async () => {
  const saidMeanwhile: boolean[] = [];
  reload.mockImplementation(() => {
    saidMeanwhile.push(screen.queryByRole('alert') !== null);
    return true;
  });
  await openSite('/awards/ballot', fakeRemotes(withMissingChunk()));

  expect(reload).toHaveBeenCalledWith('awards_b1');
  expect(saidMeanwhile).toEqual([false]);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('if the reload did not help, the page shows a message', async () => {
  reload.mockReturnValue(false);
  await openSite('/awards/ballot', fakeRemotes(withMissingChunk()));

  expect(await unavailable()).toBeInTheDocument();
});

test('a build that is no longer live reloads the document', async () => {
  reload.mockReturnValue(true);
  const remotes = fakeRemotes(ballot);
  const live = remotes.live;
  const old = live();
  remotes.stop('awards');
  remotes.promote({ ...ballot, buildId: 'b2' });
  await openSite('/awards/ballot', { ...remotes, live: () => old });

  expect(reload).toHaveBeenCalledWith('awards_b1');
});

test('a remote that is only down does not reload the document', async () => {
  const remotes = fakeRemotes(ballot);
  remotes.stop('awards');
  await openSite('/awards/ballot', remotes);

  expect(await unavailable()).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
