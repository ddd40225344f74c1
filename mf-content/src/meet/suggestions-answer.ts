import type { ResponseOf } from '@summit/contract/call';
import { attendeeCalls } from '@summit/contract/calls/attendees';
import { useCall, type AttendeeDetails } from '@summit/shared-auth';
import { useQuery } from '@summit/shared-auth/server-state';

type ListedAttendee = ResponseOf<typeof attendeeCalls.attendees>['attendees'][number];

/** Somebody who chose some of the topics that the attendee chose. */
export interface Suggestion {
  attendee: ListedAttendee;
  /** Names of what both chose, as the attendee ordered them. */
  shared: string[];
}

/** As many topics as are asked for, and people for each of them. */
const topics = 6;
const peopleForTopic = 30;

/** Whom to meet: those with the most topics in common first, then those in the top. Asked in the browser only. */
export function useSuggestions(me: AttendeeDetails) {
  const call = useCall();
  const tags = me.tags.slice(0, topics);
  return useQuery({
    queryKey: ['suggestions', me.id, tags.map(({ id }) => id)],
    meta: { personal: true },
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        tags.map((tag) => {
          const query = {
            itemsOnPage: peopleForTopic,
            'sort.Desc': 'IsInTop',
            'filter.Tag.Id.Equals': tag.id,
          } as const;
          return call(attendeeCalls.attendees, { query, signal });
        }),
      );
      return suggestionsFrom(
        me,
        answers.flatMap(({ attendees }) => attendees),
      );
    },
  });
}

/** Everybody once, without the attendee, ordered by what they have in common. */
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
