import { optionalText } from '../forms/rules.ts';
import { isDay } from '../money-and-time/day-words.ts';
import { needIds } from '../organising/today.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, listed, shape, text, whole } from '../requests/response-shapes.ts';
import { awardsTypes } from '../shapes/awards.ts';
import { voteSteps } from '../shapes/ballot-log.ts';
import { messages } from '../words/messages.ts';

// The tasks that wait for an organiser today, and the figures of the event.

export const today = defineCall({
  method: 'GET',
  path: '/backoffice/today',
  access: 'organiser',
  permission: 'today.read',
  summary: 'What needs attention, of what the organiser may read.',
  response: shape({
    needs: listed(
      shape({
        id: choice(needIds),
        label: text(),
        count: whole(),
        /** A few words on each of them, where there are few. */
        details: listed(text()),
      }),
    ),
  }),
  errors: [],
});

const day = () => optionalText(10).test('day', messages.day, (value) => !value || isDay(value));

export const figures = defineCall({
  method: 'GET',
  path: '/backoffice/figures',
  access: 'organiser',
  permission: 'figures.read',
  summary:
    'Registrations and revenue by day at the venue, kind and package, how far registrations get, promo codes, and ballots by day of votes whose results are announced. Nothing that depends on other ballots.',
  query: query({ from: day(), until: day() }),
  response: shape({
    days: listed(shape({ day: text(), registrations: whole(), completed: whole() })),
    revenue: listed(shape({ day: text(), currency: text(), paid: text(), returned: text() })),
    kinds: listed(shape({ kind: text(), registrations: whole(), completed: whole() })),
    packages: listed(
      shape({
        id: text(),
        name: text(),
        taken: whole(),
        held: whole(),
        capacity: whole().nullable(),
        currency: text(),
        paid: text(),
      }),
    ),
    /** How many registrations are at each step now. */
    steps: listed(shape({ status: text(), count: whole() })),
    promoCodes: listed(shape({ code: text(), used: whole(), uses: whole().nullable() })),
    /** How many ballots were cast, never by whom or for whom; empty until results are announced. */
    votes: listed(
      shape({ day: text(), track: choice(awardsTypes), step: choice(voteSteps), ballots: whole() }),
    ),
  }),
  errors: [],
});
