import { isNull } from 'drizzle-orm';
import { tags } from './people/tags/tags.tables.ts';
import type { Db } from './platform/db/db.ts';
import { vipInvitations } from './registration/vip/vip.tables.ts';

/**
 * Rows with the same key as another one, older than the keys of names and links, each described in a sentence. They stay:
 * organisers rename or remove them.
 */
export async function listDoubles(db: Db): Promise<string[]> {
  const doubleTags = await db.select().from(tags).where(isNull(tags.nameKey));
  const doubleLinks = await db.select().from(vipInvitations).where(isNull(vipInvitations.linkKey));
  return [
    ...doubleTags.map(
      ({ id, name }) =>
        `The tag ${id} is called as another one is, "${name}": rename or remove one of them (npm run organise -- tags).`,
    ),
    ...doubleLinks.map(
      ({ id, slug }) =>
        `The VIP invitation ${id} has a link that reads as another one does, with the slug "${slug}": it opens only as it is written until it gets another code (npm run organise -- vip-invitations).`,
    ),
  ];
}
