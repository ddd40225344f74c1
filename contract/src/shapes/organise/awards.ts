import { awardsStatuses, voteSteps } from '../../awards/awards-status.ts';
import { oneOf, requiredText } from '../../forms/rules.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableShape,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';
import { array } from '../../yup.ts';
import { awardsTypes } from '../awards.ts';

/** What has a status: each track, and the welcome page. */
export const awardsStatusSubjects = ['Company', 'Individual', 'Welcome'] as const;

export type AwardsStatusSubject = (typeof awardsStatusSubjects)[number];

/** The pages of a season that say when they open. */
export const awardsStepNames = [
  'preNomination',
  'nomination',
  'preVotingOne',
  'votingOne',
  'preVotingTwo',
  'votingTwo',
  'preWining',
  'wining',
] as const;

const scheduledStatus = shape({
  id: text(),
  subject: choice(awardsStatusSubjects),
  status: choice(awardsStatuses),
  at: moment(),
  /** Who has scheduled it. */
  organiser: text(),
});

/** A status that does not follow the one before it in a season, and waits for a second person. */
const statusRequest = shape({
  id: text(),
  subject: choice(awardsStatusSubjects),
  from: choice(awardsStatuses),
  status: choice(awardsStatuses),
  /** Null: as soon as it is confirmed. */
  at: nullableMoment(),
  requestedBy: text(),
  /** Whether the reader made the request: then another organiser has to confirm it. */
  isRequestedByMe: flag(),
});

const deskCategory = shape({
  id: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  description: text(),
  criteria: listed(text()),
  allowedVotes: whole(),
  /** Whether the category belongs to the present season. */
  isInSeason: flag(),
});

/** Where a vote is between its ballots and the results. */
const deskVote = shape({
  awardsType: choice(awardsTypes),
  step: choice(voteSteps),
  /** Whether the vote is closed: its ballots are complete. */
  isOver: flag(),
  /** Whether the count may have been seen: the vote never takes another ballot. */
  isOpened: flag(),
  /** The request for its count; null: there is none yet. */
  unsealing: nullableShape({
    requestedBy: text(),
    /** Whether the reader made the request: then another organiser has to confirm it. */
    isRequestedByMe: flag(),
    /** Null: it is sealed. */
    confirmedBy: nullableText(),
  }),
  /** How many places after the winners are stored; null: its results are not stored, or it is not the final vote. */
  storedLeaders: nullableWhole(),
});

/** The season as its organisers see it. Nothing in it depends on ballots. */
export const awardsDesk = shape({
  year: whole(),
  statuses: shape({
    Company: choice(awardsStatuses),
    Individual: choice(awardsStatuses),
    Welcome: choice(awardsStatuses),
  }),
  /** What is to change by itself, the next first. */
  scheduled: listed(scheduledStatus),
  requests: listed(statusRequest),
  /** The four votes of the season. */
  votes: listed(deskVote),
  ceremonyAt: nullableMoment(),
  ballotsUnlinkAt: nullableMoment(),
  steps: listed(shape({ step: choice(awardsStepNames), title: text(), opensAt: nullableMoment() })),
  /** The server's time, because the clocks of devices may be wrong. */
  readAt: moment(),
  /** The version of all these dates together, which a change of any of them has to name. */
  datesVersion: text(),
  categories: listed(deskCategory),
});

export const subject = oneOf(awardsStatusSubjects);

export const status = oneOf(awardsStatuses);

export const cancels = array(requiredText()).default(undefined).optional();
