/** How this site writes a day of the calendar, given as `YYYY-MM-DD`, whatever the reader's language and zone. */
interface DayWords {
  /** `Tue` */
  weekday: string;
  /** `8` */
  date: string;
  /** `June` */
  month: string;
  /** `2027` */
  year: string;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The words of a day. */
export function dayWords(day: string): DayWords {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    date: String(date.getUTCDate()),
    month: months[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

/** `Tue 8 June` */
export function shortDay(day: string): string {
  const { weekday, date, month } = dayWords(day);
  return `${weekday} ${date} ${month}`;
}

/** `Tue 8 June 2027` */
export function fullDay(day: string): string {
  return `${shortDay(day)} ${dayWords(day).year}`;
}

/** `Tue 8 to Thu 10 June 2027`; as much of the first day as differs from the last. */
export function daySpan(first: string, last: string): string {
  if (first === last) return fullDay(first);
  const [start, end] = [dayWords(first), dayWords(last)];
  const month = start.month === end.month && start.year === end.year ? '' : ` ${start.month}`;
  const year = start.year === end.year ? '' : ` ${start.year}`;
  return `${start.weekday} ${start.date}${month}${year} to ${fullDay(last)}`;
}

/** `8–10 June 2027` without the days of the week; empty when the two are no days in this order. */
export function eventDates(first: string, last: string): string {
  if (daysBetween(first, last).length === 0) return '';
  const [start, end] = [dayWords(first), dayWords(last)];
  const whole = `${end.date} ${end.month} ${end.year}`;
  if (first === last) return whole;
  if (start.year !== end.year) return `${start.date} ${start.month} ${start.year} – ${whole}`;
  if (start.month !== end.month) return `${start.date} ${start.month} – ${whole}`;
  return `${start.date}–${whole}`;
}

/** Every day from the first to the last, at most 31. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const days = Math.round((Date.parse(`${last}T00:00:00Z`) - start) / dayMs) + 1;
  const count = Number.isFinite(days) ? Math.min(Math.max(days, 0), 31) : 0;
  return Array.from({ length: count }, (_, index) => dayOfMs(start + index * dayMs));
}

/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`; 30 February is none. A year of which only the last two digits were
 * typed is 0027 by then, and is none either.
 */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(ms) && dayOfMs(ms) === text;
}

/** A moment in the middle of a day, for what is the same all day long, such as the name of a zone. */
export function getNoon(day: string): string {
  return `${day}T12:00:00Z`;
}

/** The day after, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return dayOfMs(Date.parse(`${day}T00:00:00Z`) + dayMs);
}

/** The day of a moment in UTC, in which this module counts days. */
function dayOfMs(ms: number): string {
  return new Date(ms).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

const dayMs = 24 * 60 * 60 * 1000;
