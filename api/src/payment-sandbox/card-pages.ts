import { randomUUID } from 'node:crypto';

/** How a test card behaves. */
export type CardName = 'approve' | 'decline' | 'expired' | 'slow' | 'twice' | 'silent';

interface SandboxRefund {
  providerId: string;
  refundId: string | null;
  amountMinor: number;
  state: 'succeeded';
}

/** A card page and what happened on it. */
export interface CardPage {
  id: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  description: string;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  webhookUrl: string;
  closesAt: string;
  openedAt: string;
  state: 'open' | 'succeeded' | 'failed';
  isDeclined: boolean;
  reason: string | null;
  /** While the bank asks the payer: until when. */
  bankAsksUntil: string | null;
  refunds: SandboxRefund[];
  isDisputed: boolean;
}

export type NewCardPage = Pick<
  CardPage,
  | 'paymentId'
  | 'amountMinor'
  | 'currency'
  | 'description'
  | 'email'
  | 'returnUrl'
  | 'cancelUrl'
  | 'webhookUrl'
  | 'closesAt'
>;

/** A page for a payment: the same one however often it is asked for. */
export function openPage(pages: Map<string, CardPage>, wanted: NewCardPage, now: Date): CardPage {
  const known = [...pages.values()].find(({ paymentId }) => paymentId === wanted.paymentId);
  if (known) return known;
  const page: CardPage = {
    ...wanted,
    id: `page_${randomUUID().replaceAll('-', '')}`,
    openedAt: now.toISOString(),
    state: 'open',
    isDeclined: false,
    reason: null,
    bankAsksUntil: null,
    refunds: [],
    isDisputed: false,
  };
  pages.set(page.id, page);
  return page;
}

/** Brings a page up to the time: what the bank confirms meanwhile, and pages that are open too long. */
export function bringUpToTime(page: CardPage, now: Date): void {
  if (page.state !== 'open') return;
  if (page.bankAsksUntil !== null) {
    if (new Date(page.bankAsksUntil) <= now) approve(page);
  } else if (new Date(page.closesAt) <= now) {
    fail(page, null);
  }
}

/** The card was charged. */
export function approve(page: CardPage): void {
  Object.assign(page, { state: 'succeeded', isDeclined: false, reason: null, bankAsksUntil: null });
}

/** @param reason what the payer reads; null when nobody finished the page */
export function fail(page: CardPage, reason: string | null): void {
  Object.assign(page, { state: 'failed', isDeclined: reason !== null, reason, bankAsksUntil: null });
}

/** Pays back what is left, or a part of it; the same refund id only once. */
export function refund(page: CardPage, refundId: string | null, amountMinor: number): SandboxRefund | null {
  const known = page.refunds.find((one) => refundId !== null && one.refundId === refundId);
  if (known) return known;
  const returned = page.refunds.reduce((sum, one) => sum + one.amountMinor, 0);
  if (page.state !== 'succeeded' || amountMinor <= 0 || returned + amountMinor > page.amountMinor) {
    return null;
  }
  const made: SandboxRefund = {
    providerId: `refund_${randomUUID().replaceAll('-', '')}`,
    refundId,
    amountMinor,
    state: 'succeeded',
  };
  page.refunds.push(made);
  return made;
}
