import { screen, within } from '@testing-library/react';
import BackofficePage from './backoffice-page.tsx';
import OverviewPage from './overview-page.tsx';
import { heading, openBackoffice } from './testing/open-backoffice.tsx';

test('the page and its overview are components of their own', () => {
  expect([BackofficePage, OverviewPage].map((each) => typeof each)).toEqual(['function', 'function']);
});

test('an organiser arrives at what they look after, and the menu leads to nothing else', async () => {
  const { user } = openBackoffice({ roles: ['programme'] });
  await heading('Hello, Olive Owner');
  const main = within(
    screen.getByRole('heading', { level: 2, name: 'Programme' }).closest('section') as HTMLElement,
  );
  expect(main.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/backoffice/sessions');
  expect(screen.queryByRole('heading', { level: 2, name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Backoffice' }));
  expect(menu.getByRole('link', { name: 'Speakers' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Team' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Attendees' })).toBeNull();
});

test('an address that leads nowhere says so', async () => {
  openBackoffice({ url: '/backoffice/no-such-thing' });
  await heading('There is nothing here');
});
