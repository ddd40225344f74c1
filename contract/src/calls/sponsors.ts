import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { listed, listOf, nullableText, shape, text, whole } from '../response-shapes.ts';
import { optionalOneOf, optionalText } from '../rules.ts';

const sponsor = shape({
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
