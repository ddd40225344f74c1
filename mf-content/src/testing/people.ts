import type * as agendaCalls from '@summit/contract/calls/agenda';
import type * as attendeeCalls from '@summit/contract/calls/attendees';
import type * as speakerCalls from '@summit/contract/calls/speakers';
import type { VenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';

export type Speaker = ResponseOf<typeof speakerCalls.speakers>['speakers'][number];
export type Attendee = ResponseOf<typeof attendeeCalls.attendees>['attendees'][number];
export type Session = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

/** A published speaker; the test passes the fields it depends on. */
export function aSpeaker(own: Partial<Speaker> = {}): Speaker {
  return {
    id: 'ines-duarte',
    firstName: 'Inês',
    lastName: 'Duarte',
    jobTitle: 'Chief Executive',
    company: 'Maré Payments',
    country: 'PT',
    bio: 'Inês built the first instant payment that crossed a river.',
    status: 'Published',
    imageUrl: '/media/ines.svg',
    linkedInUrl: null,
    tags: ['Payments'],
    canReceiveMessages: true,
    updatedAt: '2027-03-01T09:00:00.000Z',
    ...own,
  };
}

/** An attendee who agreed to be listed. */
export function anAttendee(own: Partial<Attendee> = {}): Attendee {
  return {
    id: 'attendee-rui',
    firstName: 'Rui',
    lastName: 'Teixeira',
    jobTitle: 'Head of Treasury',
    company: 'Banco do Cais',
    country: 'PT',
    imageUrl: null,
    attendeeType: 'Buy',
    category: { id: 'bank', name: 'Bank', type: 'Buy', slug: 'bank' },
    tags: [{ id: 'credit', name: 'Credit' }],
    isInTop: false,
    bio: null,
    linkedIn: null,
    canReceiveMessages: true,
    ...own,
  };
}

/** A session of the first day in the main hall. */
export function aSession(own: Partial<Session> = {}): Session {
  return {
    id: 'the-river',
    title: 'The river',
    description: 'How money crosses water.',
    kind: 'talk',
    track: 'Payments',
    trackPlace: 0,
    startsAt: '2030-06-04T08:00:00Z',
    endsAt: '2030-06-04T08:40:00Z',
    day: '2030-06-04',
    location: { id: 'main', name: 'Main Hall' },
    speakers: [],
    acceptsQuestions: false,
    ...own,
  };
}

/** The counts of a list's response with everything on one page. */
export function counts(items: readonly unknown[]): { totalItems: number; totalPages: number } {
  return { totalItems: items.length, totalPages: items.length === 0 ? 0 : 1 };
}

/** The same in the type that the agenda's components receive; they do not read the times. */
export function aTimedSession(own: Partial<Session> = {}): Session & VenueTimes {
  return { ...aSession(own), starts: '09:00', ends: '09:40' };
}
