import { randomUUID } from 'node:crypto';

/** How a test card behaves. */
export type CardName =
  | 'approve'
  | 'decline'
  | 'expired'
  | 'slow'
  | 'twice'
  | 'silent'
  | 'otherAmount'
  | 'lateRefunds'
  | 'closedLater';

interface ReportedRefund {
  providerId: string;
  refundId: string | null;
  amountMinor: number;
  state: 'requested' | 'succeeded' | 'failed';
}

interface SandboxDispute {
  providerId: string;
  amountMinor: number;
  state: 'open' | 'won' | 'lost';
}

interface Paid {
  amountMinor: number;
  currency: string;
}

interface SandboxRefund extends ReportedRefund {
  /** While it is pending: when the bank decides, and how. */
  decision: { at: string; state: 'succeeded' | 'failed' } | null;
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
  /** What was charged; null until then. */
  paid: Paid | null;
  /** What becomes of refunds to this card: made at once, late, or refused by the bank in the end. */
  refundsAre: 'made' | 'late' | 'refused';
  refunds: SandboxRefund[];
  disputes: SandboxDispute[];
}

/** How long the bank takes to decide about a refund that it does not make at once, in milliseconds. */
export const refundMs = 15_000;

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
    paid: null,
    refundsAre: 'made',
    refunds: [],
    disputes: [],
  };
  pages.set(page.id, page);
  return page;
}

/** Brings a page up to the time: what the bank confirms meanwhile, refunds it decides about, and pages that are open too long. */
export function bringUpToTime(page: CardPage, now: Date): void {
  for (const one of page.refunds) {
    if (one.decision && new Date(one.decision.at) <= now) endRefund(one, one.decision.state);
  }
  if (page.state !== 'open') return;
  if (page.bankAsksUntil !== null) {
    if (new Date(page.bankAsksUntil) <= now) approve(page);
  } else if (new Date(page.closesAt) <= now) {
    fail(page, null);
  }
}

/** The card was charged. @param paid what it was charged with, where that is not what was asked for */
export function approve(page: CardPage, paid?: Paid): void {
  const { amountMinor, currency } = page;
  Object.assign(page, {
    ...{ state: 'succeeded', isDeclined: false, reason: null, bankAsksUntil: null },
    paid: paid ?? page.paid ?? { amountMinor, currency },
  });
}

/** @param reason what the payer reads; null when nobody finished the page */
export function fail(page: CardPage, reason: string | null): void {
  Object.assign(page, { state: 'failed', isDeclined: reason !== null, reason, bankAsksUntil: null });
}

/** What can still be returned of a payment, in the minor unit: refunds that failed returned nothing. */
export function getLeft({ paid, refunds, disputes }: CardPage): number {
  const gone = refunds.filter(({ state }) => state !== 'failed');
  const taken = disputes.filter(({ state }) => state !== 'won');
  return [...gone, ...taken].reduce((left, { amountMinor }) => left - amountMinor, paid?.amountMinor ?? 0);
}

/** Pays back what is left, or a part of it; the same refund id only once. */
export function refund(
  page: CardPage,
  refundId: string | null,
  amountMinor: number,
  now: Date,
): SandboxRefund | null {
  const known = page.refunds.find((one) => refundId !== null && one.refundId === refundId);
  if (known) return known;
  if (page.state !== 'succeeded' || amountMinor <= 0 || amountMinor > getLeft(page)) return null;
  const at = new Date(now.getTime() + refundMs).toISOString();
  const isMade = page.refundsAre === 'made';
  const made: SandboxRefund = {
    providerId: `refund_${randomUUID().replaceAll('-', '')}`,
    refundId,
    amountMinor,
    state: isMade ? 'succeeded' : 'requested',
    decision: isMade ? null : { at, state: page.refundsAre === 'late' ? 'succeeded' : 'failed' },
  };
  page.refunds.push(made);
  return made;
}

/** The bank has decided about a refund; one that succeeded can still come back days later. */
export function endRefund(one: SandboxRefund, state: 'succeeded' | 'failed'): void {
  Object.assign(one, { state, decision: null });
}

/** The payer complains at the bank, which takes what is left of the payment. */
export function dispute(page: CardPage): void {
  const amountMinor = getLeft(page);
  if (amountMinor <= 0) return;
  page.disputes.push({ providerId: `dispute_${randomUUID()}`, amountMinor, state: 'open' });
}

/** The bank decides about the open dispute of a payment. */
export function endDispute(page: CardPage, state: 'won' | 'lost'): void {
  const open = page.disputes.find((one) => one.state === 'open');
  if (open) open.state = state;
}

/** The report about a page for the API. */
export function toReport({ state, isDeclined, reason, paid, refunds, disputes }: CardPage) {
  return {
    ...{ state, isDeclined, reason, paid },
    refunds: refunds.map((one) => reportedRefund(one)),
    disputes: disputes.map((one) => ({ ...one })),
  };
}

/** A refund without what only the sandbox knows. */
export function reportedRefund({ providerId, refundId, amountMinor, state }: SandboxRefund): ReportedRefund {
  return { providerId, refundId, amountMinor, state };
}
