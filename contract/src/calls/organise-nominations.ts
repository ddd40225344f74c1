import { fields, getOptionalOne, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import { flag, listed, listOf, nullableChoice, shape, text, whole } from '../requests/response-shapes.ts';
import { nomineeWithdrawals } from '../shapes/awards.ts';
import * as shapes from '../shapes/organise/nominations.ts';
import { messages } from '../words/messages.ts';
import { boolean } from '../yup.ts';

// From nominations to nominees: for stewards of the awards.

export const deskNominations = defineCall({
  method: 'GET',
  path: '/backoffice/awards/nominations',
  access: 'organiser',
  permission: 'awards.nominations',
  summary: 'The nominations of the season, once for each category, with nominees like them.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    // They have addresses of people.
    most: limits.peopleOnPage,
    filters: {
      'filter.CategoryId.Equals': optionalText(),
      'filter.IsJoined.Equals': getOptionalOne(['true', 'false']),
    },
  }),
  response: listOf('nominations', shapes.deskNomination),
  errors: [],
});

export const joinNomination = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/nominations/:id/:categoryId',
  access: 'organiser',
  permission: 'awards.nominations',
  summary:
    'Joins a nomination to a nominee of its category; without one, makes a nominee of it. `expected` is the nominee it was joined to when it was read.',
  params: shapes.place,
  body: fields({
    nomineeId: requiredText().nullable(),
    expected: requiredText().nullable().defined(),
  }),
  errors: ['cqrs-0009', 'resource-0001', 'awards-desk-0003', 'awards-desk-0014'],
});

export const undoJoin = defineCall({
  method: 'DELETE',
  path: '/backoffice/awards/nominations/:id/:categoryId',
  access: 'organiser',
  permission: 'awards.nominations',
  summary: 'Undoes a join to the `expected` nominee: everything is as it was before.',
  params: shapes.place,
  query: query({ expected: requiredText() }),
  errors: ['cqrs-0009', 'resource-0001', 'awards-desk-0003', 'awards-desk-0014'],
});

export const deskNominees = defineCall({
  method: 'GET',
  path: '/backoffice/awards/nominees',
  access: 'organiser',
  permission: 'awards.nominations',
  summary: 'Who stands in the season, with the number of attendees who nominated them. No votes.',
  response: shape({
    nominees: listed(
      shape({
        ...shapes.named,
        categoryId: text(),
        isPublished: flag(),
        isShortlisted: flag(),
        nominations: whole(),
        /** Results skip them; null: they are nominees as usual. */
        withdrawal: nullableChoice(nomineeWithdrawals),
        /** The version of the nominee's categories, which a change of them has to name. */
        version: text(),
      }),
    ),
  }),
  errors: [],
});

export const setNominee = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/nominees/:id',
  access: 'organiser',
  permission: 'awards.nominations',
  summary: 'Says whether a nominee stands, and in the second vote. Fixed once that vote has begun.',
  params: fields({ id: requiredText() }),
  body: fields({
    version: requiredText(),
    isPublished: boolean().required(messages.required),
    isShortlisted: boolean().required(messages.required),
  }),
  errors: ['cqrs-0009', 'resource-0001', 'awards-desk-0003'],
});

export const exportNominations = defineCall({
  method: 'GET',
  path: '/backoffice/awards/nominations.csv',
  access: 'organiser',
  permission: 'awards.nominations',
  recent: true,
  summary: 'Every nomination of the season as a table, with whom to ask about nominees.',
  mediaType: 'text/csv; charset=utf-8',
  response: text(),
  errors: ['organiser-0005'],
});
