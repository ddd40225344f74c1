import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { PackageRow } from './packages.tables.ts';
import { type PromoCodeRow, promoCodes } from './promo-codes.tables.ts';

/** Codes are typed from paper: spaces around them and small letters do not matter. */
function asStored(code: string): string {
  return code.trim().toUpperCase();
}

/** A code that can be used at this moment, or null. */
export async function findPromoCode(db: Db, code: string, now: Date): Promise<PromoCodeRow | null> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, asStored(code)));
  return row && isOpen(row, now) ? row : null;
}

/** A code whatever the time, locked until this transaction ends, so that its uses are counted one after the other. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCodeRow | null> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, asStored(code)))
    .for('no key update');
  return row ?? null;
}

/** What a code takes off the price of a package, in pence; null when it is not for this package, or for what it adds to. */
export function discountOn({ kind, discount, packageId }: PromoCodeRow, ticket: PackageRow): number | null {
  const isFor = packageId === null || packageId === ticket.id || packageId === ticket.addsTo;
  const off = kind === 'percent' ? Math.floor((ticket.priceMinor * discount) / 100) : discount;
  return isFor && off > 0 && off < ticket.priceMinor ? off : null;
}

/** The refusal of a code that is unknown, over, or for something else: beside its field. */
export function invalidPromoCode(): Failure {
  const message = 'This promo code is not valid.';
  return new Failure('validation.base-0001', {
    message,
    failures: [{ field: 'code', errorCode: '0001', message }],
  });
}

function isOpen({ availableFrom, availableUntil }: PromoCodeRow, now: Date): boolean {
  return (!availableFrom || availableFrom <= now) && (!availableUntil || availableUntil > now);
}
