import { fields, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { listOf } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/speakers.ts';

export const speakers = defineCall({
  method: 'GET',
  path: '/public/speakers',
  access: 'public',
  summary: 'The published speakers, in the order the organisers chose.',
  query: shapes.speakersQuery,
  response: listOf('speakers', shapes.listedSpeaker),
  errors: [],
});

export const homePageSpeakers = defineCall({
  method: 'GET',
  path: '/public/speakers/home-page',
  access: 'public',
  summary: 'The published speakers that the home page shows.',
  query: shapes.speakersQuery,
  response: listOf('speakers', shapes.speaker),
  errors: [],
});

export const speaker = defineCall({
  method: 'GET',
  path: '/public/speakers/:id',
  access: 'public',
  summary: 'A published speaker with their sessions.',
  params: fields({ id: requiredText() }),
  response: shapes.speakerWithSessions,
  errors: ['cqrs-0009'],
});
