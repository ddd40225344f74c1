import { screen, within } from '@testing-library/react';
import * as todayCalls from '@summit/contract/calls/organise-today';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { respond } from '@summit/shared-auth/testing';
import BackofficePage from './backoffice-page.tsx';
import { heading, openBackoffice } from './testing/open-backoffice.tsx';

test('the page is a separate component', () => {
  expect(typeof BackofficePage).toBe('function');
});

test('an organiser starts at the first screen of their roles, and the menu has no others', async () => {
  const { user } = openBackoffice({
    roles: ['programme'],
    responses: [respond(todayCalls.today, { needs: [] })],
  });
  await heading('Today');
  const main = within(
    screen.getByRole('heading', { level: 3, name: 'Programme' }).closest('section') as HTMLElement,
  );
  expect(main.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/backoffice/sessions');
  expect(screen.queryByRole('heading', { level: 3, name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Backoffice' }));
  expect(menu.getByRole('link', { name: 'Speakers' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Team' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Orders' })).toBeNull();
});

test('an unknown address shows a message', async () => {
  openBackoffice({ url: '/backoffice/no-such-thing' });
  await heading('Page not found');
});

test.each<[string, string, OrganiserRole, string]>([
  ['a screen', 'orders', 'content', 'Owner, Finance, Sales'],
  ['a page below a screen', 'attendees/photos', 'analyst', 'Owner, Desk, Sales, Moderator, Privacy'],
  ['a part of a screen', 'attendees/photos', 'sales', 'Owner, Desk, Moderator'],
  ['a part of the season', 'season/count', 'content', 'Awards steward, Awards auditor'],
  ['a resource', 'packages', 'moderator', 'Owner, Sales, Finance, Desk, Analyst'],
])('%s of other roles names the roles it is for, without a call', async (_what, path, role, whose) => {
  const { requests } = openBackoffice({ url: `/backoffice/${path}`, roles: [role] });
  expect(await screen.findByRole('heading', { name: 'You do not have access' })).toBeVisible();
  expect(screen.getByText(/These roles have access/)).toHaveTextContent(whose);
  expect(requests).toEqual([]);
});
