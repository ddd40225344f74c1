import { eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits';
import { meantCode } from '@summit/contract/meant-text';
import type { Db, Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { PackageRow } from './packages.tables.ts';
import { type PromoCodeRow, promoCodes } from './promo-codes.tables.ts';

/** A code that can be used at this moment, or null. */
export async function findPromoCode(db: Db, code: string, now: Date): Promise<PromoCodeRow | null> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, meantCode(code)));
  return row && isOpen(row, now) ? row : null;
}

/** A code whatever the time, locked until this transaction ends, so that its uses are counted one after the other. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCodeRow | null> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, meantCode(code)))
    .for('no key update');
  return row ?? null;
}

type Discount = Pick<PromoCodeRow, 'kind' | 'discount' | 'packageId'>;
type Priced = Pick<PackageRow, 'id' | 'addsTo' | 'priceMinor'>;

/**
 * What a code takes off the price of a package, in pence: the whole of it at most. Null when it is not for this package, or
 * for what it adds to, or when it would leave less than a card payment takes.
 */
export function discountOn(promo: Discount, ticket: Priced): number | null {
  const off = amountOff(promo, ticket);
  return off > 0 && !leavesTooLittle(promo, ticket) ? off : null;
}

/** Whether a code would leave something of the price of a package, but less than a card payment takes. */
export function leavesTooLittle(promo: Discount, ticket: Priced): boolean {
  const off = amountOff(promo, ticket);
  const left = ticket.priceMinor - off;
  return off > 0 && left > 0 && left < limits.leastPaid;
}

function amountOff({ kind, discount, packageId }: Discount, { id, addsTo, priceMinor }: Priced): number {
  if (packageId !== null && packageId !== id && packageId !== addsTo) return 0;
  const off = kind === 'percent' ? Math.floor((priceMinor * discount) / 100) : discount;
  return Math.min(off, priceMinor);
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
