import { screen, waitFor } from '@testing-library/react';
import * as awardsCalls from '@summit/contract/calls/awards';
import { respond } from '@summit/shared-auth/testing';
import { fakeRemotes } from '../testing/fake-remotes.ts';
import { openSite } from '../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const site = () =>
  fakeRemotes({
    name: 'content',
    pages: { '/': () => <h1>Home</h1>, '/awards/welcome': () => <h1>The awards</h1> },
  });

test.each([
  ['Wining', '/awards/winners', 'The winners'],
  ['VoteOne', '/awards/welcome', 'The awards'],
] as const)(
  'in the status %s /awards redirects to %s, a page of the live release',
  async (awardsStatus, target, heading) => {
    const season = fakeRemotes({
      name: 'awards',
      pages: { '/awards/welcome': () => <h1>The awards</h1>, '/awards/winners': () => <h1>The winners</h1> },
    });
    await openSite('/awards', season, [respond(awardsCalls.awardsStatus, { awardsStatus, changesAt: null })]);

    expect(await screen.findByText(heading, { selector: 'main h1' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(target));
  },
);

test.each([
  ['/home', '/', 'Home'],
  ['/awards/welcomeold', '/awards/welcome', 'The awards'],
  ['/awards', '/awards/welcome', 'The awards'],
])('%s redirects to %s, also within the site', async (url, target, heading) => {
  await openSite(url, site());

  expect(await screen.findByText(heading, { selector: 'main h1' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(target));
});
