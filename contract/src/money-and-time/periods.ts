import { messages } from '../words/messages.ts';
import { dayAfter, isDay } from './day-words.ts';
import { venueClock } from './venue-time.ts';

/** Every pair of fields of which the first begins a period and the second ends it, by what has them. */
export const periods = {
  session: ['startsAt', 'endsAt'],
  banner: ['shownFrom', 'shownUntil'],
  sale: ['availableFrom', 'availableUntil'],
  keyDate: ['startsAt', 'endsAt'],
  event: ['startsOn', 'endsOn'],
  /** Voters stay connected with their ballots until the winners are known. */
  awards: ['ceremonyAt', 'ballotsUnlinkAt'],
} as const satisfies Record<string, readonly [begins: string, ends: string]>;

export type PeriodName = keyof typeof periods;

type Problems = Record<string, string>;

/**
 * The problems of a pair, by the field that ends it: a moment has to come after its beginning, and a last day may be
 * the first. A pair of which one is missing is open-ended, and has none.
 */
export function periodProblems(name: PeriodName, values: Readonly<Record<string, unknown>>): Problems {
  const [begins, ends] = periods[name];
  const [from, until] = [values[begins], values[ends]];
  if (typeof from !== 'string' || typeof until !== 'string') return {};
  const isInOrder = isDay(from) ? from <= until : Date.parse(from) < Date.parse(until);
  return isInOrder ? {} : { [ends]: messages.endsLater };
}

interface EventDays {
  startsOn: string;
  endsOn: string;
  timeZone: string;
}

/** What is wrong with a session of the event's edition: it begins on one of the event's days, and ends in the last night. */
export function outsideEvent(
  session: { startsAt: string; endsAt: string },
  { startsOn, endsOn, timeZone }: EventDays,
): Problems {
  const clock = venueClock(timeZone);
  const begins = clock.day(session.startsAt);
  if (begins < startsOn || begins > endsOn) return { startsAt: messages.duringEvent };
  return clock.day(session.endsAt) > dayAfter(endsOn) ? { endsAt: messages.duringEvent } : {};
}

/** The pages of a season that wait for a moment, in the order in which a season goes through them. */
const waitingPages = ['preNomination', 'preVotingOne', 'preVotingTwo', 'preWining'] as const;

/** The problems of the moments that a season's pages wait for: none may come before that of an earlier page. */
export function seasonProblems(pages: Readonly<Record<string, { opensAt: string | null }>>): Problems {
  const moments = waitingPages.flatMap((page) => {
    const opensAt = pages[page]?.opensAt;
    return opensAt ? { page, at: Date.parse(opensAt) } : [];
  });
  const early = moments.filter(({ at }, place) => moments.slice(0, place).some((before) => before.at > at));
  return Object.fromEntries(early.map(({ page }) => [page, messages.opensLater]));
}

/** The problems of key dates, by the path of the field: `entries[2].endsAt`. */
export function keyDateProblems(entries: unknown): Problems {
  const all = toList(entries).flatMap((entry, place) =>
    Object.entries(periodProblems('keyDate', entry)).map(([field, message]) => [
      `entries[${place}].${field}`,
      message,
    ]),
  );
  return Object.fromEntries(all) as Problems;
}

/** The problems of the steps of refunds: none may be later than the last moment at which one can cancel. */
export function refundProblems(refunds: unknown, until: unknown): Problems {
  if (typeof until !== 'string') return {};
  const all = toList(refunds).flatMap((step, place) =>
    Date.parse(String(step.until)) > Date.parse(until)
      ? [[`cancellation.refunds[${place}].until`, messages.afterCancelling]]
      : [],
  );
  return Object.fromEntries(all) as Problems;
}

function toList(entries: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(entries) ? (entries as Readonly<Record<string, unknown>>[]) : [];
}
