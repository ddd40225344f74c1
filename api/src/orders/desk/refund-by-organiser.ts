import type * as calls from '@summit/contract/calls/organise-orders';
import { chargedIn, getDigits } from '@summit/contract/money-and-time/currencies';
import { readMoney, toDecimal } from '@summit/contract/money-and-time/money';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { messages } from '@summit/contract/words/messages';
import { audit } from '../../organisers/public/audit.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { changeOrTry } from '../../platform/db/change-or-try.ts';
import type { Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { refusedField } from '../../platform/resources/read-values.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { lockOrder } from '../payments/lock-order.queries.ts';
import { mailReturned } from '../payments/payment-mails.ts';
import { getPaid, listPayments } from '../payments/payments.queries.ts';
import { settleOrder } from '../payments/settle.ts';
import { findOrder } from '../public/orders.queries.ts';
import { listRefunds, requestRefund } from '../public/refunds.queries.ts';
import { addRequest, hasOpenRequest } from './refund-requests.queries.ts';
import { getGranted, getReturnable } from './returnable.ts';
import { readSecondPersonFrom } from './second-person.ts';

type Wanted = BodyOf<typeof calls.refundPayment>;
type Outcome = ResponseOf<typeof calls.refundPayment>;

/**
 * Requests a refund, or asks a second person for it. The place follows the usual rules: it ends once nothing is
 * left of what paid for it.
 * @throws cqrs-0009, resource-0001, refund-0001, refund-0003
 */
export async function refundByOrganiser(
  platform: Platform,
  organiser: SignedInOrganiser,
  orderId: string,
  wanted: Wanted,
  isDryRun: boolean,
): Promise<Outcome> {
  const { db, clock } = platform;
  const outcome = await changeOrTry(db, isDryRun, async (tx) => {
    const now = clock.now();
    const { payer, payment, returnable, granted } = await lockPayment(tx, orderId, wanted.paymentId);
    const { currency } = getPaid(payment);
    if (returnable === 0) throw new Failure('refund-0003');
    if (toDecimal(returnable, currency) !== wanted.returnable) throw new Failure('resource-0001');
    if (await hasOpenRequest(tx, payment.id)) throw new Failure('refund-0001');
    const amountMinor = readAmount(wanted.amount, currency, returnable);
    const { reason } = wanted;
    const secondPersonFrom = await readSecondPersonFrom(tx, now);
    // Earlier refunds count as well, so that no organiser alone returns an order part by part.
    const isLarge = granted + amountMinor >= secondPersonFrom * 10 ** getDigits(currency);
    const refund = { paymentId: payment.id, amountMinor, reason };
    if (isLarge) await addRequest(tx, refund, organiser, now);
    else await makeRefund(platform, tx, { ...refund, requestedBy: organiser.name, payer, currency }, now);
    const amount = toDecimal(amountMinor, currency);
    const state = isLarge ? ('waiting' as const) : ('requested' as const);
    const after = { payment: payment.id, amount, currency, reason, state };
    await audit(tx, organiser, { call: 'refundPayment', subject: `orders/${orderId}`, after }, now);
    return { state, amount, currency, endsTicket: amountMinor === returnable };
  });
  if (!isDryRun) await settleOrder(platform, orderId);
  return outcome;
}

/**
 * A payment of an order under the order's lock, with what can be returned of it, and what organisers have returned of the
 * whole order.
 * @throws cqrs-0009
 */
export async function lockPayment(tx: Tx, orderId: string, paymentId: string) {
  if (!isUuid(orderId) || !(await findOrder(tx, orderId))) throw new Failure('cqrs-0009');
  const { payer } = await lockOrder(tx, orderId);
  const payment = (await listPayments(tx, orderId)).find(({ id }) => id === paymentId);
  if (!payment) throw new Failure('cqrs-0009');
  const refunds = await listRefunds(tx, orderId);
  return { payer, payment, returnable: getReturnable(payment, refunds), granted: getGranted(refunds) };
}

interface GrantedRefund {
  paymentId: string;
  amountMinor: number;
  currency: string;
  reason: string;
  requestedBy: string;
  payer: AttendeeRow;
}

/** Stores the refund, which the reconciler sends to the provider, and writes to the payer. */
export async function makeRefund(
  platform: Platform,
  tx: Tx,
  { payer, currency, ...refund }: GrantedRefund,
  now: Date,
): Promise<void> {
  await requestRefund(tx, { ...refund, source: 'organiser' }, now);
  const { paymentId, amountMinor: amount } = refund;
  await mailReturned(platform, tx, payer, 'refundGranted', { paymentId, amount, currency });
}

function readAmount(written: string, currency: string, most: number): number {
  const amountMinor = readMoney(written, currency);
  if (amountMinor === null || amountMinor <= 0) throw refusedField('amount', messages.money);
  if (amountMinor > most) throw refusedField('amount', messages.moreThanLeft);
  if (amountMinor % chargedIn(currency) > 0) throw refusedField('amount', messages.chargedIn);
  return amountMinor;
}
