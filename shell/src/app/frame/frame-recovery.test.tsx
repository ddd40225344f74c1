import { act, screen, within } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond, sampleResponse } from '@summit/shared-auth/testing';
import { fakeRemotes } from '../testing/fake-remotes.ts';
import { openSite } from '../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

let away = true;

/** The network fails while the API is down. */
function whenBack<T>(body: T): T {
  if (away) throw new Error('Network Error');
  return body;
}

const event = {
  name: 'Summit London 2027',
  startsOn: '2027-06-08',
  endsOn: '2027-06-10',
  venue: 'Meridian Dock, London',
  insightsUrl: 'https://insights.summit.example',
  socialLinks: [{ network: 'LinkedIn', url: 'https://social.example/summit' }],
};
const settings = respond(settingsCalls.settings, () =>
  whenBack(sampleResponse(settingsCalls.settings, { event, banner: { pageWithBanner: [] } })),
);
const probe = respond(settingsCalls.virtualSettings, () =>
  whenBack(sampleResponse(settingsCalls.virtualSettings)),
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByText('Failed to load main settings');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  away = true;
});
afterEach(() => jest.useRealTimers());

test('header and footer rendered without the API are completed when it is back', async () => {
  const content = { name: 'content', pages: { '/agenda': () => <h1>Agenda</h1> } };
  await openSite('/agenda', fakeRemotes(content), [settings, probe]);
  await pass(2000);
  const header = within(screen.getByRole('banner'));
  expect(notice()).toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument();

  await pass(8000);
  expect(within(screen.getByRole('contentinfo')).queryByText(event.venue)).not.toBeInTheDocument();
  away = false;
  await pass(5000);

  expect(within(screen.getByRole('contentinfo')).getByText(event.venue)).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'LinkedIn' })).not.toHaveLength(0);
  expect(notice()).not.toBeInTheDocument();
});
