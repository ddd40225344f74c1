import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../testing/open-site.tsx';
import { standInRemotes } from '../testing/stand-in-remotes.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const site = () =>
  standInRemotes({
    name: 'content',
    pages: { '/': () => <h1>Home</h1>, '/awards/welcome': () => <h1>The awards</h1> },
  });

test.each([
  ['/home', '/', 'Home'],
  ['/awards/welcomeold', '/awards/welcome', 'The awards'],
  ['/awards', '/awards/welcome', 'The awards'],
])('%s leads on to %s, also for who is on the site already', async (url, target, heading) => {
  await openSite(url, site());

  expect(await screen.findByText(heading, { selector: 'main h1' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(target));
});
