import { aTimedSession } from '../testing/people.ts';
import { programmeSchema } from './programme-schema.ts';

test('of the sessions of a day breaks are no events, and no more are told than a page can carry', () => {
  const talk = aTimedSession({
    speakers: [{ id: 'ada', name: 'Ada Byron', jobTitle: '', company: '', imageUrl: null }],
  });
  const coffee = aTimedSession({ id: 'coffee', kind: 'break' });
  expect(programmeSchema([talk, coffee])).toEqual({
    '@graph': [
      {
        '@type': 'Event',
        name: talk.title,
        startDate: talk.startsAt,
        endDate: talk.endsAt,
        location: { '@type': 'Place', name: 'Main Hall' },
        performer: [{ '@type': 'Person', name: 'Ada Byron' }],
      },
    ],
  });
  const many = Array.from({ length: 500 }, (_, at) => aTimedSession({ id: `s${at}` }));
  expect(programmeSchema(many)).toMatchObject({ '@graph': { length: 40 } });
});
