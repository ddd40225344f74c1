import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AttendeeDetails } from '@summit/shared-auth';
import { serverView, useServerViewQuery } from '@summit/shared-auth/server-view';

type ListedAttendee = ResponseOf<typeof attendeeCalls.attendees>['attendees'][number];

/** A person who chose some of the attendee's topics. */
export interface Suggestion {
  attendee: ListedAttendee;
  /** The names of the common topics, in the attendee's order. */
  shared: string[];
}

/** How many topics are queried, and how many people for each of them. */
const topics = 6;
const peopleForTopic = 30;

/** Suggested people: those with the most topics in common first, then those in the top. Fetched in the browser only. */
export function useSuggestions({ id, tags }: AttendeeDetails) {
  return useServerViewQuery(suggestionsView, { id, tags: tags.slice(0, topics) });
}

const suggestionsView = serverView(
  'content.suggestions',
  // They depend on the attendee's details, so they are dropped with the session.
  [attendeeCalls.attendees, attendeeSelfCalls.attendeeDetails],
  async ({ call }, me: Pick<AttendeeDetails, 'id' | 'tags'>) => {
    const responses = await Promise.all(
      me.tags.map((tag) =>
        call(attendeeCalls.attendees, {
          query: {
            itemsOnPage: peopleForTopic,
            'sort.Desc': 'IsInTop',
            'filter.Tag.Id.Equals': tag.id,
          },
        }),
      ),
    );
    return suggestionsFrom(
      me,
      responses.flatMap(({ attendees }) => attendees),
    );
  },
);

/** Each person once, without the attendee, ordered by the number of topics in common. */
export function suggestionsFrom(
  me: Pick<AttendeeDetails, 'id' | 'tags'>,
  found: readonly ListedAttendee[],
): Suggestion[] {
  const people = new Map(found.map((attendee) => [attendee.id, attendee]));
  people.delete(me.id);
  const suggestions = [...people.values()].map((attendee) => {
    const theirs = new Set(attendee.tags.map(({ id }) => id));
    return { attendee, shared: me.tags.filter(({ id }) => theirs.has(id)).map(({ name }) => name) };
  });
  return suggestions.sort(
    (a, b) => b.shared.length - a.shared.length || Number(b.attendee.isInTop) - Number(a.attendee.isInTop),
  );
}
