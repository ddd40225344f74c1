import { screen, within } from '@testing-library/react';
import { renderWithSession } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../../testing/frame-responses.ts';
import { SiteFooter } from './site-footer.tsx';

test('states date and place, contact details and terms', async () => {
  renderWithSession(<SiteFooter />, {
    responses: frameResponses({
      awardsStatus: 'Wining',
      texts: { 'frame.footer.contact': 'hello@summit.example' },
    }),
    render: (tree) => renderPart(tree),
  });

  expect(await screen.findByText('8–10 June 2027')).toBeInTheDocument();
  expect(screen.getByText('Meridian Dock, London')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
  expect(screen.getByRole('link', { name: 'hello@summit.example' })).toHaveAttribute(
    'href',
    'mailto:hello@summit.example',
  );
  expect(screen.getByText(/All rights reserved/)).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-footer-mood', 'gold');
});

test('links to the pages that are in no menu', async () => {
  renderWithSession(<SiteFooter />, {
    responses: frameResponses({ awardsStatus: 'Welcome' }),
    render: (tree) => renderPart(tree),
  });
  const index = within(await screen.findByRole('navigation', { name: 'All pages' }));
  for (const [name, address] of [
    ['Venue and travel', '/venue'],
    ['Contact us', '/contact-us'],
    ['Key dates', '/calendar'],
    ['Roundtables', '/discuss'],
    ['Health notice', '/covid'],
    ['Company directory', '/directory'],
    ['Questions and answers', '/questions'],
    ['Code of conduct', '/code-of-conduct'],
  ] as const) {
    expect(index.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(screen.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '#cookies');
});
