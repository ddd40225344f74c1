import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { listed, listOf, nullableText, shape, text, whole } from '../response-shapes.ts';
import { fields, optionalOneOf, optionalText, requiredText } from '../rules.ts';
import { agendaSession } from './agenda.ts';

const sponsorFields = {
  id: text(),
  name: text(),
  description: text(),
  logoUrl: nullableText(),
  url: nullableText(),
  country: nullableText(),
  /** Where on the expo floor. */
  stand: nullableText(),
  /** `order` from 1, the highest tier. */
  tier: shape({ id: text(), name: text(), order: whole() }),
  type: shape({ id: text(), name: text() }),
};

const sponsor = shape(sponsorFields);

const sponsorWithPeople = shape({
  ...sponsorFields,
  /** The published speakers of the company. */
  speakers: listed(
    shape({ id: text(), firstName: text(), lastName: text(), jobTitle: text(), imageUrl: nullableText() }),
  ),
  /** Those that one of these speakers is on stage in. */
  sessions: listed(agendaSession),
});

export const sponsorCalls = defineCalls({
  sponsors: {
    method: 'GET',
    path: '/public/sponsors',
    access: 'public',
    summary: 'The sponsors by tier, then name.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.list,
      filters: {
        'filter.Tier.Id.Equals': optionalText(),
        'filter.Type.Id.Equals': optionalText(),
        /** Only those of the affiliate zone. */
        'filter.IsAffiliate.Equals': optionalOneOf(['true']),
      },
    }),
    response: listOf('sponsors', sponsor),
    errors: [],
  },
  sponsor: {
    method: 'GET',
    path: '/public/sponsors/:id',
    access: 'public',
    summary: 'A sponsor with its speakers and their sessions.',
    params: fields({ id: requiredText() }),
    response: sponsorWithPeople,
    errors: ['cqrs-0009'],
  },
  sponsorTypes: {
    method: 'GET',
    path: '/public/sponsor-types',
    access: 'public',
    summary: 'What sponsors do.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf('sponsorTypes', shape({ id: text(), name: text() })),
    errors: [],
  },
  tiers: {
    method: 'GET',
    path: '/public/tiers',
    access: 'public',
    summary: 'The tiers of sponsorship, the highest first.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf(
      'tiers',
      shape({ id: text(), name: text(), order: whole(), attendeeTypes: listed(text()) }),
    ),
    errors: [],
  },
});
