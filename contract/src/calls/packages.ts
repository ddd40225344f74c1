import { email, fields, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { activityGroups } from '../registration/attendee-types.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import { choice, flag, listOf, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/packages.ts';

export const packages = defineCall({
  method: 'GET',
  path: '/public/packages',
  access: 'public',
  summary: 'Every package on offer.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    filters: { 'filter.Category.Id.Equals': optionalText(), 'filter.Category.Type.Equals': optionalText() },
  }),
  response: listOf('packages', shapes.ticketPackage),
  errors: [],
});

export const categories = defineCall({
  method: 'GET',
  path: '/public/categories',
  access: 'public',
  summary: 'The kinds of attendee one can register as, by name.',
  query: shapes.categoriesQuery,
  response: listOf('categories', shapes.category),
  errors: [],
});

export const vipCategories = defineCall({
  method: 'GET',
  path: '/public/categories/vip',
  access: 'public',
  summary: 'The kinds of attendee that need an invitation, by name.',
  query: shapes.categoriesQuery,
  response: listOf('categories', shapes.category),
  errors: [],
});

export const predefinedActivities = defineCall({
  method: 'GET',
  path: '/public/predefined-activities',
  access: 'public',
  summary: 'The choices of the registration forms: company types, decision roles, interests and so on.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    filters: { 'filter.Group.Equals': optionalText() },
  }),
  response: listOf(
    'predefinedActivities',
    shape({ id: text(), name: text(), group: choice(activityGroups) }),
  ),
  errors: [],
});

export const tags = defineCall({
  method: 'GET',
  path: '/public/tag',
  access: 'public',
  summary: 'The tags of the killer feature.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('tags', shapes.tag),
  errors: [],
});

export const tag = defineCall({
  method: 'GET',
  path: '/public/tag/:id',
  access: 'public',
  summary: 'One tag.',
  params: fields({ id: requiredText() }),
  response: shapes.tag,
  errors: ['cqrs-0009'],
});

export const suggestTag = defineCall({
  method: 'POST',
  path: '/public/tag',
  access: 'attendee',
  summary: 'Adds a tag to those of the killer feature; an existing one of that name is returned instead.',
  body: fields({ name: requiredText(60) }),
  response: shapes.tag,
  errors: [],
});

export const emailDomainValidation = defineCall({
  method: 'GET',
  path: '/public/email-domain-validation',
  access: 'public',
  summary: "Checks an address's domain; email.domain-0004 is a warning.",
  query: query({ email: email() }),
  response: shape({ isValid: flag() }),
  errors: [
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
    'email.domain-0004',
    'forbidden.domain-0001',
  ],
});
