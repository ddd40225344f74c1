import { Failure } from '../../platform/responses/failure.ts';
import { DetailsRefused, ProviderFailed } from './providers/provider.ts';

/**
 * Runs what needs the provider.
 * @throws payment-0003 when it takes no payment with these details, payment-0004 when it refuses or cannot be reached
 */
export async function withProvider<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof DetailsRefused) throw new Failure('payment-0003', { cause: error });
    throw error instanceof ProviderFailed ? new Failure('payment-0004', { cause: error }) : error;
  }
}
