import { getOptionalOne, oneOf, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { nomineeForm } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import {
  choice,
  listed,
  listOf,
  moment,
  nullableWhole,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import * as shapes from '../shapes/awards.ts';

const voteErrors = [
  'voting-0001',
  'voting-0002',
  'voting-0003',
  'voting-0004',
  'voting-0005',
  'voting-0009',
  'email-confirmation-0001',
] as const;

export const nominationCategories = defineCall({
  method: 'GET',
  path: '/public/nomination-categories',
  access: 'public',
  summary: 'The award categories, by name.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.awards,
    filters: { 'filter.AwardsType.Equals': getOptionalOne(shapes.awardsTypes) },
  }),
  response: listOf('nominationCategories', shapes.nominationCategory),
  errors: [],
});

export const nominees = defineCall({
  method: 'GET',
  path: '/public/nominees',
  access: 'public',
  personal: true,
  spinnerHidesAfter: limits.nomineesSpinner,
  summary: 'The nominees that the status shows; shuffled for a signed-in voter, and stable.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.awards,
    filters: {
      'filter.AwardsType.Equals': getOptionalOne(shapes.awardsTypes),
      'filter.Category.Id.Equals': optionalText(),
      /** `true` or `false`. */
      'filter.IsShortlisted.Equals': getOptionalOne(['true', 'false']),
      'filter.Result.Equals': getOptionalOne(['Winner', 'Leader']),
      /** The current year when it is left out. */
      'filter.Year.Equals': optionalText(4),
    },
  }),
  response: listOf('nominees', shapes.nominee),
  errors: [],
});

export const awardsStatus = defineCall({
  method: 'GET',
  path: '/public/settings/awards/status',
  access: 'public',
  summary: 'The status of the company awards.',
  response: shape({ awardsStatus: shapes.statusValue, changesAt: shapes.changesAt }),
  errors: [],
});

export const awardsWelcomeStatus = defineCall({
  method: 'GET',
  path: '/public/settings/awards/welcome/status',
  access: 'public',
  summary: 'The status that the welcome page shows.',
  response: shape({ awardsWelcomeStatus: shapes.statusValue, changesAt: shapes.changesAt }),
  errors: [],
});

export const awardsIndividualStatus = defineCall({
  method: 'GET',
  path: '/public/settings/awards/individual/status',
  access: 'public',
  summary: 'The status of the individual awards.',
  response: shape({ awardsIndividualStatus: shapes.statusValue, changesAt: shapes.changesAt }),
  errors: [],
});

export const awardsResults = defineCall({
  method: 'GET',
  path: '/public/awards/results',
  access: 'public',
  summary: 'Winners and leaders of one year; nothing of the present one before its status is Wining.',
  query: query({ awardsType: getOptionalOne(shapes.awardsTypes), year: optionalText(4) }),
  response: shape({
    /** The years whose results are public, the latest first. */
    years: listed(whole()),
    /** The year that is shown: the one asked for, or the latest; null when it has no public results. */
    year: nullableWhole(),
    categories: listed(shapes.categoryResult),
    /** The signed last head of each vote's log, from its record; empty for years without a record. */
    records: listed(
      shape({
        awardsType: choice(shapes.awardsTypes),
        step: choice(['one', 'two']),
        /** All ballots, those that do not count included. */
        ballots: whole(),
        root: text(),
        recordedAt: moment(),
        /** The signature of the record. */
        signature: text(),
      }),
    ),
  }),
  errors: [],
});

export const resultsPicture = defineCall({
  method: 'GET',
  path: '/public/awards/results-picture',
  access: 'public',
  summary:
    'What is shown where results are shared, 1200 by 630 px: a year, or the winners of one of its categories; as public as the results.',
  query: query({
    page: oneOf(shapes.resultsPages),
    year: requiredText(4),
    category: optionalText(limits.name),
  }),
  mediaType: 'image/png',
  response: text(),
  errors: ['cqrs-0009'],
});

export const voteStepOne = defineCall({
  method: 'POST',
  path: '/attendee/awards/vote/step-one',
  access: 'attendee',
  summary: 'The ballot of step one, company awards.',
  confirmed: true,
  body: shapes.ballotBody,
  response: shapes.ballotReceipt,
  errors: voteErrors,
});

export const voteStepTwo = defineCall({
  method: 'POST',
  path: '/attendee/awards/vote/step-two',
  access: 'attendee',
  summary: 'The ballot of step two, company awards.',
  confirmed: true,
  body: shapes.ballotBody,
  response: shapes.ballotReceipt,
  errors: voteErrors,
});

export const individualVoteStepOne = defineCall({
  method: 'POST',
  path: '/attendee/awards/vote/individual/step-one',
  access: 'attendee',
  summary: 'The ballot of step one, individual awards.',
  confirmed: true,
  body: shapes.ballotBody,
  response: shapes.ballotReceipt,
  errors: voteErrors,
});

export const individualVoteStepTwo = defineCall({
  method: 'POST',
  path: '/attendee/awards/vote/individual/step-two',
  access: 'attendee',
  summary: 'The ballot of step two, individual awards.',
  confirmed: true,
  body: shapes.ballotBody,
  response: shapes.ballotReceipt,
  errors: voteErrors,
});

export const voteStatusStepOne = defineCall({
  method: 'GET',
  path: '/attendee/awards/vote-status/step-one',
  access: 'attendee',
  summary: 'Whether the attendee has voted in step one; awardsType is Company when left out.',
  query: shapes.voteStatusQuery,
  response: shapes.voteStatus,
  errors: [],
});

export const voteStatusStepTwo = defineCall({
  method: 'GET',
  path: '/attendee/awards/vote-status/step-two',
  access: 'attendee',
  summary: 'Whether the attendee has voted in step two; awardsType is Company when left out.',
  query: shapes.voteStatusQuery,
  response: shapes.voteStatus,
  errors: [],
});

export const individualVoteStatusStepOne = defineCall({
  method: 'GET',
  path: '/attendee/awards/vote-status/individual/step-one',
  access: 'attendee',
  summary: 'Whether the attendee has voted in step one of the individual awards.',
  response: shapes.voteStatus,
  errors: [],
});

export const individualVoteStatusStepTwo = defineCall({
  method: 'GET',
  path: '/attendee/awards/vote-status/individual/step-two',
  access: 'attendee',
  summary: 'Whether the attendee has voted in step two of the individual awards.',
  response: shapes.voteStatus,
  errors: [],
});

export const myNominations = defineCall({
  method: 'GET',
  path: '/attendee/awards/nominations',
  access: 'attendee',
  summary: "The attendee's own nominations of the present season: at most one for each track.",
  response: shape({ nominations: listed(shapes.ownNomination) }),
  errors: [],
});

export const mailMyNominations = defineCall({
  method: 'POST',
  path: '/attendee/awards/nominations/mail',
  access: 'attendee',
  summary: "Mails the attendee's own nominations of the present season to them.",
  errors: ['cqrs-0009'],
});

export const nominate = defineCall({
  method: 'POST',
  path: '/attendee/awards/nominee',
  access: 'attendee',
  summary: 'Nominates a firm or a person.',
  confirmed: true,
  body: nomineeForm,
  response: shape({ id: text(), nominatedAt: moment() }),
  errors: ['fm.cms-0122', 'nomination-0001', 'nomination-0002', 'cqrs-0009', 'email-confirmation-0001'],
});
