import { asc, eq, getTableColumns } from 'drizzle-orm';
import type * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import type { QueryOf } from '@summit/contract/requests/call';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db, Tx } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import {
  type MediaKitRow,
  mediaKits,
  mediaPartnerRequests,
  mediaPartners,
  mediaPartnerTypes,
} from './media-partners.tables.ts';

/** One page of the media partners, by name. */
export async function listMediaPartners(db: Db, query: QueryOf<typeof mediaPartnerCalls.mediaPartners>) {
  const type = query['filter.Type.Id.Equals'];
  const wanted = type ? eq(mediaPartners.typeId, type) : undefined;
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({ ...getTableColumns(mediaPartners), type: mediaPartnerTypes })
      .from(mediaPartners)
      .innerJoin(mediaPartnerTypes, eq(mediaPartners.typeId, mediaPartnerTypes.id))
      .orderBy(asc(byName(mediaPartners.name)), asc(mediaPartners.id))
      .$dynamic(),
    from: mediaPartners,
    where: wanted,
  });
  return { mediaPartners: rows, ...counts };
}

/** One page of the kinds of media partner, by name. */
export async function listMediaPartnerTypes(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(mediaPartnerTypes)
      .orderBy(asc(byName(mediaPartnerTypes.name)))
      .$dynamic(),
    from: mediaPartnerTypes,
  });
  return { mediaPartnerTypes: rows, ...counts };
}

/** One page of the media kits, by name. */
export async function listMediaKits(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(mediaKits)
      .orderBy(asc(byName(mediaKits.name)))
      .$dynamic(),
    from: mediaKits,
  });
  return { mediaKits: rows, ...counts };
}

/** The media kit with this id, or null. */
export async function findMediaKit(db: Db, id: string): Promise<MediaKitRow | null> {
  const [kit] = await db.select().from(mediaKits).where(eq(mediaKits.id, id)).limit(1);
  return kit ?? null;
}

/** Stores a request for a kit. */
export async function addMediaPartnerRequest(
  tx: Tx,
  request: typeof mediaPartnerRequests.$inferInsert,
): Promise<void> {
  await tx.insert(mediaPartnerRequests).values(request);
}
