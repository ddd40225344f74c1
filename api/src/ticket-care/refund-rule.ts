import type { SettingSections } from '../settings/settings.queries.ts';

/** What comes back of a paid amount by the organisers' rule at a moment, in pence, never a fraction of one. */
export function refundOf(
  paidMinor: number,
  { refunds }: Pick<SettingSections['ticketCare']['cancellation'], 'refunds'>,
  now: Date,
): number {
  const open = refunds.filter(({ until }) => now < new Date(until));
  const percent = Math.max(0, ...open.map((step) => step.percent));
  return Math.floor((paidMinor * Math.min(percent, 100)) / 100);
}
