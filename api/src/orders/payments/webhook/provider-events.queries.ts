import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import type { Tx } from '../../../platform/db/db.ts';
import { providerEvents } from '../payments.tables.ts';
import type { ProviderEvent } from '../providers/provider.ts';

/** Stores an event as it came; one that came before is stored already. */
export async function storeEvent(
  tx: Tx,
  provider: PaymentProviderName,
  { id, type }: ProviderEvent,
  body: string,
  paymentId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(providerEvents)
    .values({ provider, eventId: id, type, body, paymentId, receivedAt: now })
    .onConflictDoNothing();
}
