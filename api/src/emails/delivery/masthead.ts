import { defaultAccent } from '@summit/contract/frame/brand';
import { eventDates } from '@summit/contract/money-and-time/day-words';
import type { Db } from '../../platform/db/db.ts';
import type { Masthead } from '../../platform/mail/email-content.ts';
import { readSections } from '../../settings/public/settings.queries.ts';

/** The branding of every email: the event, when and where, and the season's colour. */
export async function readMasthead(db: Db, siteOrigin: string): Promise<Masthead> {
  const { event, theme } = await readSections(db, ['event', 'theme']);
  const { accent } = theme.decorativeAccents;
  return {
    name: event.name,
    line: [eventDates(event.startsOn, event.endsOn), event.city].filter(Boolean).join(', '),
    siteOrigin,
    contact: event.contactEmail,
    accent: accent && /^#[\da-f]{6}$/i.test(accent) ? accent : defaultAccent,
  };
}
