import { screen, within } from '@testing-library/react';
import * as listingCalls from '@summit/contract/calls/listing';
import { respond } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import DirectoryPage from './directory-page.tsx';
import type { Company } from './directory-view.ts';

const aCompany = (company: string, category: string): Company => ({
  id: company,
  company,
  category,
  description: `${company} works.`,
  website: `https://${company.toLowerCase()}.example`,
  logoUrl: null,
});
const listed = [aCompany('Ardent', 'Banking'), aCompany('Änker', 'Data'), aCompany('Bourne', 'Data')];

const open = (url: string, companies = listed) =>
  renderPage(DirectoryPage, {
    url,
    responses: [respond(listingCalls.directory, { companies, ...counts(companies) })],
  });

test('companies are listed under their first letter, with their own description', async () => {
  open('/directory');
  expect(await screen.findByRole('status')).toHaveTextContent('3 companies');
  const a = screen.getByRole('region', { name: 'A' });
  expect(
    within(a)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Ardent', 'Änker']);
  expect(screen.getByText('Bourne works.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Website: Bourne' })).toHaveAttribute(
    'href',
    'https://bourne.example',
  );
});

test('a line of business and a search filter the list, and are in the address', async () => {
  const { user, location } = open('/directory?q=nk');
  await user.click(await screen.findByRole('link', { name: 'Data 2' }));
  expect(location()).toBe('/directory?q=nk&category=Data');
  expect(await screen.findByRole('status')).toHaveTextContent('1 company for “nk”');
  expect(screen.queryByText('Ardent')).not.toBeInTheDocument();
});

test('a message is shown before the first entry is approved', async () => {
  open('/directory', []);
  expect(await screen.findByRole('heading', { name: 'The first entries are being read' })).toBeVisible();
});
