import { expect, test } from 'vitest';
import { aTimedSession } from '../../testing/people.ts';
import { sessionsSchema } from './session-schema.ts';

const facts = {
  event: { address: ['Doca Velha', 'Lisbon'] },
} as Parameters<typeof sessionsSchema>[1];

test('breaks are not events, and the number of listed sessions is limited', () => {
  const talk = aTimedSession({
    speakers: [{ id: 'ada', name: 'Ada Byron', jobTitle: '', company: '', imageUrl: null }],
  });
  const coffee = aTimedSession({ id: 'coffee', kind: 'break' });
  expect(sessionsSchema([talk, coffee], facts)).toEqual({
    '@graph': [
      {
        '@type': 'Event',
        name: talk.title,
        url: `/agenda?day=${talk.day}#session-${talk.id}`,
        startDate: talk.startsAt,
        endDate: talk.endsAt,
        location: { '@type': 'Place', name: 'Main Hall', address: 'Doca Velha, Lisbon' },
        performer: [{ '@type': 'Person', name: 'Ada Byron' }],
      },
    ],
  });
  const many = Array.from({ length: 500 }, (_, at) => aTimedSession({ id: `s${at}` }));
  expect(sessionsSchema(many, facts)).toMatchObject({ '@graph': { length: 40 } });
});
