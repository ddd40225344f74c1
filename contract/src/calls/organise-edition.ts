import { whole as wholeNumber } from '../forms/resource-rules.ts';
import { fields, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { resourceIds } from '../organising/resources.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, listed, shape, text } from '../requests/response-shapes.ts';
import { change, dryRun, emails } from '../shapes/organise/resources.ts';
import { messages } from '../words/messages.ts';
import { array } from '../yup.ts';

// The present edition as a whole.

export const moveEdition = defineCall({
  method: 'POST',
  path: '/backoffice/edition/move',
  access: 'organiser',
  permission: 'edition.move',
  summary:
    'Moves the event by some days, to another venue, or both, with its key dates and sessions, and the awards ceremony if it is on one of its days, all at the same time of day. A dry run shows each of them, and what only a person can change: texts that still say the old ones, and dates of the awards; it returns the version that the change has to name.',
  query: query({ dryRun }),
  body: fields({
    days: wholeNumber(-1000, 1000).required(messages.required),
    /** Null: it stays where it is. */
    venue: fields({
      venue: requiredText(),
      city: requiredText(),
      address: array(requiredText())
        .required(messages.required)
        .max(limits.maxListLength, messages.listTooLong),
    })
      .nullable()
      .default(null),
    version: optionalText(),
  }),
  response: shape({
    changes: listed(shape({ resource: choice(resourceIds), change })),
    /** Texts and dates of the awards that only a person can update: where each is, and what it says. */
    toRead: listed(shape({ where: text(), says: text() })),
    emails,
    version: text(),
  }),
  errors: ['resource-0001'],
});
