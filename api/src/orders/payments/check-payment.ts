import type { Platform } from '../../platform/platform.ts';
import { findPayment, setCardPage, setNextCheck } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';
import {
  DetailsRefused,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderReport,
} from './providers/provider.ts';
import type { Providers } from './providers/providers.ts';
import { getPurchase } from './purchase.queries.ts';
import { settleOrder } from './settle.ts';

/** How often the provider is asked about an open payment, in milliseconds. */
const askAgainMs = 30_000;
/** How long opening a card page is tried, in milliseconds; less than `limits.cardPageOpen` exceeds what Stripe allows. */
const givenUpMs = 4 * 60_000;

export interface PaymentContext {
  platform: Platform;
  providers: Providers;
}

/** An event of the provider about a payment. */
interface KnownEvent {
  event: ProviderEvent;
  /** As it came. */
  body: string;
  /** It came before: what is stored was applied in the same transaction. */
  isApplied: boolean;
}

/**
 * Queries the state of a payment from the provider and applies it. The webhook, the return page, the reconciler and a
 * second attempt all come here, in any order and as often as they like.
 * @throws ProviderFailed
 */
export async function checkPayment(
  cashier: PaymentContext,
  payment: PaymentRow,
  known?: KnownEvent,
): Promise<void> {
  const { platform, providers } = cashier;
  const provider = providers.find(payment.provider);
  // If this was caused by an event and fails, the provider sends the event again.
  if (!known) {
    await setNextCheck(platform.db, payment.id, new Date(platform.clock.now().getTime() + askAgainMs));
  }
  if (!provider) return;
  const providerId = payment.providerId ?? known?.event.providerId ?? null;
  const report =
    providerId === null && isOld(payment, platform.clock.now())
      ? neverShown
      : await reportOn(cashier, provider, payment, providerId);
  if (known?.isApplied && saysNothingNew(report, payment)) return;
  const toClose = await settleOrder(platform, payment.orderId, { payment, report, ...known });
  for (const id of toClose) {
    await closeCardPage(cashier, id);
  }
}

/** Nobody saw its card page, so nobody can have paid: the provider refused it, or did not respond for minutes. */
const neverShown: ProviderReport = {
  state: 'failed',
  isDeclined: false,
  reason: null,
  paid: null,
  refunds: [],
  disputes: [],
};

/** Whether applying a report would change nothing: a payment that has ended is still as we know it. */
function saysNothingNew({ state, refunds, disputes }: ProviderReport, payment: PaymentRow): boolean {
  const isEnded = payment.state !== 'open' && state === payment.state;
  return isEnded && refunds.length === 0 && disputes.length === 0 && payment.disputedAt === null;
}

function isOld({ createdAt }: PaymentRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > givenUpMs;
}

async function reportOn(
  cashier: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  known: string | null,
): Promise<ProviderReport> {
  try {
    return await provider.report(known ?? (await getCardPage(cashier, provider, payment)).providerId);
  } catch (error) {
    // It has no card page, and will never have one.
    if (known === null && error instanceof DetailsRefused) return neverShown;
    throw error;
  }
}

/** Closes the card page of a payment, and applies how it ended: it may have been paid at the last moment. */
export async function closeCardPage(cashier: PaymentContext, paymentId: string): Promise<void> {
  const { platform, providers } = cashier;
  const payment = await findPayment(platform.db, paymentId);
  const provider = payment && providers.find(payment.provider);
  if (!payment || !provider || payment.state !== 'open') return;
  if (payment.providerId) await provider.close(payment.providerId);
  const report = payment.providerId ? await provider.report(payment.providerId) : neverShown;
  await settleOrder(platform, payment.orderId, { payment, report });
}

/** The card page of a payment. Opened here when our process ended before the provider's response was stored. */
export async function getCardPage(
  { platform }: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<{ providerId: string; url: string }> {
  if (payment.providerId && payment.url) return { providerId: payment.providerId, url: payment.url };
  const page = await provider.open(await getPurchase(platform, payment));
  await setCardPage(platform.db, payment.id, page);
  return page;
}
