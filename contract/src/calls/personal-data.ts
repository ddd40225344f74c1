import { email, fields, givenPassword } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, moment, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/personal-data.ts';

// Personal data: what is stored about a person, its erasure, and what is overdue for removal.

export const personalDataOf = defineCall({
  method: 'POST',
  path: '/backoffice/personal-data',
  access: 'organiser',
  permission: 'privacy.read',
  recent: true,
  summary: 'Everything that is stored about the person with an address. That it was read is on record.',
  body: fields({ email: email() }),
  response: shapes.personalData,
  errors: ['organiser-0005'],
});

export const erasePerson = defineCall({
  method: 'POST',
  path: '/backoffice/personal-data/erasure',
  access: 'organiser',
  permission: 'privacy.erase',
  recent: true,
  summary:
    'Erases what is stored about the person with an address, whether they have registered or not. What has to stay is returned with the reason.',
  query: query({ dryRun: shapes.dryRun }),
  body: fields({ email: email() }),
  response: shapes.erasure,
  errors: ['organiser-0005', 'privacy-0001'],
});

export const removeOverdue = defineCall({
  method: 'POST',
  path: '/backoffice/personal-data/overdue',
  access: 'organiser',
  permission: 'privacy.erase',
  summary: 'Removes what visitors sent and what has been kept for long enough.',
  query: query({ dryRun: shapes.dryRun }),
  response: shape({ tables: listed(shape({ table: text(), before: moment(), rows: whole() })) }),
  errors: [],
});

export const ownPersonalData = defineCall({
  method: 'GET',
  path: '/attendee/personal/data',
  access: 'attendee',
  summary: 'Everything that is stored about the signed-in attendee.',
  response: shapes.personalData,
  errors: ['cqrs-0009'],
});

export const eraseOwnAccount = defineCall({
  method: 'POST',
  path: '/attendee/personal/erasure',
  access: 'attendee',
  summary:
    'Erases what is stored about the signed-in attendee, with their password. The ticket ends, and no money goes back by it. Asked for again, because the response was lost, it says that it is done.',
  body: fields({ password: givenPassword(limits.longText) }),
  response: shapes.erasure,
  errors: ['cqrs-0009', 'fm.cms-0070', 'privacy-0001', 'privacy-0002'],
});
