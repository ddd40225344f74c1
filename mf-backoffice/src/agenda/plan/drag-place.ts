import type { Active, Over } from '@dnd-kit/core';
import { type DayHours, pixelsAMinute } from './day-shape.ts';
import { minuteOfDay, minutesLong, type Place, placeAt, type Session, stepMinutes } from './place.ts';

/** What is being dragged: a session, or its lower edge. */
export interface Dragged {
  session: Session;
  part: 'whole' | 'end';
  /** Where it is before; null: in the tray. */
  from: Place | null;
}

/** Where something can be dropped: the column of a hall, or the tray. */
export interface Target {
  /** Null: the tray. */
  locationId: string | null;
}

export interface Proposal {
  session: Session;
  /** Null: it is set aside. */
  place: Place | null;
}

interface Ground {
  day: string;
  hours: DayHours;
  timeZone: string;
}

interface Drag {
  active: Pick<Active, 'data' | 'rect'>;
  over: Pick<Over, 'data' | 'rect'> | null;
  delta: { y: number };
}

/** Where a session would be if it were dropped now; undefined: over nothing, so that it stays. */
export function proposalOf({ active, over, delta }: Drag, ground: Ground): Proposal | undefined {
  const { session, part, from } = active.data.current as Dragged;
  if (part === 'end') return from ? { session, place: withEnd(from, delta.y, ground) } : undefined;
  const target = over?.data.current as Target | undefined;
  const top = active.rect.current.translated?.top;
  if (!over || !target || top === undefined) return undefined;
  if (target.locationId === null) return { session, place: null };
  const { day, hours, timeZone } = ground;
  const length = minutesLong(from ?? session.place);
  const latest = Math.max(hours.from, hours.to - length);
  const minute = Math.min(
    latest,
    Math.max(hours.from, snapped(hours.from + (top - over.rect.top) / pixelsAMinute)),
  );
  return { session, place: placeAt({ day, minute, length, locationId: target.locationId }, timeZone) };
}

function withEnd(from: Place, pixels: number, { hours, timeZone }: Ground): Place {
  const starts = minuteOfDay(from.startsAt, timeZone);
  const ends = snapped(starts + minutesLong(from) + pixels / pixelsAMinute);
  const length = Math.max(stepMinutes, Math.min(ends, hours.to) - starts);
  const endsAt = new Date(Date.parse(from.startsAt) + length * 60_000).toISOString();
  return { ...from, endsAt };
}

function snapped(minute: number): number {
  return Math.round(minute / stepMinutes) * stepMinutes;
}
