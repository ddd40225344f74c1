import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import { renderWithSession, respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import IndividualVotingStepOnePage from '../individual-voting-step-one-page.tsx';
import IndividualVotingStepTwoPage from '../individual-voting-step-two-page.tsx';
import VotingStepTwoPage from '../voting-step-two-page.tsx';

type Track = 'Company' | 'Individual';

const paging = { totalItems: 0, totalPages: 0 };
const notVoted = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };
const voted = { isVoted: true, votedAt: '2027-05-01T10:00:00.000Z', receipt: 'R-2', hasTicketVoted: false };

const blank = {
  description: '',
  jobTitle: null,
  company: null,
  url: null,
  imageUrl: null,
  isShortlisted: true,
  result: null,
  withdrawal: null,
  year: 2027,
};

function getPaper(track: Track, status: AwardsStatus): TestResponse[] {
  const category = {
    id: 'c1',
    name: 'Best',
    description: '',
    awardsType: track,
    criteria: [],
    allowedVotes: 1,
  };
  return [
    respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent)),
    respond(awardsCalls.awardsStatus, { awardsStatus: status, changesAt: null }),
    respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: status, changesAt: null }),
    respond(awardsCalls.nominationCategories, { nominationCategories: [category], ...paging }),
    respond(awardsCalls.nominees, {
      nominees: [{ ...blank, id: 'n1', categoryId: 'c1', awardsType: track, name: 'Alder' }],
      ...paging,
    }),
  ];
}

const cases: [string, ComponentType, Track, AwardsStatus, TestResponse[], string][] = [
  [
    'the final of companies',
    VotingStepTwoPage,
    'Company',
    'VoteTwo',
    [respond(awardsCalls.voteStatusStepTwo, notVoted), respond(awardsCalls.voteStepTwo, voted)],
    awardsCalls.voteStepTwo.path,
  ],
  [
    'the first vote for people',
    IndividualVotingStepOnePage,
    'Individual',
    'VoteOne',
    [
      respond(awardsCalls.individualVoteStatusStepOne, notVoted),
      respond(awardsCalls.individualVoteStepOne, voted),
    ],
    awardsCalls.individualVoteStepOne.path,
  ],
  [
    'the final of people',
    IndividualVotingStepTwoPage,
    'Individual',
    'VoteTwo',
    [
      respond(awardsCalls.individualVoteStatusStepTwo, notVoted),
      respond(awardsCalls.individualVoteStepTwo, voted),
    ],
    awardsCalls.individualVoteStepTwo.path,
  ],
];

beforeEach(() => window.localStorage.clear());

test.each(cases)(
  '%s is sent by the call of its track and step',
  async (...[, Page, track, status, own, path]) => {
    const user = userEvent.setup();
    const { requests } = renderWithSession(<Page />, {
      responses: [...getPaper(track, status), ...own],
      session: 'signedIn',
      render: renderPart,
    });
    await user.click(await screen.findByRole('checkbox', { name: /Alder/ }));
    await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
    await user.click(screen.getByRole('button', { name: 'Send my ballot' }));
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map((request) => request.path)).toEqual([path]);
  },
);
