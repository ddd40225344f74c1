import { awardsStatuses } from '../awards/awards-status.ts';
import { fields, getOptionalOne, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { nominators } from '../registration/registration-fields.ts';
import { query } from '../requests/list-query.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableChoice,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import { messages } from '../words/messages.ts';
import { array } from '../yup.ts';

export const awardsTypes = ['Company', 'Individual'] as const;

/** The pages of results, which earlier editions have as well. */
export const resultsPages = ['awardsWinners', 'awardsIndividualWinners', 'awardsLeaders'] as const;

export type ResultsPageId = (typeof resultsPages)[number];

export const nominationCategory = shape({
  id: text(),
  name: text(),
  description: text(),
  awardsType: choice(awardsTypes),
  /** The jury's criteria, one line each. */
  criteria: listed(text()),
  /** How many nominees one ballot may choose here. */
  allowedVotes: whole(),
});

/** Why a nominee was withdrawn: by their own wish, or by the organisers' decision. */
export const nomineeWithdrawals = ['Withdrawn', 'Disqualified'] as const;

export type NomineeWithdrawal = (typeof nomineeWithdrawals)[number];

/** A nominee in one category. Never a count, a rank or an order that reveals one before the status is Wining. */
export const nominee = shape({
  id: text(),
  categoryId: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  /** For a nominated person: job title and company. */
  jobTitle: nullableText(),
  company: nullableText(),
  description: text(),
  url: nullableText(),
  imageUrl: nullableText(),
  /** True from VoteTwo on for those of the official shortlist; false before for all. */
  isShortlisted: flag(),
  /** Null for all until the status is Wining (earlier years: always known). */
  result: choice(['Winner', 'Leader']).nullable().defined(),
  /** A withdrawn nominee is shown, but can no longer be chosen; null: they were not withdrawn. */
  withdrawal: nullableChoice(nomineeWithdrawals),
  year: whole(),
});

/** What was won in one category in one year. */
export const categoryResult = shape({
  id: text(),
  name: text(),
  awardsType: choice(awardsTypes),
  /** Whether there was no other nominee on the final ballot. */
  isUncontested: flag(),
  winners: listed(nominee),
  leaders: listed(nominee),
});

/** A nomination as the attendee who sent it sees it. It is private until it is checked. */
export const ownNomination = shape({
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
export const ballotBody = fields({
  votes: array(fields({ categoryId: requiredText(), nomineeId: requiredText() }).required())
    .required(messages.required)
    .min(1, messages.required)
    .max(limits.nomineeVotesInBallot),
});

/** `receipt` proves that the ballot was counted, not what it chose. */
export const ballotReceipt = shape({ isVoted: flag(), votedAt: moment(), receipt: text() });

/** `hasTicketVoted`: an earlier holder of the attendee's ticket has cast this ballot; theirs counts. */
export const voteStatus = shape({
  isVoted: flag(),
  votedAt: nullableMoment(),
  receipt: nullableText(),
  hasTicketVoted: flag(),
});

export const voteStatusQuery = query({ awardsType: getOptionalOne(awardsTypes) });

/** When it changes by itself; null: nothing is scheduled. Open pages ask again then. */
export const changesAt = nullableMoment();

export const statusValue = choice(awardsStatuses);
