import { fields, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableText,
  nullableWhole,
  shape,
  text,
} from '../requests/response-shapes.ts';
import { array } from '../yup.ts';

export const sessionKinds = [
  'keynote',
  'talk',
  'panel',
  'fireside',
  'workshop',
  'roundtable',
  'demo',
  'networking',
  'ceremony',
  'break',
] as const;

export const editions = ['current', 'last'] as const;

/** One session. Locations are derived from the sessions. */
export const agendaSession = shape({
  id: text(),
  title: text(),
  description: text(),
  kind: choice(sessionKinds),
  track: nullableText(),
  /** The place of the track among those of its edition, by name, from 0: its colour follows it. Null without a track. */
  trackPlace: nullableWhole(),
  startsAt: moment(),
  endsAt: moment(),
  /** The day at the venue: YYYY-MM-DD. */
  day: text(),
  location: shape({ id: text(), name: text() }),
  speakers: listed(
    shape({ id: text(), name: text(), jobTitle: text(), company: text(), imageUrl: nullableText() }),
  ),
  acceptsQuestions: flag(),
});

function sessionIds() {
  return array(requiredText()).max(limits.starredSessions);
}

/** What a device has starred and unstarred since its last request; sessions it does not name stay as they are. */
export const starredSessionsBody = fields({ starred: sessionIds(), removed: sessionIds() });

export const starredSessions = shape({ sessionIds: listed(text()) });

export const calendarToken = shape({
  /** Goes into the query of `starredCalendar`, whose address is the feed; it stays the same until it is renewed. */
  token: text(),
});
