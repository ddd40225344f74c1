import { fields, momentText, oneOf, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/organise/awards.ts';
import { array } from '../yup.ts';

// How the awards are run: by organisers, who have separate sessions. Every change is audited with it.

const statusErrors = [
  'resource-0001',
  'awards-desk-0001',
  'awards-desk-0010',
  'awards-desk-0011',
  'awards-desk-0012',
] as const;

export const awardsDesk = defineCall({
  method: 'GET',
  path: '/backoffice/awards',
  access: 'organiser',
  permission: 'awards.read',
  summary: 'The season: statuses, what is scheduled, dates and categories.',
  response: shapes.awardsDesk,
  errors: [],
});

export const setAwardsStatus = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/status',
  access: 'organiser',
  permission: 'awards.status',
  summary:
    'Sets a status, now or at a time; one out of order is asked for, and waits for a second person. `expected` is the present one, `cancels` the ids of what is scheduled for the same subject, as the organiser has seen it: setting a status now cancels it.',
  body: fields({
    subject: shapes.subject,
    status: shapes.status,
    expected: shapes.status,
    at: momentText().nullable(),
    cancels: shapes.cancels,
  }),
  response: shapes.awardsDesk,
  errors: statusErrors,
});

export const confirmAwardsStatus = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/status-requests/:id',
  access: 'organiser',
  permission: 'awards.confirm',
  recent: true,
  summary: 'Makes a change of status out of order that somebody else has asked for.',
  params: fields({ id: requiredText() }),
  body: fields({ cancels: shapes.cancels }),
  response: shapes.awardsDesk,
  errors: ['cqrs-0009', 'organiser-0005', 'awards-desk-0004', ...statusErrors],
});

export const cancelAwardsStatus = defineCall({
  method: 'DELETE',
  path: '/backoffice/awards/status/:id',
  access: 'organiser',
  permission: 'awards.status',
  summary: 'Cancels a status that is scheduled.',
  params: fields({ id: requiredText() }),
  response: shapes.awardsDesk,
  errors: ['cqrs-0009'],
});

export const setAwardsDates = defineCall({
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
      fields({ step: oneOf(shapes.awardsStepNames), opensAt: momentText().nullable().defined() }),
    ).default(undefined),
  }),
  response: shapes.awardsDesk,
  errors: ['resource-0001', 'awards-desk-0009'],
});
