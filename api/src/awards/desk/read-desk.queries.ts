import { asc } from 'drizzle-orm';
import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import { awardsStepNames } from '@summit/contract/shapes/organise/awards';
import { byName } from '../../platform/db/names.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import { readSections, type SettingSections } from '../../settings/public/settings.queries.ts';
import { nominationCategories } from '../awards.tables.ts';
import { listScheduled } from '../scheduled-statuses.queries.ts';
import { listDeskVotes } from './desk-votes.queries.ts';
import { listStatusRequests } from './status/status-requests.queries.ts';

export type Desk = ResponseOf<typeof organiseAwardsCalls.awardsDesk>;

/** The season as its organisers see it. It reads no ballots. */
export async function readDesk(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  reader: Pick<SignedInOrganiser, 'id'>,
): Promise<Desk> {
  const sections = await readSections(db, [
    'awards',
    'awardsStatus',
    'awardsIndividualStatus',
    'awardsWelcomeStatus',
    'awardsCategories',
  ]);
  const { year, ceremonyAt, ballotsUnlinkAt = null, stepPages } = sections.awards;
  const categories = await db
    .select()
    .from(nominationCategories)
    .orderBy(asc(nominationCategories.awardsType), asc(byName(nominationCategories.name)));
  const chosen = sections.awardsCategories;
  return {
    year,
    statuses: {
      Company: sections.awardsStatus,
      Individual: sections.awardsIndividualStatus,
      Welcome: sections.awardsWelcomeStatus,
    },
    scheduled: (await listScheduled(db)).map(({ scheduled, organiser }) => ({
      id: scheduled.id,
      subject: scheduled.subject,
      status: scheduled.status,
      at: scheduled.at.toISOString(),
      organiser: organiser.name,
    })),
    requests: (await listStatusRequests(db)).map(({ request, requestedBy }) => ({
      id: request.id,
      subject: request.subject,
      from: request.from,
      status: request.status,
      at: request.at?.toISOString() ?? null,
      requestedBy,
      isRequestedByMe: request.requestedBy === reader.id,
    })),
    votes: await listDeskVotes(db, reader),
    ceremonyAt,
    ballotsUnlinkAt,
    steps: awardsStepNames.map((step) => {
      const { title, opensAt } = stepPages[step];
      return { step, title, opensAt };
    }),
    readAt: clock.now().toISOString(),
    datesVersion: getVersion(getDates(sections.awards)),
    categories: categories.map((category) => ({
      ...category,
      isInSeason: chosen.length === 0 || chosen.includes(category.id),
    })),
  };
}

/** The dates of a season, by name. */
export function getDates({ ceremonyAt, ballotsUnlinkAt = null, stepPages }: SettingSections['awards']) {
  const opening = awardsStepNames.map((step) => [step, stepPages[step].opensAt]);
  return { ceremonyAt, ballotsUnlinkAt, ...(Object.fromEntries(opening) as Record<string, string | null>) };
}
