import { eq } from 'drizzle-orm';
import { isPermitted, type Permission } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import { organisers } from '../organisers/organisers.tables.ts';

/**
 * Whether an organiser who has asked for something may still do so: not blocked, and in a role that allows it. Otherwise one
 * who confirms it would be alone.
 */
export async function stillMay(db: Db, organiserId: string, permission: Permission): Promise<boolean> {
  const [organiser] = await db.select().from(organisers).where(eq(organisers.id, organiserId));
  return organiser !== undefined && !organiser.isBlocked && isPermitted(organiser.roles, permission);
}
