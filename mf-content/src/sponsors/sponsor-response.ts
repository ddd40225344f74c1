import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { venueClock, type VenueTimes, withVenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fullName } from '@summit/contract/words/full-name';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';

type ApiSponsor = ResponseOf<typeof sponsorCalls.sponsor>;

/** A session on the sponsor's page; without times while the venue's zone is not known. */
export type SponsorSession = ApiSponsor['sessions'][number] & Partial<VenueTimes>;

/** An attendee of the company who agreed to be listed. */
export interface SponsorAttendee {
  id: string;
  name: string;
  jobTitle: string | null;
}

export interface SponsorProfile extends Omit<ApiSponsor, 'sessions'> {
  sessions: SponsorSession[];
  attendees: SponsorAttendee[];
}

/** A sponsor with its people, or null when none has this id. Suspends; throws every other ApiError. */
export function useSponsor(id: string): SponsorProfile | null {
  return useServerView(sponsorView, id);
}

/** With more attendees the page would become a second attendee list. */
const attendeesShown = 12;

const sponsorView = serverView(
  'content.sponsor',
  [sponsorCalls.sponsor, attendeeCalls.attendees, settingsCalls.settings],
  async ({ call, stored }, id: string): Promise<SponsorProfile | null> => {
    if (id === '') return null;
    const [sponsor, settings] = await Promise.all([
      call(sponsorCalls.sponsor, { params: { id } }).catch(orValue(nullWhenMissing)),
      stored(settingsCalls.settings).catch(() => null),
    ]);
    if (!sponsor) return null;
    const query = { 'filter.Company.Like': sponsor.name, itemsOnPage: attendeesShown };
    // The page is shown even without its attendees.
    const found = await call(attendeeCalls.attendees, { query }).catch(() => ({ attendees: [] }));
    const theirs = found.attendees.filter(({ company }) => company === sponsor.name);
    return {
      ...sponsor,
      sessions: settings
        ? withVenueTimes(sponsor.sessions, venueClock(settings.event.timeZone))
        : sponsor.sessions,
      attendees: theirs.map((one) => ({ id: one.id, name: fullName(one), jobTitle: one.jobTitle })),
    };
  },
);
