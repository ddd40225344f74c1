import { object } from 'yup';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { query } from '../list-query.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../response-shapes.ts';
import { email, fields, givenPassword, optionalOneOf } from '../rules.ts';

/** Everything about one person, by the table it is stored in. Hashes and keys are left out. */
const personalData = shape({
  email: text(),
  collectedAt: moment(),
  tables: listed(shape({ table: text(), rows: listed(object().required()) })),
});

const erasure = shape({
  /** They had registered. */
  hasAccount: flag(),
  tables: listed(
    shape({
      table: text(),
      outcome: text(),
      rows: whole(),
      /** Why they stay; null: they do not. */
      reason: nullableText(),
    }),
  ),
  /** Photos that nobody else uses: removed from the disk. */
  files: whole(),
});

/** `true`: what would happen is returned, and nothing is changed. */
const dryRun = optionalOneOf(['true', 'false']);

/** Personal data: what there is about somebody, its erasure, and what has been kept for long enough. */
export const personalDataCalls = defineCalls({
  personalDataOf: {
    method: 'POST',
    path: '/backoffice/personal-data',
    access: 'organiser',
    permission: 'privacy.read',
    summary: 'Everything that is stored about the person with an address. That it was read is on record.',
    body: fields({ email: email() }),
    response: personalData,
    errors: [],
  },
  erasePerson: {
    method: 'POST',
    path: '/backoffice/personal-data/erasure',
    access: 'organiser',
    permission: 'privacy.erase',
    summary:
      'Erases what is stored about the person with an address, whether they have registered or not. What has to stay is returned with the reason.',
    query: query({ dryRun }),
    body: fields({ email: email() }),
    response: erasure,
    errors: ['privacy-0001'],
  },
  removeOverdue: {
    method: 'POST',
    path: '/backoffice/personal-data/overdue',
    access: 'organiser',
    permission: 'privacy.erase',
    summary: 'Removes what visitors sent and what has been kept for long enough.',
    query: query({ dryRun }),
    response: shape({ tables: listed(shape({ table: text(), before: moment(), rows: whole() })) }),
    errors: [],
  },
  ownPersonalData: {
    method: 'GET',
    path: '/attendee/personal/data',
    access: 'attendee',
    summary: 'Everything that is stored about the signed-in attendee.',
    response: personalData,
    errors: ['cqrs-0009'],
  },
  eraseOwnAccount: {
    method: 'POST',
    path: '/attendee/personal/erasure',
    access: 'attendee',
    summary:
      'Erases what is stored about the signed-in attendee, with their password. The ticket ends, and no money goes back by it.',
    body: fields({ password: givenPassword(limits.longText) }),
    response: erasure,
    errors: ['cqrs-0009', 'fm.cms-0070', 'privacy-0001'],
  },
});
