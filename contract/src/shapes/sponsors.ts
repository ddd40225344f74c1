import { listed, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import { agendaSession } from './agenda.ts';

const sponsorFields = {
  id: text(),
  name: text(),
  description: text(),
  logoUrl: nullableText(),
  url: nullableText(),
  country: nullableText(),
  /** The stand's number on the expo floor. */
  stand: nullableText(),
  /** `order` from 1, the highest tier. */
  tier: shape({ id: text(), name: text(), order: whole() }),
  type: shape({ id: text(), name: text() }),
};

export const sponsor = shape(sponsorFields);

export const sponsorWithPeople = shape({
  ...sponsorFields,
  /** The published speakers of the company. */
  speakers: listed(
    shape({ id: text(), firstName: text(), lastName: text(), jobTitle: text(), imageUrl: nullableText() }),
  ),
  /** The sessions in which one of these speakers appears. */
  sessions: listed(agendaSession),
});
