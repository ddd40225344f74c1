import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type * as testimonialCalls from '@summit/contract/calls/testimonials';
import type { QueryOf } from '@summit/contract/requests/call';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { testimonials, testimonialTypes } from './testimonials.tables.ts';

/** One page of an edition's testimonials, in the order of the organisers. */
export async function listTestimonials(
  db: Db,
  edition: number,
  query: QueryOf<typeof testimonialCalls.testimonials>,
) {
  const type = query['filter.Type.Id.Equals'];
  const wanted = and(eq(testimonials.edition, edition), type ? eq(testimonials.typeId, type) : undefined);
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({ ...getTableColumns(testimonials), type: testimonialTypes })
      .from(testimonials)
      .innerJoin(testimonialTypes, eq(testimonials.typeId, testimonialTypes.id))
      .orderBy(asc(testimonials.position), asc(testimonials.id))
      .$dynamic(),
    from: testimonials,
    where: wanted,
  });
  return { testimonials: rows, ...counts };
}

/** One page of the kinds of people who speak, by name. */
export async function listTestimonialTypes(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(testimonialTypes)
      .orderBy(asc(byName(testimonialTypes.name)))
      .$dynamic(),
    from: testimonialTypes,
  });
  return { testimonialTypes: rows, ...counts };
}
