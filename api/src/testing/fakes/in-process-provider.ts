import {
  approve,
  bringUpToTime,
  type CardPage,
  fail,
  openPage,
  refund,
  reportedRefund,
  toReport,
} from '../../orders/payment-sandbox/card-pages.ts';
import { type PaymentProvider, ProviderFailed } from '../../orders/payments/providers/provider.ts';
import type { Providers } from '../../orders/payments/providers/providers.ts';

/** The payment sandbox without HTTP, for runs of thousands of steps. */
export interface InProcessProvider {
  providers: Providers;
  pages: Map<string, CardPage>;
}

interface Chances {
  /** Whether a page is paid just before it is closed. */
  isPaidAtLast: () => boolean;
  /** Whether the response to a request for a refund is lost, although the refund is made. */
  isResponseLost: () => boolean;
}

export function inProcessProvider(
  now: () => Date,
  { isPaidAtLast, isResponseLost }: Chances,
): InProcessProvider {
  const pages = new Map<string, CardPage>();
  const find = (id: string): CardPage => {
    const page = pages.get(id);
    if (!page) throw new Error(`There is no card page ${id}`);
    bringUpToTime(page, now());
    return page;
  };
  const provider: PaymentProvider = {
    name: 'sandbox',
    async open(purchase) {
      const wanted = { ...purchase, closesAt: purchase.closesAt.toISOString(), webhookUrl: '' };
      const { id } = openPage(pages, wanted, now());
      return { providerId: id, url: `https://sandbox.example/pay/${id}` };
    },
    report: async (id) => toReport(find(id)),
    async close(id) {
      const page = find(id);
      if (page.state !== 'open') return;
      if (isPaidAtLast()) approve(page);
      else fail(page, null);
    },
    async refund({ providerId, refundId, amountMinor }) {
      const made = refund(find(providerId), refundId, amountMinor, now());
      if (!made) throw new Error('The sandbox refused to pay back');
      if (isResponseLost()) throw new ProviderFailed('No response.');
      return reportedRefund(made);
    },
    readEvent: () => Promise.reject(new Error('Events come without HTTP here')),
  };
  return { pages, providers: { current: provider, find: () => provider } };
}
