import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { choice, flag, listed, listOf, nullableText, shape, text } from '../response-shapes.ts';
import { fields, optionalText, requiredText } from '../rules.ts';
import { agendaSession } from './agenda.ts';

/** Only Published ones are ever listed publicly. */
const speakerStatuses = ['Draft', 'Published', 'Archived'] as const;

const speakerFields = {
  id: text(),
  firstName: text(),
  lastName: text(),
  jobTitle: text(),
  company: text(),
  /** ISO 3166-1. */
  country: nullableText(),
  bio: text(),
  status: choice(speakerStatuses),
  imageUrl: nullableText(),
  linkedInUrl: nullableText(),
  tags: listed(text()),
  canReceiveMessages: flag(),
};

const speaker = shape(speakerFields);

const listedSpeaker = shape({
  ...speakerFields,
  /** When the content of the speaker's page last changed, for search engines: ISO 8601 in UTC. */
  updatedAt: text(),
});

const speakerWithSessions = shape({ ...speakerFields, sessions: listed(agendaSession) });

const speakersQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.list,
  filters: { 'filter.Id.Equals': optionalText(), 'filter.Name.Like': optionalText() },
});

export const speakerCalls = defineCalls({
  speakers: {
    method: 'GET',
    path: '/public/speakers',
    access: 'public',
    summary: 'The published speakers, in the order the organisers chose.',
    query: speakersQuery,
    response: listOf('speakers', listedSpeaker),
    errors: [],
  },
  homePageSpeakers: {
    method: 'GET',
    path: '/public/speakers/home-page',
    access: 'public',
    summary: 'The published speakers that the home page shows.',
    query: speakersQuery,
    response: listOf('speakers', speaker),
    errors: [],
  },
  speaker: {
    method: 'GET',
    path: '/public/speakers/:id',
    access: 'public',
    summary: 'A published speaker with their sessions.',
    params: fields({ id: requiredText() }),
    response: speakerWithSessions,
    errors: ['cqrs-0009'],
  },
});
