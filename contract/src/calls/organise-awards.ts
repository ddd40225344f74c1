import { array } from 'yup';
import { awardsStatuses } from '../awards-status.ts';
import { defineCalls } from '../call.ts';
import { choice, flag, listed, moment, nullableMoment, shape, text, whole } from '../response-shapes.ts';
import { fields, momentText, oneOf, requiredText } from '../rules.ts';
import { awardsTypes } from './awards.ts';

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
});

const deskCategory = shape({
  id: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  description: text(),
  criteria: listed(text()),
  allowedVotes: whole(),
  /** In the present season. */
  isInSeason: flag(),
});

/** The season as its organisers see it. Nothing in it depends on ballots. */
const awardsDesk = shape({
  year: whole(),
  statuses: shape({
    Company: choice(awardsStatuses),
    Individual: choice(awardsStatuses),
    Welcome: choice(awardsStatuses),
  }),
  /** What is to change by itself, the next first. */
  scheduled: listed(scheduledStatus),
  requests: listed(statusRequest),
  ceremonyAt: nullableMoment(),
  ballotsUnlinkAt: nullableMoment(),
  steps: listed(shape({ step: choice(awardsStepNames), title: text(), opensAt: nullableMoment() })),
  /** The server's time: what has passed is for it to say. */
  readAt: moment(),
  /** Of all these dates together: a change of one of them names it. */
  datesVersion: text(),
  categories: listed(deskCategory),
});

const subject = oneOf(awardsStatusSubjects);
const status = oneOf(awardsStatuses);
const cancels = array(requiredText()).default(undefined).optional();
const statusErrors = [
  'resource-0001',
  'awards-desk-0001',
  'awards-desk-0010',
  'awards-desk-0011',
  'awards-desk-0012',
] as const;

/** How the awards are run: by organisers with a session of their own. Every change is audited with it. */
export const organiseAwardsCalls = defineCalls({
  awardsDesk: {
    method: 'GET',
    path: '/backoffice/awards',
    access: 'organiser',
    permission: 'awards.read',
    summary: 'The season: statuses, what is scheduled, dates and categories.',
    response: awardsDesk,
    errors: [],
  },
  setAwardsStatus: {
    method: 'PUT',
    path: '/backoffice/awards/status',
    access: 'organiser',
    permission: 'awards.status',
    summary:
      'Sets a status, now or at a time; one out of order is asked for, and waits for a second person. `expected` is the present one, `cancels` the ids of what is scheduled for the same subject, as the organiser has seen it: setting a status now cancels it.',
    body: fields({ subject, status, expected: status, at: momentText().nullable(), cancels }),
    response: awardsDesk,
    errors: statusErrors,
  },
  confirmAwardsStatus: {
    method: 'PUT',
    path: '/backoffice/awards/status-requests/:id',
    access: 'organiser',
    permission: 'awards.confirm',
    summary: 'Makes a change of status out of order that somebody else has asked for.',
    params: fields({ id: requiredText() }),
    body: fields({ cancels }),
    response: awardsDesk,
    errors: ['cqrs-0009', 'awards-desk-0004', ...statusErrors],
  },
  cancelAwardsStatus: {
    method: 'DELETE',
    path: '/backoffice/awards/status/:id',
    access: 'organiser',
    permission: 'awards.status',
    summary: 'Cancels a status that is scheduled.',
    params: fields({ id: requiredText() }),
    response: awardsDesk,
    errors: ['cqrs-0009'],
  },
  setAwardsDates: {
    method: 'PUT',
    path: '/backoffice/awards/dates',
    access: 'organiser',
    permission: 'awards.dates',
    summary:
      'Sets when the ceremony begins, ballots are unlinked from voters, or steps open; null clears a date. What is absent stays. `version` is the `datesVersion` that was read.',
    body: fields({
      version: requiredText(),
      ceremonyAt: momentText().nullable().optional(),
      ballotsUnlinkAt: momentText().nullable().optional(),
      steps: array(
        fields({ step: oneOf(awardsStepNames), opensAt: momentText().nullable().defined() }),
      ).default(undefined),
    }),
    response: awardsDesk,
    errors: ['resource-0001', 'awards-desk-0009'],
  },
});
