import type * as calls from '@summit/contract/calls/organise-edition';
import { dayMovedBy, movedByDays } from '@summit/contract/money-and-time/moved-by-days';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { BodyOf } from '@summit/contract/requests/call';
import {
  listDatesAhead,
  moveCeremony,
  readUnmovedCeremony,
} from '../../awards/public/season-dates.queries.ts';
import { indexPages } from '../../content/public/page-entries.queries.ts';
import { changeOrTry } from '../../platform/db/change-or-try.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announcing } from '../../platform/mail/announced-mails.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { everyEntry } from '../../platform/resources/entries-query.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { countContentChange } from '../../settings/public/content-revision.ts';
import { readSection, type SettingSections } from '../../settings/public/settings.queries.ts';
import { audit } from '../public/audit.queries.ts';
import { allResources } from '../resources/all-resources.ts';
import { type ChangeContext, changeEntry, type EntryChange } from '../resources/change-entry.ts';
import { findMentions } from './mentions.ts';

type Wanted = BodyOf<typeof calls.moveEdition>;

/** The resources that are moved, in the order that their rules require. */
const moved = ['settings', 'sessions'] as const satisfies readonly ResourceId[];

/**
 * Moves the event with everything that has its days, in one transaction. Those who starred a session get one email, as
 * when it is moved alone.
 * @throws resource-0001 when something has changed since the dry run
 */
export async function moveEdition(
  platform: Platform,
  organiser: SignedInOrganiser,
  wanted: Wanted,
  isDryRun: boolean,
) {
  const { db, clock, config, responseCache } = platform;
  const { outbox: mail, announced } = announcing(platform.mail);
  const now = clock.now();
  const getContext = (id: ResourceId): ChangeContext => {
    const call = 'moveEdition';
    return { id, organiser, call, isDryRun, changed: [], mail, now, config };
  };
  const result = await changeOrTry(db, isDryRun, async (tx) => {
    await countContentChange(tx, now);
    const event = await readSection(tx, 'event');
    const changes: { resource: ResourceId; change: EntryChange }[] = [];
    for (const resource of moved) {
      const context = getContext(resource);
      for (const { key, values } of await plan[resource](tx, event, wanted)) {
        const change = await changeEntry(tx, context, { key, values });
        if (change.changes.length > 0) changes.push({ resource, change });
      }
      await allResources[resource].settle?.(tx, context.changed, context);
    }
    const ceremony = await moveTheCeremony(tx, getContext('settings'), event, wanted);
    if (ceremony) changes.push({ resource: 'settings', change: ceremony });
    await indexPages(tx);
    const version = getVersion({ changes });
    if (wanted.version !== undefined && wanted.version !== version) throw new Failure('resource-0001');
    const toRead = await findMentions(tx, event, wanted);
    if (wanted.days !== 0) {
      if (!ceremony) toRead.push(...(await readUnmovedCeremony(tx, event)));
      toRead.push(...(await listDatesAhead(tx, event, now)));
    }
    return { changes, toRead, emails: announced(), version };
  });
  if (!isDryRun) {
    for (const name of moved.flatMap((id) => allResources[id].drops)) responseCache.drop(name);
    responseCache.drop('search');
    responseCache.drop('content-revision');
  }
  return result;
}

type Event = SettingSections['event'];
interface Planned {
  key: string;
  values: Values;
}

const plan: Record<(typeof moved)[number], (tx: Tx, event: Event, wanted: Wanted) => Promise<Planned[]>> = {
  settings: planSettings,
  sessions: planSessions,
};

/** The event is moved first, because everything else has to be on its days. */
async function planSettings(tx: Tx, event: Event, { days, venue }: Wanted): Promise<Planned[]> {
  const { timeZone, startsOn, endsOn } = event;
  const later = (moment: string | null) => moment && movedByDays(moment, days, timeZone);
  const keyDates = await readSection(tx, 'keyDates');
  const { opensAt } = await readSection(tx, 'virtual');
  const { cancellation } = await readSection(tx, 'ticketCare');
  return [
    {
      key: 'event',
      values: { ...venue, startsOn: dayMovedBy(startsOn, days), endsOn: dayMovedBy(endsOn, days) },
    },
    {
      key: 'keyDates',
      values: {
        entries: keyDates.map((one) => ({
          ...one,
          startsAt: later(one.startsAt),
          endsAt: later(one.endsAt),
        })),
      },
    },
    { key: 'virtual', values: { opensAt: later(opensAt) } },
    {
      key: 'ticketCare',
      values: {
        'cancellation.until': later(cancellation.until),
        'cancellation.refunds': cancellation.refunds.map((one) => ({ ...one, until: later(one.until) })),
      },
    },
  ];
}

/** No resource has the ceremony: its move is recorded as other changes of the season's dates are. Null: it stays. */
async function moveTheCeremony(
  tx: Tx,
  { organiser, call, now }: ChangeContext,
  event: Event,
  { days }: Wanted,
): Promise<EntryChange | null> {
  const ceremony = await moveCeremony(tx, event, days, now);
  if (!ceremony) return null;
  const [before, after] = [{ ceremonyAt: ceremony.before }, { ceremonyAt: ceremony.after }];
  await audit(tx, organiser, { call, subject: 'awards/dates', before, after }, now);
  const inJson = { before: JSON.stringify(ceremony.before), after: JSON.stringify(ceremony.after) };
  const changes = [{ field: 'ceremonyAt', ...inJson }];
  return { line: null, key: 'awards', isNew: false, changes, issued: null, drawn: [], notes: [] };
}

async function planSessions(tx: Tx, { timeZone, edition }: Event, { days }: Wanted): Promise<Planned[]> {
  if (days === 0) return [];
  const { rows } = await allResources.sessions.list(tx, { ...everyEntry, filter: { edition } });
  return rows.map(({ id, startsAt, endsAt }) => ({
    key: String(id),
    values: {
      startsAt: movedByDays(String(startsAt), days, timeZone),
      endsAt: movedByDays(String(endsAt), days, timeZone),
    },
  }));
}
