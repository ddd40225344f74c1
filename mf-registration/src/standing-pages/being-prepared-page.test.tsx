import { screen } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import BeingPreparedPage from './being-prepared-page.tsx';

test.each([
  ['/voucher?token=t', 'Your voucher'],
  ['/listing', 'Your listing'],
  ['/forgot-password?token=t', 'Choose a new password'],
])('%s has its own title and ways on', async (url, title) => {
  renderPage(BeingPreparedPage, { url });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/registration');
});
