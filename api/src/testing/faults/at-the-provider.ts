import {
  approve,
  type CardPage,
  dispute,
  endDispute,
  endRefund,
  refund,
} from '../../orders/payment-sandbox/card-pages.ts';
import type { Fault } from './faults.ts';

interface Chances {
  random: () => number;
  happened: (fault: Fault) => void;
  now: () => Date;
}

/** Pays a page with some card, with the requested amount or another one. */
export function pay(page: CardPage, { random, happened, now }: Chances): void {
  const chance = (share: number) => random() < share;
  const how = random();
  if (how < 0.15) {
    happened('another amount is paid');
    approve(page, { amountMinor: page.amountMinor - 100, currency: page.currency });
  } else if (how < 0.25) {
    happened('another currency is paid');
    approve(page, { amountMinor: page.amountMinor, currency: 'EUR' });
  } else {
    approve(page);
  }
  if (chance(0.4)) page.refundsAre = chance(0.6) ? 'refused' : 'late';
  if (chance(0.15)) {
    happened('a refund comes before the payment');
    refund(page, null, page.amountMinor, now());
  }
}

/** Acts as an organiser in the dashboard, or as the payer's bank. */
export function touchPaid(page: CardPage, { random, happened, now }: Chances): void {
  const chance = (share: number) => random() < share;
  const sent = page.refunds.find((one) => one.state === 'succeeded');
  const what = random();
  if (page.disputes.some((one) => one.state === 'open')) {
    const end = chance(0.5) ? 'won' : 'lost';
    happened(`a dispute is ${end}`);
    endDispute(page, end);
  } else if (sent && what < 0.4) {
    happened('a refund fails after it succeeded');
    endRefund(sent, 'failed');
  } else if (what < 0.6) {
    refund(page, null, chance(0.7) ? page.amountMinor : 100, now());
  } else {
    happened('a dispute');
    dispute(page);
  }
}
