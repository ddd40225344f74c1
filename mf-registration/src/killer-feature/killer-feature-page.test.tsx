import { href } from '@summit/contract/href';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import KillerFeaturePage from './killer-feature-page.tsx';

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(KillerFeaturePage, {
    url: href('registrationKillerFeature'),
    switches: { killerFeatureIsEnabled: true },
    ...options,
  });

test('says that the ticket is kept, and leads on to the payment of a paid one', async () => {
  open({ status: 'RequestForPayment' });
  expect(await screen.findByText(/The ticket you chose is kept/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the payment' })).toHaveAttribute(
    'href',
    '/registration/payment',
  );
});

test('says so for a free ticket too', async () => {
  open({ status: 'PendingPackageSelection' });
  expect(await screen.findByText(/The ticket you chose is kept/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the payment' })).not.toBeInTheDocument();
});

test('is passed by where the organisers do not ask for topics', async () => {
  const { location } = open({ status: 'RequestForPayment', switches: { killerFeatureIsEnabled: false } });
  await waitFor(() => expect(location()).toBe('/registration/payment'));
});

test('has no number among the steps where the organisers do not ask for topics', async () => {
  open({ switches: { killerFeatureIsEnabled: false } });
  expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
  expect(screen.queryByText(/^Step \d/)).not.toBeInTheDocument();
});
