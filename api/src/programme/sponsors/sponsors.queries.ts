import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type * as sponsorCalls from '@summit/contract/calls/sponsors';
import type { QueryOf } from '@summit/contract/requests/call';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { listSessionsOfSpeakers } from '../agenda/agenda.queries.ts';
import { listSpeakersOfCompany } from '../speakers/speakers.queries.ts';
import { sponsors, sponsorTypes, tiers } from './sponsors.tables.ts';

const tierFields = { ...getTableColumns(tiers), order: tiers.position };

const shownFields = { ...getTableColumns(sponsors), tier: tierFields, type: sponsorTypes };

const isShown = eq(sponsors.status, 'Published');

/** One page of the sponsors by tier, then name. */
export async function listSponsors(db: Db, query: QueryOf<typeof sponsorCalls.sponsors>) {
  const tier = query['filter.Tier.Id.Equals'];
  const type = query['filter.Type.Id.Equals'];
  const wanted = and(
    isShown,
    tier ? eq(sponsors.tierId, tier) : undefined,
    type ? eq(sponsors.typeId, type) : undefined,
    query['filter.IsAffiliate.Equals'] ? eq(sponsors.isAffiliate, true) : undefined,
  );
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select(shownFields)
      .from(sponsors)
      .innerJoin(tiers, eq(sponsors.tierId, tiers.id))
      .innerJoin(sponsorTypes, eq(sponsors.typeId, sponsorTypes.id))
      .orderBy(asc(tiers.position), asc(byName(sponsors.name)), asc(sponsors.id))
      .$dynamic(),
    from: sponsors,
    where: wanted,
  });
  return { sponsors: rows, ...counts };
}

/** The sponsor with this id, its speakers and their sessions; null when there is none. */
export async function findSponsor(db: Db, id: string) {
  const [sponsor] = await db
    .select(shownFields)
    .from(sponsors)
    .innerJoin(tiers, eq(sponsors.tierId, tiers.id))
    .innerJoin(sponsorTypes, eq(sponsors.typeId, sponsorTypes.id))
    .where(and(eq(sponsors.id, id), isShown))
    .limit(1);
  if (!sponsor) return null;
  const speakers = await listSpeakersOfCompany(db, sponsor.name);
  const ids = speakers.map((speaker) => speaker.id);
  return { ...sponsor, speakers, sessions: await listSessionsOfSpeakers(db, ids) };
}

/** One page of the types of sponsors, by name. */
export async function listSponsorTypes(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(sponsorTypes)
      .orderBy(asc(byName(sponsorTypes.name)))
      .$dynamic(),
    from: sponsorTypes,
  });
  return { sponsorTypes: rows, ...counts };
}

/** One page of the tiers, the highest first. */
export async function listTiers(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db.select(tierFields).from(tiers).orderBy(asc(tiers.position)).$dynamic(),
    from: tiers,
  });
  return { tiers: rows, ...counts };
}
