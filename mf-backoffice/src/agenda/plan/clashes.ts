import type { Place, Session } from './place.ts';
import { timesOf } from './place.ts';

/** A session at the place that the plan gives it. */
export interface Placed {
  session: Pick<Session, 'id' | 'title' | 'speakers'>;
  place: Place;
}

export interface Clash {
  /** The other session. */
  id: string;
  /** `Main stage is taken: “Opening”, 09:00 to 09:40`, without a full stop. */
  words: string;
}

export interface ClashNames {
  halls: ReadonlyMap<string, string>;
  speakers: ReadonlyMap<string, string>;
  timeZone: string;
}

/**
 * What else is on in the hall of a session, or with somebody who is on stage in it, while it lasts. The server says the
 * same check; this one runs while a session is dragged. A session may begin when another one ends.
 */
export function clashesOf({ session, place }: Placed, others: readonly Placed[], names: ClashNames): Clash[] {
  const [begins, ends] = [Date.parse(place.startsAt), Date.parse(place.endsAt)];
  return others.flatMap((other) => {
    const isOther = other.session.id !== session.id;
    const overlaps = Date.parse(other.place.startsAt) < ends && Date.parse(other.place.endsAt) > begins;
    if (!isOther || !overlaps) return [];
    const { id, title } = other.session;
    const what = `“${title}”, ${timesOf(other.place, names.timeZone)}`;
    const hall = names.halls.get(place.locationId) ?? place.locationId;
    const both = session.speakers.filter((speaker) => other.session.speakers.includes(speaker));
    return [
      ...(other.place.locationId === place.locationId ? [{ id, words: `${hall} is taken: ${what}` }] : []),
      ...both.map((speaker) => ({
        id,
        words: `${names.speakers.get(speaker) ?? speaker} is on stage in ${what}`,
      })),
    ];
  });
}

/** The sessions that clash with another one, with the message for each. */
export function allClashes(placed: readonly Placed[], names: ClashNames): ReadonlyMap<string, Clash[]> {
  const found = placed.map((one) => [one.session.id, clashesOf(one, placed, names)] as const);
  return new Map(found.filter(([, clashes]) => clashes.length > 0));
}
