import { formatMoney } from '@summit/contract/money-and-time/money';
import { type MoneyTrouble, moneyTroubles, orderInBackoffice } from '@summit/contract/texts/money-mails';
import { fillText } from '@summit/contract/words/text-lookup';
import type { AttendeeRow } from '../../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { backofficeUrl } from '../../../platform/mail/backoffice-url.ts';
import { onOneLine } from '../../../platform/mail/visitor-words.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSections } from '../../../settings/public/settings.queries.ts';
import { findPackageById } from '../../public/packages.queries.ts';
import { mailDisputed } from '../payment-mails.ts';
import { getPaid } from '../payments.queries.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../payments.tables.ts';

interface Concerned {
  order: OrderRow;
  payer: AttendeeRow;
  /** In the minor unit. */
  money: { amount: number; currency: string };
}

/** Writes to the organisers, at the address that their invoices name, about money that needs a person. */
export async function notifyOrganisers(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  trouble: MoneyTrouble,
  { order, payer, money }: Concerned,
): Promise<void> {
  const { event, invoicing } = await readSections(tx, ['event', 'invoicing']);
  const to = invoicing.email || event.contactEmail;
  if (!to) return;
  const values = {
    name: onOneLine(`${payer.firstName} ${payer.lastName}`),
    email: payer.email,
    amount: formatMoney(money.amount, money.currency),
    ticket: (await findPackageById(tx, order.packageId))?.name ?? order.packageId,
    url: backofficeUrl(config, 'orders', order.id),
  };
  const { subject, text } = moneyTroubles[trouble];
  const written = {
    subject: fillText(subject, values),
    text: fillText(`${text}\n\n${orderInBackoffice}`, values),
  };
  await mail.enqueue(tx, { to, topic: 'money-trouble', ...written });
}

interface TroubleContext {
  platform: Platform;
  tx: Tx;
  order: OrderRow;
  payer: AttendeeRow;
}

interface Money {
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
}

/** Reports to people what is new about disputes, refunds that failed, and payments of another amount than was asked for. */
export async function reportTrouble(
  { platform, tx, order, payer }: TroubleContext,
  before: Money,
  after: Money,
): Promise<void> {
  const notify = (trouble: MoneyTrouble, money: Concerned['money']) =>
    notifyOrganisers(platform, tx, trouble, { order, payer, money });
  for (const payment of after.payments) {
    const known = before.payments.find(({ id }) => id === payment.id);
    const { amountMinor: amount, currency } = getPaid(payment);
    const isOther = amount !== payment.amountMinor || currency !== payment.currency;
    if (isOther && known?.paidMinor == null) await notify('otherAmount', { amount, currency });
  }
  for (const refund of after.refunds) {
    const known = before.refunds.find(({ id }) => id === refund.id);
    const trouble = known?.state === refund.state ? null : getTrouble(refund);
    if (!trouble) continue;
    const payment = after.payments.find(({ id }) => id === refund.paymentId);
    const currency = payment ? getPaid(payment).currency : order.currency;
    await notify(trouble, { amount: refund.amountMinor, currency });
    if (trouble === 'disputeOpened') await mailDisputed(platform, tx, payer);
  }
}

function getTrouble({ source, state }: RefundRow): MoneyTrouble | null {
  if (source !== 'dispute') return state === 'failed' ? 'refundFailed' : null;
  if (state === 'requested') return 'disputeOpened';
  return state === 'succeeded' ? 'disputeLost' : 'disputeWon';
}
