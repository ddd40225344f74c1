import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';

/** A card page to be opened. */
export interface Purchase {
  /** Our payment's id: the provider stores it, and returns the same card page for the same id. */
  paymentId: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** What the payer reads. */
  description: string;
  email: string;
  /** Where the payer comes back to; absolute. */
  returnUrl: string;
  /** Where a payer who gives up comes back to; absolute. */
  cancelUrl: string;
  /** When the card page closes. */
  closesAt: Date;
}

/** Money that is to go back to the card. */
export interface ProviderRefund {
  refundId: string;
  /** The provider's id of the payment. */
  providerId: string;
  amountMinor: number;
  /** ISO 4217: what the payment was charged in. */
  currency: string;
}

/** A payment as the provider knows it now. */
export interface ProviderReport {
  state: 'open' | 'succeeded' | 'failed';
  /** The payer was refused; otherwise the card page was closed. */
  isDeclined: boolean;
  reason: string | null;
  /** What was charged; null until it succeeded. */
  paid: { amountMinor: number; currency: string } | null;
  refunds: readonly ReportedRefund[];
  disputes: readonly ReportedDispute[];
}

/** A payer's complaint at their bank, which takes the money until it is decided. */
export interface ReportedDispute {
  providerId: string;
  amountMinor: number;
  state: 'open' | 'won' | 'lost';
}

export interface ReportedRefund {
  providerId: string;
  /** The id of our own row, when we requested it. */
  refundId: string | null;
  amountMinor: number;
  /** `requested` while it is pending. One that succeeded can fail days later: the card was closed. */
  state: 'requested' | 'succeeded' | 'failed';
}

/** An event whose signature is right. Only a hint: what happened is read from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Our payment's id and the provider's, as far as the event names them. */
  paymentId: string | null;
  providerId: string | null;
}

export interface PaymentProvider {
  name: PaymentProviderName;
  /** @throws DetailsRefused, ProviderFailed */
  open(purchase: Purchase): Promise<{ providerId: string; url: string }>;
  report(providerId: string): Promise<ProviderReport>;
  /** Closes a card page. Does nothing when it is closed already: `report` says how. */
  close(providerId: string): Promise<void>;
  /** The same refund id never pays back twice. */
  refund(refund: ProviderRefund): Promise<ReportedRefund>;
  /** @throws InvalidSignature */
  readEvent(body: Buffer, headers: Record<string, unknown>, now: Date): Promise<ProviderEvent>;
}

/** An event that this provider did not sign, or too long ago. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** The provider refused a request, or could not be reached. */
export class ProviderFailed extends Error {
  override readonly name: string = 'ProviderFailed';
}

/** The provider takes no payment with these details, e.g. of this amount, however often it is asked. */
export class DetailsRefused extends ProviderFailed {
  override readonly name = 'DetailsRefused';
}
