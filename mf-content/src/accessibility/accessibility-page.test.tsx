import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import AccessibilityPage from './accessibility-page.tsx';

test('states for each criterion whether it is met, and lists known problems', async () => {
  const wording = worded({
    'accessibility.date': '2026-11-23',
    'accessibility.tests.items': 'Keyboard | By hand. | passes\nScreen readers | By programs. | partly',
    'accessibility.gaps.items': 'Films | No descriptions. | Ask us.',
  });
  renderPage(AccessibilityPage, { url: '/accessibility', responses: [wording] });
  expect(await screen.findByText('Mon 23 November 2026')).toBeVisible();
  const tests = screen.getByRole('region', { name: 'What is tested, and how' });
  const [keyboard, readers] = within(tests).getAllByRole('listitem');
  expect(keyboard).toHaveTextContent('Passes');
  expect(readers).toHaveTextContent('In part');
  const gaps = screen.getByRole('region', { name: 'What does not work yet' });
  expect(within(gaps).getByRole('heading', { name: 'Films' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute(
    'href',
    '/contact-us?topic=accessibility',
  );
});
