import { afterEach, expect, test, vi } from 'vitest';
import { defaultSections } from '../../settings/settings/default-sections.ts';
import { calendarInMail } from './calendar-in-mail.queries.ts';
import type { CalendarTicket } from './ticket-calendar.ts';

const { event } = defaultSections;
const needs = { config: { siteOrigin: 'https://summit.example' } } as Parameters<typeof calendarInMail>[0];
const ticket: CalendarTicket = { event, number: 'T-1', doorsAt: null, calendarSetAt: new Date() };

afterEach(() => vi.restoreAllMocks());

test('an email has the calendar of its ticket in any time zone', () => {
  for (const timeZone of ['Europe/London', 'europe/london', 'Europe/Nowhere', '']) {
    const [file] = calendarInMail(needs, { ...ticket, event: { ...event, timeZone } });
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain('BEGIN:VEVENT');
  }
});

test('an email is sent without the calendar if that cannot be created', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const broken = { ...event, address: undefined as unknown as string[] };
  expect(calendarInMail(needs, { ...ticket, event: broken })).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
});
