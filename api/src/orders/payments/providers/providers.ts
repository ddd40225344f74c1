import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import type { Config } from '../../../platform/config.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

export interface Providers {
  /** What new payments go to; null when none is configured. */
  current: PaymentProvider | null;
  /** For payments that were begun with it, even if it is not the current one. */
  find(name: PaymentProviderName | null): PaymentProvider | null;
}

/**
 * The configured providers. Without Stripe's keys the sandbox is used, which production never has; Stripe's library takes
 * half a second to load, so that it is not.
 */
export async function providersFrom({
  paymentSandbox,
  stripe,
}: Pick<Config, 'paymentSandbox' | 'stripe'>): Promise<Providers> {
  const sandbox = paymentSandbox && sandboxProvider(paymentSandbox);
  const known = [stripe && (await import('./stripe-provider.ts')).stripeProvider(stripe), sandbox].filter(
    (provider) => provider !== null,
  );
  return {
    current: known[0] ?? null,
    find: (name) => known.find((provider) => provider.name === name) ?? null,
  };
}
