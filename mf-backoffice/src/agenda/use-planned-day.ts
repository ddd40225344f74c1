import { useMemo } from 'react';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { allClashes, type ClashNames } from './plan/clashes.ts';
import { hoursOf } from './plan/day-shape.ts';
import type { Place, Session } from './plan/place.ts';
import { type Plan, plannedPlace } from './plan/plan.ts';
import type { Agenda } from './use-agenda.ts';

interface PlacedSession {
  session: Session;
  place: Place;
}

/** The agenda as it would be with the plan, and of one day what the grid shows. */
export function usePlannedDay(agenda: Agenda, plan: Plan, day: string) {
  const { event, days, halls, sessions, speakers } = agenda;
  const { timeZone } = event;
  return useMemo(() => {
    const clock = venueClock(timeZone);
    const names: ClashNames = { halls: new Map(halls.map(({ id, name }) => [id, name])), speakers, timeZone };
    const placed: PlacedSession[] = [];
    const unplaced: Session[] = [];
    const byDay = new Map<string, PlacedSession[]>(days.map((one) => [one, []]));
    for (const session of sessions) {
      const place = plannedPlace(plan, session);
      const ofDay = place && names.halls.has(place.locationId) && byDay.get(clock.day(place.startsAt));
      if (!place || !ofDay) {
        unplaced.push(session);
        continue;
      }
      placed.push({ session, place });
      ofDay.push({ session, place });
    }
    const onDay = byDay.get(day) ?? [];
    return {
      names,
      placed,
      unplaced,
      onDay,
      hours: hoursOf(onDay, timeZone),
      clashes: allClashes(placed, names),
      countOn: (one: string) => byDay.get(one)?.length ?? 0,
    };
  }, [timeZone, days, halls, sessions, speakers, plan, day]);
}
