import { chargedIn } from '@summit/contract/money-and-time/currencies';
import { getShare } from '@summit/contract/money-and-time/money';
import type { SettingSections } from '../../settings/public/settings.queries.ts';

/** What comes back of a paid amount by the organisers' rule at a moment: never a part of what cards are charged in. */
export function getRefund(
  { paidMinor, currency }: { paidMinor: number; currency: string },
  { refunds }: Pick<SettingSections['ticketCare']['cancellation'], 'refunds'>,
  now: Date,
): number {
  const open = refunds.filter(({ until }) => now < new Date(until));
  const percent = Math.max(0, ...open.map((step) => step.percent));
  return getShare(paidMinor, Math.min(percent, 100), chargedIn(currency));
}
