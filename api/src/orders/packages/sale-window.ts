import * as limits from '@summit/contract/limits/limits';
import { endOfDay } from '@summit/contract/money-and-time/venue-time';
import type { PackageRow } from './packages.tables.ts';

/** Between these moments a ticket can be chosen; null: from the beginning. */
export interface SaleWindow {
  from: Date | null;
  until: Date;
}

/** The days of the event, and the zone they are days in. */
export interface EventDays {
  endsOn: string;
  timeZone: string;
}

type Limited = Pick<PackageRow, 'availableFrom' | 'availableUntil'>;

/**
 * When a ticket is on sale: neither before nor after any other ticket that it adds something to, and never after the last day
 * of the event.
 */
export function getSaleWindow(
  tickets: readonly (Limited | null)[],
  { endsOn, timeZone }: EventDays,
): SaleWindow {
  const limited = tickets.filter((ticket) => ticket !== null);
  const begins = limited.flatMap(({ availableFrom }) => availableFrom?.getTime() ?? []);
  const ends = limited.flatMap(({ availableUntil }) => availableUntil?.getTime() ?? []);
  return {
    from: begins.length > 0 ? new Date(Math.max(...begins)) : null,
    until: new Date(Math.min(endOfDay(endsOn, timeZone).getTime(), ...ends)),
  };
}

/** Whether a ticket with this window can be chosen at a moment, places or not. */
export function isOpen({ from, until }: SaleWindow, now: Date): boolean {
  return (from === null || from <= now) && now < until;
}

/** Until when places are offered: an offer that ends with the sale still leaves time to read it and to register. */
export function offersEnd({ until }: SaleWindow): Date {
  return new Date(until.getTime() - limits.shortestOffer);
}

/**
 * Until when a place that is offered now is held: for so many hours, or for as long as the ticket is on sale. Null when
 * nothing can be offered: the sale has not begun, or ends too soon.
 */
export function offerEnd(window: SaleWindow, offerHours: number, now: Date): Date | null {
  if (!isOpen(window, now) || now > offersEnd(window)) return null;
  return new Date(Math.min(now.getTime() + offerHours * 3_600_000, window.until.getTime()));
}
