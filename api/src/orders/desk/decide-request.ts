import { audit } from '../../organisers/public/audit.queries.ts';
import { stillMay } from '../../organisers/public/still-may.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { getPaid } from '../payments/payments.queries.ts';
import type { RefundRequestRow } from '../payments/payments.tables.ts';
import { settleOrder } from '../payments/settle.ts';
import { lockPayment, makeRefund } from './refund-by-organiser.ts';
import { decidedState, endRequest, findOpenRequest, hasDecided } from './refund-requests.queries.ts';

/**
 * Confirms or refuses a refund that waits. Nobody confirms their own, but they can withdraw it. Repeating a decision changes
 * nothing.
 * @throws cqrs-0009, resource-0001, refund-0002, refund-0003; refund-0004 when its author may no longer request refunds
 */
export async function decideRequest(
  platform: Platform,
  organiser: SignedInOrganiser,
  id: string,
  isConfirmed: boolean,
): Promise<void> {
  const { db, clock } = platform;
  const found = await findOpenRequest(db, id);
  if (!found) {
    if (await hasDecided(db, id, organiser.id, isConfirmed)) return;
    throw new Failure('cqrs-0009');
  }
  const { request, orderId } = found;
  if (isConfirmed && request.requestedById === organiser.id) throw new Failure('refund-0002');
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { payer, payment, returnable } = await lockPayment(tx, orderId, request.paymentId);
    if (!(await endRequest(tx, id, organiser.id, now))) {
      if (await hasDecided(tx, id, organiser.id, isConfirmed)) return;
      throw new Failure('resource-0001');
    }
    if (isConfirmed) {
      if (!(await stillMay(tx, request.requestedById, 'orders.refund'))) throw new Failure('refund-0004');
      if (request.amountMinor > returnable) throw new Failure('refund-0003');
      const { currency } = getPaid(payment);
      await makeRefund(platform, tx, { ...toRefund(request, organiser), payer, currency }, now);
    }
    await record(tx, organiser, { orderId, request, isConfirmed }, now);
  });
  await settleOrder(platform, orderId);
}

function toRefund(
  { paymentId, amountMinor, reason, requestedBy }: RefundRequestRow,
  { name }: SignedInOrganiser,
) {
  return { paymentId, amountMinor, reason, requestedBy: `${requestedBy}, confirmed by ${name}` };
}

interface Decided {
  orderId: string;
  request: RefundRequestRow;
  isConfirmed: boolean;
}

function record(
  tx: Tx,
  organiser: SignedInOrganiser,
  { orderId, request, isConfirmed }: Decided,
  now: Date,
): Promise<void> {
  const { paymentId: payment, amountMinor } = request;
  const before = { payment, amountMinor, state: 'waiting' };
  const after = { payment, amountMinor, state: decidedState(isConfirmed) };
  const change = { call: 'decideRefundRequest', subject: `orders/${orderId}`, before, after };
  return audit(tx, organiser, change, now);
}
