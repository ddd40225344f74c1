import { approve, type CardName, type CardPage, fail } from './card-pages.ts';
import type { SandboxEvents } from './sandbox-events.ts';

/** How long the bank of the slow card takes, and how late the events of the silent card come; in milliseconds. */
const bankMs = 20_000;
const silentMs = 90_000;

interface TestCard {
  label: string;
  hint: string;
  use(page: CardPage, events: SandboxEvents, now: Date): void;
}

/** The cards that the page offers. No number is typed anywhere. */
export const testCards: Record<CardName, TestCard> = {
  approve: {
    label: 'Card that is approved',
    hint: 'The payment succeeds at once.',
    use(page, events) {
      approve(page);
      events.send(page, 'page.succeeded');
    },
  },
  decline: {
    label: 'Card without enough money',
    hint: 'The bank declines the payment.',
    use(page, events) {
      fail(page, 'There is not enough money on the card.');
      events.send(page, 'page.failed');
    },
  },
  expired: {
    label: 'Card that has expired',
    hint: 'The bank declines the payment.',
    use(page, events) {
      fail(page, 'The card has expired.');
      events.send(page, 'page.failed');
    },
  },
  slow: {
    label: 'Card with a slow 3-D Secure check',
    hint: 'The bank asks its customer and approves after 20 seconds.',
    use(page, events, now) {
      page.bankAsksUntil = new Date(now.getTime() + bankMs).toISOString();
      events.send(page, 'page.processing');
      events.send(page, 'page.succeeded', { afterMs: bankMs + 500 });
    },
  },
  twice: {
    label: 'Card whose “Pay” is pressed twice',
    hint: 'Charged once; its events come three times and in the wrong order.',
    use(page, events) {
      approve(page);
      events.send(page, 'page.succeeded', { times: 3 });
      events.send(page, 'page.processing', { afterMs: 1_000 });
      events.send(page, 'page.failed', { afterMs: 2_000 });
    },
  },
  silent: {
    label: 'Card whose confirmation is late',
    hint: 'Approved at once; the event comes after 90 seconds.',
    use(page, events) {
      approve(page);
      events.send(page, 'page.succeeded', { afterMs: silentMs });
    },
  },
  otherAmount: {
    label: 'Card that is charged too little',
    hint: 'Approved with a pound less than asked for: a fault of the provider.',
    use(page, events) {
      approve(page, { amountMinor: page.amountMinor - 100, currency: page.currency });
      events.send(page, 'page.succeeded');
    },
  },
  lateRefunds: {
    label: 'Card whose refunds take their time',
    hint: 'Approved at once; a refund is pending for 15 seconds.',
    use(page, events) {
      page.refundsAre = 'late';
      approve(page);
      events.send(page, 'page.succeeded');
    },
  },
  closedLater: {
    label: 'Card that is closed before a refund',
    hint: 'Approved at once; the bank refuses a refund after 15 seconds.',
    use(page, events) {
      page.refundsAre = 'refused';
      approve(page);
      events.send(page, 'page.succeeded');
    },
  },
};
