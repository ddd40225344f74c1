import { screen, within } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import { worded } from '../testing/worded.ts';
import PrivacyPolicyPage from './privacy-policy-page.tsx';
import TermsAndConditionsPage from './terms-and-conditions-page.tsx';

test.each([
  ['privacyPolicy', '/privacy-policy', PrivacyPolicyPage, 'Privacy Policy', 'Version 4.1', '2026-10-01'],
  [
    'termsAndConditions',
    '/terms-and-conditions',
    TermsAndConditionsPage,
    'Terms & Conditions',
    'Version 9.0',
    '2026-09-01',
  ],
])(
  '%s has its version and date, and a list of links to its clauses',
  async (page, url, Page, title, version, date) => {
    const clauses = [1, 2, 3, 4, 5, 6].map((clause) => `<h2>Clause ${clause}</h2><p>Words.</p>`).join('');
    const body = `${clauses}<table><tbody><tr><td>What</td></tr></tbody></table>`;
    const wording = Object.entries({ version: version.split(' ')[1] ?? '', date, body });
    const named = wording.map(([part, text]) => [`${page}.${part}`, text]);
    renderPage(Page, { url, responses: [worded(Object.fromEntries(named))] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(new RegExp(version))).toBeVisible();
    expect(document.querySelector('header time')).toHaveAttribute('datetime', date);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(place?.tagName).toBe('H2');
    }
    expect(screen.getByRole('table')).toBeVisible();
  },
);

test("the organisers' text is used, without unsafe elements", async () => {
  const text = (name: string, content: string) => ({ id: name, name, type: 'html' as const, content });
  const own = [
    text('privacyPolicy.version', '5.0'),
    text(
      'privacyPolicy.body',
      '<h2>One</h2><p onclick="x()">Words</p><h2>Two</h2><iframe src="https://a.example"></iframe>',
    ),
  ];
  const { container } = renderPage(PrivacyPolicyPage, {
    url: '/privacy-policy',
    responses: [respond(contentCalls.staticContent, { staticContent: own, ...counts(own) })],
  });
  expect(await screen.findByText(/Version 5.0/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#two');
  expect(container.querySelector('iframe, [onclick]')).toBeNull();
});

test('the default terms are shown when no text is available', async () => {
  renderPage(TermsAndConditionsPage, {
    url: '/terms-and-conditions',
    responses: [respondWithError(contentCalls.staticContent, 'server-0001')],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Changing your mind' })).toBeVisible();
});
