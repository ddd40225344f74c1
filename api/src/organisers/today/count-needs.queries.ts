import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** How many things need attention, and a few of them in words. */
export interface Need {
  count: number;
  details: string[];
}

/** The maximum number of details. */
export const named = 5;

/** Packages by how many of their places are taken or held. */
export function countedPlaces(db: Db, which: SQL): Promise<Need> {
  return counted(
    db,
    sql`select name || ': ' || taken || ' of ' || capacity as detail from (
      select packages.name, packages.capacity, packages.position, count(place.attendee_id) as taken
      from packages left join package_places place on place.package_id = packages.id
        and (place.state = 'Taken' or place.held_until > now())
      where packages.capacity is not null group by packages.id) as pool
      where ${which} order by position`,
  );
}

/** Counts the rows of a query, with the first ones as details. @param which selects a text for each, called `detail` */
export async function counted(db: Db, which: SQL): Promise<Need> {
  const { rows } = await db.execute<{ detail: string; count: string }>(
    sql`select detail, count(*) over () as count from (${which}) as found limit ${named}`,
  );
  return { count: Number(rows[0]?.count ?? 0), details: rows.map(({ detail }) => detail) };
}

/** The same for rows that were read already. */
export function toNeed(all: readonly string[]): Need {
  return { count: all.length, details: all.slice(0, named) };
}
