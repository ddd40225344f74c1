import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { renderWithSession, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { type PageMetadata, PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { renderPart } from '@summit/shared-ui/testing';
import { nominee, results, seasonResponses } from '../testing/season-responses.ts';
import IndividualWinnersPage from './individual-winners-page.tsx';
import LeadersPage from './leaders-page.tsx';
import WinnersPage from './winners-page.tsx';

function open(Page: ComponentType, status: AwardsStatus, url: string, ...responses: TestResponse[]) {
  return renderWithSession(<Page />, {
    responses: [...seasonResponses(status), ...responses],
    render: (tree) => renderPart(tree, { url }),
  });
}

const alder = nominee('Alder', { result: 'Winner' });
const birch = nominee('Birch', { result: 'Leader' });
const ada = nominee('Ada', {
  categoryId: 'founder',
  awardsType: 'Individual',
  jobTitle: 'Founder',
  company: 'Alder',
  result: 'Winner',
});

test('the winners page shows each winner with the leaders, and links to earlier editions', async () => {
  const { requests } = open(
    WinnersPage,
    'Wining',
    '/awards/winners',
    results(2030, [2030, 2029], alder, birch),
  );
  expect(await screen.findByText('Alder')).toBeVisible();
  expect(screen.getByText('Birch')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: awardsTexts['awardsWinners.header.title'] }),
  ).toBeVisible();
  const editions = screen.getByRole('navigation', { name: awardsResultsTexts['awards.results.editions'] });
  expect(within(editions).getByRole('link', { name: '2029' })).toHaveAttribute(
    'href',
    '/awards/winners?year=2029',
  );
  expect(within(editions).getByRole('link', { name: '2030' })).toHaveAttribute('aria-current', 'true');
  expect(requests.find(({ path }) => path === awardsCalls.awardsResults.path)?.query).toEqual({
    awardsType: 'Company',
    year: '2030',
  });
});

test('the winners page shows the signed head of each list of ballots, and marks categories with one nominee', async () => {
  const response = results(2030, [2030], alder);
  const root = 'ab'.repeat(32);
  const vote = { awardsType: 'Company' as const, recordedAt: '2030-06-06T20:00:00.000Z', signature: 'cd' };
  open(WinnersPage, 'Wining', '/awards/winners', {
    ...response,
    outcome: async (request) => {
      const outcome = await response.outcome(request);
      return JSON.parse(
        JSON.stringify(outcome)
          .replace(
            '"records":[]',
            `"records":${JSON.stringify([{ ...vote, step: 'two', ballots: 41, root }])}`,
          )
          .replace('"isUncontested":false', '"isUncontested":true'),
      ) as typeof outcome;
    },
  });
  const record = await screen.findByRole('region', {
    name: awardsResultsTexts['awards.results.record.title'],
  });
  expect(record).toHaveTextContent(`Final vote 41 ballots. The list ends with ${root}`);
  expect(screen.getByText(awardsResultsTexts['awards.results.uncontested'])).toBeVisible();
});

const shared = () =>
  [...document.head.querySelectorAll('meta[property="og:image"], link[rel="canonical"]')].map((one) =>
    (one.getAttribute('content') ?? one.getAttribute('href') ?? '').replace(window.location.origin, ''),
  );

test('an edition has its own address and picture, and each winner a share picture', async () => {
  open(WinnersPage, 'VoteOne', '/awards/winners?year=2029', results(2029, [2029], alder, birch));
  const link = await screen.findByRole('link', { name: 'Picture to share: Alder' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining('/public/awards/results-picture?page=awardsWinners&year=2029&category=bank'),
  );
  expect(link).toHaveAttribute('download', 'bank-2029.png');
  expect(shared()).toEqual([
    expect.stringContaining('/public/awards/results-picture?page=awardsWinners&year=2029'),
    '/awards/winners?year=2029',
  ]);
});

test('a category without a winner has no picture', async () => {
  open(WinnersPage, 'Wining', '/awards/winners', results(2030, [2030], birch));
  expect(await screen.findByText(awardsResultsTexts['awards.results.noWinner'])).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Picture to share/ })).toBeNull();
});

test('a person is shown with job title and company', async () => {
  open(IndividualWinnersPage, 'Wining', '/awards/individual/winners', results(2030, [2030], ada));
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.getByText('Founder, Alder')).toBeVisible();
});

test('an earlier edition is open in every status', async () => {
  open(WinnersPage, 'VoteOne', '/awards/winners?year=2029', results(2029, [2029], alder));
  expect(await screen.findByText('Alder')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Winners 2029' })).toBeVisible();
});

test.each([
  ['winners', WinnersPage, '/awards/winners'],
  ['winners among people', IndividualWinnersPage, '/awards/individual/winners'],
  ['leaders', LeadersPage, '/awards/leaders'],
])(
  'the page of %s is closed before the ceremony, and shows the previous winners',
  async (_name, Page, url) => {
    const { requests } = open(Page, 'PreWining', url, results(2029, [2029], alder));
    expect(
      await screen.findByRole('heading', { level: 1, name: awardsTexts['awards.closed.title'] }),
    ).toBeVisible();
    expect(await screen.findByText('Alder')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the 2029 edition' })).toHaveAttribute(
      'href',
      `${url}?year=2029`,
    );
    const asked = requests.filter(({ path }) => path === awardsCalls.awardsResults.path);
    expect(asked.map(({ query }) => query.year)).toEqual([undefined]);
  },
);

test('missing results are announced as coming', async () => {
  open(WinnersPage, 'Wining', '/awards/winners', results(null, [2029]));
  expect(
    await screen.findByRole('heading', { name: awardsResultsTexts['awards.results.empty.title'] }),
  ).toBeVisible();
});

test('a year without awards shows a message, and is no page for search engines', async () => {
  const said: PageMetadata[] = [];
  const Page = () => (
    <PageMetaSinkContext value={{ add: (meta) => said.push(meta) }}>
      <LeadersPage />
    </PageMetaSinkContext>
  );
  open(Page, 'Wining', '/awards/leaders?year=1999', results(null, [2030, 2029]));
  expect(
    await screen.findByRole('heading', { name: awardsResultsTexts['awards.results.noYear.title'] }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '2030' })).toHaveAttribute('href', '/awards/leaders');
  expect(said.at(-1)).toMatchObject({ status: 404, robots: 'noindex' });
});

test('the leaders list is a table of each track', async () => {
  open(LeadersPage, 'Wining', '/awards/leaders', results(2030, [2030], alder, birch, ada));
  const companies = await screen.findByRole('table', { name: 'Companies 2030' });
  expect(within(companies).getByRole('row', { name: 'Award bank Alder Birch' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'People 2030' })).toHaveTextContent('Ada');
});

test('results that failed to load can be requested again', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = respondWithError(awardsCalls.awardsResults, 'server-0001');
  open(WinnersPage, 'Wining', '/awards/winners', failure, results(2030, [2030], alder));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Alder')).toBeVisible();
});
