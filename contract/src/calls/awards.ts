import { array } from 'yup';
import { awardsStatuses } from '../awards-status.ts';
import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { messages } from '../messages.ts';
import { nominators, nomineeForm } from '../registration-fields.ts';
import {
  choice,
  flag,
  listed,
  listOf,
  moment,
  nullableChoice,
  nullableMoment,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { fields, oneOf, optionalOneOf, optionalText, requiredText } from '../rules.ts';

export const awardsTypes = ['Company', 'Individual'] as const;

/** The pages of results, which earlier editions have as well. */
export const resultsPages = ['awardsWinners', 'awardsIndividualWinners', 'awardsLeaders'] as const;

export type ResultsPageId = (typeof resultsPages)[number];

const nominationCategory = shape({
  id: text(),
  name: text(),
  description: text(),
  awardsType: choice(awardsTypes),
  /** The jury's criteria, one line each. */
  criteria: listed(text()),
  /** How many nominees one ballot may choose here. */
  allowedVotes: whole(),
});

/** Why a nominee no longer stands: by their own wish, or by the organisers' decision. */
export const nomineeWithdrawals = ['Withdrawn', 'Disqualified'] as const;

export type NomineeWithdrawal = (typeof nomineeWithdrawals)[number];

/** A nominee in one category. Never a count, a rank or an order that reveals one before the status is Wining. */
export const nominee = shape({
  id: text(),
  categoryId: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  /** Of a person: what they do and for whom. */
  jobTitle: nullableText(),
  company: nullableText(),
  description: text(),
  url: nullableText(),
  imageUrl: nullableText(),
  /** True from VoteTwo on for those of the official shortlist; false before for all. */
  isShortlisted: flag(),
  /** Null for all until the status is Wining (earlier years: always known). */
  result: choice(['Winner', 'Leader']).nullable().defined(),
  /** Shown, and no longer to be chosen; null: they stand. */
  withdrawal: nullableChoice(nomineeWithdrawals),
  year: whole(),
});

/** What was won in one category in one year. */
const categoryResult = shape({
  id: text(),
  name: text(),
  awardsType: choice(awardsTypes),
  /** Nobody else stood on the final ballot. */
  isUncontested: flag(),
  winners: listed(nominee),
  leaders: listed(nominee),
});

/** What an attendee has sent: nobody else sees it before it is checked. */
const ownNomination = shape({
  id: text(),
  awardsType: choice(awardsTypes),
  categoryIds: listed(text()),
  name: text(),
  url: text(),
  reason: text(),
  nominator: choice(nominators),
  contactEmail: nullableText(),
  nominatedAt: moment(),
});

/** A ballot: one for each attendee, step and track, and final. */
const ballotBody = fields({
  votes: array(fields({ categoryId: requiredText(), nomineeId: requiredText() }).required())
    .required(messages.required)
    .min(1, messages.required)
    .max(limits.nomineeVotesInBallot),
});

/** `receipt` proves that the ballot was counted, not what it chose. */
const ballotReceipt = shape({ isVoted: flag(), votedAt: moment(), receipt: text() });

/** `hasTicketVoted`: an earlier holder of the attendee's ticket has cast this ballot; theirs counts. */
const voteStatus = shape({
  isVoted: flag(),
  votedAt: nullableMoment(),
  receipt: nullableText(),
  hasTicketVoted: flag(),
});

const voteStatusQuery = query({ awardsType: optionalOneOf(awardsTypes) });

const voteErrors = [
  'voting-0001',
  'voting-0002',
  'voting-0003',
  'voting-0004',
  'voting-0005',
  'voting-0009',
  'email-confirmation-0001',
] as const;

/** When it changes by itself; null: nothing is scheduled. Open pages ask again then. */
const changesAt = nullableMoment();

const statusValue = choice(awardsStatuses);

export const awardsCalls = defineCalls({
  nominationCategories: {
    method: 'GET',
    path: '/public/nomination-categories',
    access: 'public',
    summary: 'The award categories, by name.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.awards,
      filters: { 'filter.AwardsType.Equals': optionalOneOf(awardsTypes) },
    }),
    response: listOf('nominationCategories', nominationCategory),
    errors: [],
  },
  nominees: {
    method: 'GET',
    path: '/public/nominees',
    access: 'public',
    personal: true,
    spinnerHidesAfter: limits.nomineesSpinner,
    summary: 'The nominees that the status shows; shuffled for a signed-in voter, and stable.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.awards,
      filters: {
        'filter.AwardsType.Equals': optionalOneOf(awardsTypes),
        'filter.Category.Id.Equals': optionalText(),
        /** `true` or `false`. */
        'filter.IsShortlisted.Equals': optionalOneOf(['true', 'false']),
        'filter.Result.Equals': optionalOneOf(['Winner', 'Leader']),
        /** The current year when it is left out. */
        'filter.Year.Equals': optionalText(4),
      },
    }),
    response: listOf('nominees', nominee),
    errors: [],
  },
  awardsStatus: {
    method: 'GET',
    path: '/public/settings/awards/status',
    access: 'public',
    summary: 'The status of the company awards.',
    response: shape({ awardsStatus: statusValue, changesAt }),
    errors: [],
  },
  awardsWelcomeStatus: {
    method: 'GET',
    path: '/public/settings/awards/welcome/status',
    access: 'public',
    summary: 'The status that the welcome page shows.',
    response: shape({ awardsWelcomeStatus: statusValue, changesAt }),
    errors: [],
  },
  awardsIndividualStatus: {
    method: 'GET',
    path: '/public/settings/awards/individual/status',
    access: 'public',
    summary: 'The status of the individual awards.',
    response: shape({ awardsIndividualStatus: statusValue, changesAt }),
    errors: [],
  },
  awardsResults: {
    method: 'GET',
    path: '/public/awards/results',
    access: 'public',
    summary: 'Winners and leaders of one year; nothing of the present one before its status is Wining.',
    query: query({ awardsType: optionalOneOf(awardsTypes), year: optionalText(4) }),
    response: shape({
      /** The years whose results are public, the latest first. */
      years: listed(whole()),
      /** The year that is shown: the one asked for, or the latest; null when it has no public results. */
      year: nullableWhole(),
      categories: listed(categoryResult),
      /** The signed end of each vote's list of ballots, as its record says it; none for years without a record. */
      records: listed(
        shape({
          awardsType: choice(awardsTypes),
          step: choice(['one', 'two']),
          /** All ballots, those that do not count included. */
          ballots: whole(),
          root: text(),
          recordedAt: moment(),
          /** Of the record. */
          signature: text(),
        }),
      ),
    }),
    errors: [],
  },
  resultsPicture: {
    method: 'GET',
    path: '/public/awards/results-picture',
    access: 'public',
    summary:
      'What is shown where results are shared, 1200 by 630 px: a year, or the winners of one of its categories; as public as the results.',
    query: query({
      page: oneOf(resultsPages),
      year: requiredText(4),
      category: optionalText(limits.name),
    }),
    mediaType: 'image/png',
    response: text(),
    errors: ['cqrs-0009'],
  },
  voteStepOne: {
    method: 'POST',
    path: '/attendee/awards/vote/step-one',
    access: 'attendee',
    summary: 'The ballot of step one, company awards.',
    confirmed: true,
    body: ballotBody,
    response: ballotReceipt,
    errors: voteErrors,
  },
  voteStepTwo: {
    method: 'POST',
    path: '/attendee/awards/vote/step-two',
    access: 'attendee',
    summary: 'The ballot of step two, company awards.',
    confirmed: true,
    body: ballotBody,
    response: ballotReceipt,
    errors: voteErrors,
  },
  individualVoteStepOne: {
    method: 'POST',
    path: '/attendee/awards/vote/individual/step-one',
    access: 'attendee',
    summary: 'The ballot of step one, individual awards.',
    confirmed: true,
    body: ballotBody,
    response: ballotReceipt,
    errors: voteErrors,
  },
  individualVoteStepTwo: {
    method: 'POST',
    path: '/attendee/awards/vote/individual/step-two',
    access: 'attendee',
    summary: 'The ballot of step two, individual awards.',
    confirmed: true,
    body: ballotBody,
    response: ballotReceipt,
    errors: voteErrors,
  },
  voteStatusStepOne: {
    method: 'GET',
    path: '/attendee/awards/vote-status/step-one',
    access: 'attendee',
    summary: 'Whether the attendee has voted in step one; awardsType is Company when left out.',
    query: voteStatusQuery,
    response: voteStatus,
    errors: [],
  },
  voteStatusStepTwo: {
    method: 'GET',
    path: '/attendee/awards/vote-status/step-two',
    access: 'attendee',
    summary: 'Whether the attendee has voted in step two; awardsType is Company when left out.',
    query: voteStatusQuery,
    response: voteStatus,
    errors: [],
  },
  individualVoteStatusStepOne: {
    method: 'GET',
    path: '/attendee/awards/vote-status/individual/step-one',
    access: 'attendee',
    summary: 'Whether the attendee has voted in step one of the individual awards.',
    response: voteStatus,
    errors: [],
  },
  individualVoteStatusStepTwo: {
    method: 'GET',
    path: '/attendee/awards/vote-status/individual/step-two',
    access: 'attendee',
    summary: 'Whether the attendee has voted in step two of the individual awards.',
    response: voteStatus,
    errors: [],
  },
  myNominations: {
    method: 'GET',
    path: '/attendee/awards/nominations',
    access: 'attendee',
    summary: "The attendee's own nominations of the present season: at most one for each track.",
    response: shape({ nominations: listed(ownNomination) }),
    errors: [],
  },
  mailMyNominations: {
    method: 'POST',
    path: '/attendee/awards/nominations/mail',
    access: 'attendee',
    summary: "Mails the attendee's own nominations of the present season to them.",
    errors: ['cqrs-0009'],
  },
  nominate: {
    method: 'POST',
    path: '/attendee/awards/nominee',
    access: 'attendee',
    summary: 'Nominates a firm or a person.',
    confirmed: true,
    body: nomineeForm,
    response: shape({ id: text(), nominatedAt: moment() }),
    errors: ['fm.cms-0122', 'nomination-0001', 'nomination-0002', 'cqrs-0009', 'email-confirmation-0001'],
  },
});
