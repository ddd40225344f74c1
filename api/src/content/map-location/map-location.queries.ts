import { asc } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { mapLocations } from './map-location.tables.ts';

/** One page of the venue and the places around it, in the order of the organisers. */
export async function listMapLocations(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(mapLocations)
      .orderBy(asc(mapLocations.position), asc(mapLocations.id))
      .$dynamic(),
    from: mapLocations,
  });
  return { mapLocations: rows, ...counts };
}
