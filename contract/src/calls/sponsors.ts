import { fields, getOptionalOne, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { listed, listOf, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/sponsors.ts';

export const sponsors = defineCall({
  method: 'GET',
  path: '/public/sponsors',
  access: 'public',
  summary: 'The sponsors by tier, then name.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    filters: {
      'filter.Tier.Id.Equals': optionalText(),
      'filter.Type.Id.Equals': optionalText(),
      /** Restricts the list to the sponsors of the affiliate zone. */
      'filter.IsAffiliate.Equals': getOptionalOne(['true']),
    },
  }),
  response: listOf('sponsors', shapes.sponsor),
  errors: [],
});

export const sponsor = defineCall({
  method: 'GET',
  path: '/public/sponsors/:id',
  access: 'public',
  summary: 'A sponsor with its speakers and their sessions.',
  params: fields({ id: requiredText() }),
  response: shapes.sponsorWithPeople,
  errors: ['cqrs-0009'],
});

export const sponsorTypes = defineCall({
  method: 'GET',
  path: '/public/sponsor-types',
  access: 'public',
  summary: 'What sponsors do.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('sponsorTypes', shape({ id: text(), name: text() })),
  errors: [],
});

export const tiers = defineCall({
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
});
