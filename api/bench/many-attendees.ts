import { sql } from 'drizzle-orm';
import { attendees } from '../src/people/attendees/attendees.tables.ts';
import { categories } from '../src/people/attendees/categories.tables.ts';
import { tags } from '../src/people/tags/tags.tables.ts';
import type { Db } from '../src/platform/db/db.ts';

/** Adds attendees up to a number: nine of ten are listed, one of fifty at the top. */
export async function addAttendees(db: Db, wanted: number): Promise<void> {
  const kinds = await db.select().from(categories);
  const topics = await db.select().from(tags);
  const missing = wanted - (await db.$count(attendees));
  const rows = Array.from({ length: Math.max(0, missing) }, (_, index) => ({
    email: `bench-${index}@bench.example`,
    categoryId: kinds[index % kinds.length]?.id ?? '',
    firstName: `First ${(index * 7919) % 1000}`,
    lastName: `Last ${(index * 104_729) % 5000}`,
    company: `Company ${index % 400}`,
    jobTitle: `Head of ${index % 90}`,
    registrationStatus: 'Completed' as const,
    isPublished: index % 10 !== 0,
    isInTop: index % 50 === 1,
    tags: [{ id: topics[index % topics.length]?.id ?? '' }],
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(attendees).values(rows.slice(start, start + 500));
  }
  await db.execute(sql`vacuum analyze ${attendees}`);
}
