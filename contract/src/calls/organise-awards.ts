import { array, boolean, number } from 'yup';
import { awardsStatuses } from '../awards-status.ts';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, flag, listed, moment, nullableMoment, shape, text, whole } from '../response-shapes.ts';
import { fields, momentText, oneOf, optionalText, requiredText } from '../rules.ts';
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
  ceremonyAt: nullableMoment(),
  steps: listed(shape({ step: choice(awardsStepNames), title: text(), opensAt: nullableMoment() })),
  categories: listed(deskCategory),
});

const subject = oneOf(awardsStatusSubjects);
const status = oneOf(awardsStatuses);

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
    summary: 'Sets a status, now or at a time. `expected` is the present one, as the organiser has seen it.',
    body: fields({ subject, status, expected: status, at: momentText().nullable() }),
    response: awardsDesk,
    errors: ['organiser-0004', 'awards-desk-0001'],
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
    summary: 'Sets when the ceremony begins or when steps open; null clears a date. What is absent stays.',
    body: fields({
      ceremonyAt: momentText().nullable().optional(),
      steps: array(
        fields({ step: oneOf(awardsStepNames), opensAt: momentText().nullable().defined() }),
      ).default(undefined),
    }),
    response: awardsDesk,
    errors: [],
  },
  setAwardsCategory: {
    method: 'PUT',
    path: '/backoffice/awards/categories/:id',
    access: 'organiser',
    permission: 'awards.categories',
    summary: 'Adds a category, or changes one. Its track and its votes are fixed once the vote has begun.',
    params: fields({ id: requiredText(limits.name) }),
    body: fields({
      awardsType: oneOf(awardsTypes),
      name: requiredText(),
      description: optionalText(limits.longText),
      criteria: array(requiredText(limits.longText)).max(12, messages.longestList).default([]),
      allowedVotes: number()
        .typeError(messages.number)
        .integer()
        .min(1, messages.minValue)
        .max(20)
        .required(),
      isInSeason: boolean().required(messages.required),
    }),
    response: awardsDesk,
    errors: ['awards-desk-0002'],
  },
});
