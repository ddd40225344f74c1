import { asc } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { mapLocations } from './map-location.tables.ts';

/** One page of the venue and the places around it, in the order of the organisers. */
export async function listMapLocations(db: Db, query: { page: number; itemsOnPage: number }) {
  const window = pageWindow(query);
  const rows = await db
    .select()
    .from(mapLocations)
    .orderBy(asc(mapLocations.position), asc(mapLocations.id))
    .limit(window.limit)
    .offset(window.offset);
  return { mapLocations: rows, ...pageCounts(await db.$count(mapLocations), window) };
}
