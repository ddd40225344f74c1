import { boolean } from 'yup';
import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { messages } from '../messages.ts';
import { nominators } from '../registration-fields.ts';
import {
  choice,
  flag,
  listed,
  listOf,
  moment,
  nullableShape,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { fields, optionalOneOf, optionalText, requiredText } from '../rules.ts';
import { awardsTypes } from './awards.ts';

const named = { id: text(), name: text() };

/** A nomination in one of its categories. Who wrote it is not said. */
const deskNomination = shape({
  id: text(),
  categoryId: text(),
  categoryName: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  url: text(),
  reason: text(),
  nominator: choice(nominators),
  nominatedAt: moment(),
  /** The nominee that it is joined to; null: none yet. */
  nominee: nullableShape(named),
  /** Nominees of the category with a name like it, the most alike first; `likeness` in per cent. */
  suggestions: listed(shape({ ...named, likeness: whole() })),
});

const place = fields({ id: requiredText(), categoryId: requiredText() });

/** From nominations to those who stand: for stewards of the awards. */
export const organiseNominationsCalls = defineCalls({
  deskNominations: {
    method: 'GET',
    path: '/backoffice/awards/nominations',
    access: 'organiser',
    permission: 'awards.nominations',
    summary: 'The nominations of the season, once for each category, with nominees like them.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.list,
      filters: {
        'filter.CategoryId.Equals': optionalText(),
        'filter.IsJoined.Equals': optionalOneOf(['true', 'false']),
      },
    }),
    response: listOf('nominations', deskNomination),
    errors: [],
  },
  joinNomination: {
    method: 'PUT',
    path: '/backoffice/awards/nominations/:id/:categoryId',
    access: 'organiser',
    permission: 'awards.nominations',
    summary:
      'Joins a nomination to a nominee of its category; without one, makes a nominee of it. `expected` is the nominee it was joined to when it was read.',
    params: place,
    body: fields({
      nomineeId: requiredText().nullable(),
      expected: requiredText().nullable().defined(),
    }),
    errors: ['cqrs-0009', 'resource-0001', 'awards-desk-0003'],
  },
  undoJoin: {
    method: 'DELETE',
    path: '/backoffice/awards/nominations/:id/:categoryId',
    access: 'organiser',
    permission: 'awards.nominations',
    summary: 'Undoes a join to the `expected` nominee: everything is as it was before.',
    params: place,
    query: query({ expected: requiredText() }),
    errors: ['cqrs-0009', 'resource-0001', 'awards-desk-0003'],
  },
  deskNominees: {
    method: 'GET',
    path: '/backoffice/awards/nominees',
    access: 'organiser',
    permission: 'awards.nominations',
    summary: 'Who stands in the season, with the number of attendees who nominated them. No votes.',
    response: shape({
      nominees: listed(
        shape({
          ...named,
          categoryId: text(),
          isPublished: flag(),
          isShortlisted: flag(),
          nominations: whole(),
          /** Of where they stand: a change of it names this version. */
          version: text(),
        }),
      ),
    }),
    errors: [],
  },
  setNominee: {
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
  },
  exportNominations: {
    method: 'GET',
    path: '/backoffice/awards/nominations.csv',
    access: 'organiser',
    permission: 'awards.nominations',
    summary: 'Every nomination of the season as a table.',
    mediaType: 'text/csv; charset=utf-8',
    response: text(),
    errors: [],
  },
});
