import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses, seasonSettings } from '../testing/season-responses.ts';
import IndividualPreNominationPage from './individual-pre-nomination-page.tsx';
import IndividualPreVotingOnePage from './individual-pre-voting-one-page.tsx';
import IndividualPreVotingTwoPage from './individual-pre-voting-two-page.tsx';
import IndividualPreWiningPage from './individual-pre-wining-page.tsx';
import PreNominationPage from './pre-nomination-page.tsx';
import PreVotingOnePage from './pre-voting-one-page.tsx';
import PreVotingTwoPage from './pre-voting-two-page.tsx';
import PreWiningPage from './pre-wining-page.tsx';

const open = (Page: ComponentType, company: AwardsStatus, individual: AwardsStatus = company) =>
  renderWithSession(<Page />, { responses: seasonResponses(company, individual), render: renderPart });

const [september, november, march, june] = [
  ['2029-09-03T08:00:00Z', 'Mon, 09:00 in Lisbon'],
  ['2029-11-12T09:00:00Z', 'Mon, 09:00 in Lisbon'],
  ['2030-03-11T09:00:00Z', 'Mon, 09:00 in Lisbon'],
  ['2030-06-06T19:30:00Z', 'Thu, 20:30 in Lisbon'],
] as const;

/** The default wording contains no city name, because the server fills it in. */
const neutral = (hour: string) => hour.replace('Lisbon', 'the city');

test.each([
  ['awardsPreNomination', PreNominationPage, 'PreNomination', september],
  ['awardsIndividualPreNomination', IndividualPreNominationPage, 'PreNomination', september],
  ['awardsPreVotingOne', PreVotingOnePage, 'PreVoteOne', november],
  ['awardsIndividualPreVotingOne', IndividualPreVotingOnePage, 'PreVoteOne', november],
  ['awardsPreVotingTwo', PreVotingTwoPage, 'PreVoteTwo', march],
  ['awardsIndividualPreVotingTwo', IndividualPreVotingTwoPage, 'PreVoteTwo', march],
  ['awardsPreWining', PreWiningPage, 'PreWining', june],
  ['awardsIndividualPreWining', IndividualPreWiningPage, 'PreWining', june],
] as const)(
  '%s states when the next step begins, in the venue’s time',
  async (page, Page, status, [at, hour]) => {
    open(Page, status);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      awardsTexts[`${page}.header.title`],
    );
    const time = (await screen.findByText(neutral(hour))).closest('time');
    expect(time).toHaveAttribute('datetime', at);
    expect(
      await screen.findByRole('heading', { name: awardsSeasonTexts['awards.season.timeline'] }),
    ).toBeVisible();
  },
);

const anHour = 3_600_000;

/** Opens a waiting page in its status this many hours after the scheduled start of the step. */
function openHoursAfter(Page: ComponentType, status: AwardsStatus, hours: number): string {
  const opensAt = new Date(Date.now() - hours * anHour).toISOString();
  const { awards } = seasonSettings;
  const steps = Object.entries(awards.stepPages).map(([step, page]) => [step, { ...page, opensAt }]);
  const late = {
    ...awards,
    ceremonyAt: opensAt,
    stepPages: Object.fromEntries(steps) as typeof awards.stepPages,
  };
  const others = seasonResponses(status).filter(({ row }) => row !== settingsCalls.settings);
  renderWithSession(<Page />, {
    responses: [...others, respond(settingsCalls.settings, { ...seasonSettings, awards: late })],
    render: renderPart,
  });
  return opensAt;
}

const waiting = [
  ['awardsPreNomination', PreNominationPage, 'PreNomination'],
  ['awardsIndividualPreNomination', IndividualPreNominationPage, 'PreNomination'],
  ['awardsPreVotingOne', PreVotingOnePage, 'PreVoteOne'],
  ['awardsIndividualPreVotingOne', IndividualPreVotingOnePage, 'PreVoteOne'],
  ['awardsPreVotingTwo', PreVotingTwoPage, 'PreVoteTwo'],
  ['awardsIndividualPreVotingTwo', IndividualPreVotingTwoPage, 'PreVoteTwo'],
  ['awardsPreWining', PreWiningPage, 'PreWining'],
  ['awardsIndividualPreWining', IndividualPreWiningPage, 'PreWining'],
] as const;

test.each(waiting)('%s announces no past date', async (_page, Page, status) => {
  const opensAt = openHoursAfter(Page, status, 25);
  expect(await screen.findByText(awardsSeasonTexts['awards.season.unknown'])).toBeVisible();
  expect(document.querySelector(`time[datetime="${opensAt}"]`)).toBeNull();
});

test.each(waiting)('%s says for a day that the next step is due', async (_page, Page, status) => {
  const opensAt = openHoursAfter(Page, status, 23);
  expect(await screen.findByText(awardsSeasonTexts['awards.season.now'])).toBeVisible();
  expect(document.querySelector(`time[datetime="${opensAt}"]`)).toBeVisible();
});

test('the page before the nominations lists the awards of its track with links', async () => {
  open(IndividualPreNominationPage, 'Welcome', 'PreNomination');
  expect(await screen.findByText('Founder of the Year')).toBeVisible();
  expect(screen.queryByText('Best Bank')).toBeNull();
  expect(screen.getByRole('link', { name: awardsSeasonTexts['awards.season.toCategories'] })).toHaveAttribute(
    'href',
    '/awards/individual/nomination-categories',
  );
});

test('the sample ballot lists the nominees', async () => {
  open(PreVotingOnePage, 'PreVoteOne');
  expect(await screen.findByText('Best Bank')).toBeVisible();
  expect(screen.getByText('Best Data')).toBeVisible();
});

test('the page before the ceremony says that nothing is published, and links to the shortlist', async () => {
  open(PreWiningPage, 'PreWining');
  expect(await screen.findByText(awardsSeasonTexts['awardsPreWining.embargo.text'])).toBeVisible();
  expect(screen.getByRole('link', { name: awardsSeasonTexts['awards.season.toShortlist'] })).toHaveAttribute(
    'href',
    '/awards/shortlisted',
  );
});

test.each([
  ['companies', PreVotingTwoPage, 'VoteTwo', 'PreVoteTwo', '/awards/voting-step2'],
  ['people', IndividualPreVotingTwoPage, 'PreVoteTwo', 'Wining', '/awards/individual/winners'],
] as const)(
  'a page of %s follows the status of its own track',
  async (_track, Page, company, individual, target) => {
    open(Page, company, individual);
    expect(await screen.findByRole('heading', { name: awardsTexts['awards.closed.title'] })).toBeVisible();
    expect(screen.getByRole('link', { name: awardsTexts['awards.closed.action'] })).toHaveAttribute(
      'href',
      target,
    );
  },
);
