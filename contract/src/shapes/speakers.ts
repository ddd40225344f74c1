import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, flag, listed, nullableText, shape, text } from '../requests/response-shapes.ts';
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

export const speaker = shape(speakerFields);

export const listedSpeaker = shape({
  ...speakerFields,
  /** When the content of the speaker's page last changed, for search engines: ISO 8601 in UTC. */
  updatedAt: text(),
});

export const speakerWithSessions = shape({ ...speakerFields, sessions: listed(agendaSession) });

export const speakersQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.list,
  filters: { 'filter.Id.Equals': optionalText(), 'filter.Name.Like': optionalText() },
});
