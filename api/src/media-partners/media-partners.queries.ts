import { asc, eq } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { mediaKits, mediaPartners, mediaPartnerTypes } from './media-partners.tables.ts';

/** One page of the media partners, by name. */
export async function listMediaPartners(db: Db, query: QueryOf<typeof mediaPartnerCalls.mediaPartners>) {
  const window = pageWindow(query);
  const type = query['filter.Type.Id.Equals'];
  const wanted = type ? eq(mediaPartners.typeId, type) : undefined;
  const { id, name, logoUrl, url } = mediaPartners;
  const rows = await db
    .select({ id, name, logoUrl, url, type: { id: mediaPartnerTypes.id, name: mediaPartnerTypes.name } })
    .from(mediaPartners)
    .innerJoin(mediaPartnerTypes, eq(mediaPartners.typeId, mediaPartnerTypes.id))
    .where(wanted)
    .orderBy(asc(name), asc(id))
    .limit(window.limit)
    .offset(window.offset);
  return { mediaPartners: rows, ...pageCounts(await db.$count(mediaPartners, wanted), window) };
}

/** One page of the kinds of media partner, by name. */
export async function listMediaPartnerTypes(db: Db, query: { page: number; itemsOnPage: number }) {
  const window = pageWindow(query);
  const rows = await db
    .select()
    .from(mediaPartnerTypes)
    .orderBy(asc(mediaPartnerTypes.name))
    .limit(window.limit)
    .offset(window.offset);
  return { mediaPartnerTypes: rows, ...pageCounts(await db.$count(mediaPartnerTypes), window) };
}

/** One page of the media kits, by name. */
export async function listMediaKits(db: Db, query: { page: number; itemsOnPage: number }) {
  const window = pageWindow(query);
  const rows = await db
    .select()
    .from(mediaKits)
    .orderBy(asc(mediaKits.name))
    .limit(window.limit)
    .offset(window.offset);
  return { mediaKits: rows, ...pageCounts(await db.$count(mediaKits), window) };
}
