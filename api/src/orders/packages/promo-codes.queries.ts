import { eq } from 'drizzle-orm';
import { errorMessage } from '@summit/contract/errors/errors';
import { chargedIn, leastPaid } from '@summit/contract/money-and-time/currencies';
import { getShare } from '@summit/contract/money-and-time/money';
import { normaliseCode } from '@summit/contract/words/normalise-text';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import type { PackageRow } from './packages.tables.ts';
import { type PromoCodeRow, promoCodes } from './promo-codes.tables.ts';

/** A code that can be used at this moment, or null. */
export async function findPromoCode(db: Db, code: string, now: Date): Promise<PromoCodeRow | null> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normaliseCode(code)));
  return row && isOpen(row, now) ? row : null;
}

/** A code whatever the time, locked until this transaction ends, so that its uses are counted one after the other. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCodeRow | null> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normaliseCode(code)))
    .for('no key update');
  return row ?? null;
}

type Discount = Pick<PromoCodeRow, 'kind' | 'discount' | 'currency' | 'packageId'>;
type Priced = Pick<PackageRow, 'id' | 'addsTo' | 'priceMinor' | 'currency'>;

/**
 * What a code takes off the price of a package: the whole of it at most. Null when it is not for this package, or
 * for what it adds to, or in another currency, or when it would leave less than a card payment takes.
 */
export function discountOn(promo: Discount, ticket: Priced): number | null {
  const off = amountOff(promo, ticket);
  return off > 0 && !leavesTooLittle(promo, ticket) ? off : null;
}

/** Whether a code would leave something of the price of a package, but less than a card payment takes. */
export function leavesTooLittle(promo: Discount, ticket: Priced): boolean {
  const off = amountOff(promo, ticket);
  const left = ticket.priceMinor - off;
  return off > 0 && left > 0 && (left < leastPaid(ticket.currency) || left % chargedIn(ticket.currency) > 0);
}

function amountOff(promo: Discount, { id, addsTo, priceMinor, currency }: Priced): number {
  const { kind, discount, packageId } = promo;
  if (packageId !== null && packageId !== id && packageId !== addsTo) return 0;
  if (kind === 'percent') return getShare(priceMinor, discount, chargedIn(currency));
  return promo.currency === currency ? Math.min(discount, priceMinor) : 0;
}

/** The refusal of a code that is unknown, over, or for something else: beside its field. */
export function invalidPromoCode(): Failure {
  const message = errorMessage('validation.base-0001', 'assignPromoCode');
  return new Failure('validation.base-0001', {
    message,
    failures: [{ field: 'code', errorCode: '0001', message }],
  });
}

function isOpen({ availableFrom, availableUntil }: PromoCodeRow, now: Date): boolean {
  return (!availableFrom || availableFrom <= now) && (!availableUntil || availableUntil > now);
}
