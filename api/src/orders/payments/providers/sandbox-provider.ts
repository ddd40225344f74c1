import { object, string } from 'yup';
import {
  DetailsRefused,
  InvalidSignature,
  type PaymentProvider,
  ProviderFailed,
  type ProviderReport,
} from './provider.ts';
import { requireSignature } from './signed-event.ts';

export interface SandboxAccess {
  /** The sandbox as this machine reaches it. */
  upstream: string;
  /** The key that signs its events and authorises our calls. */
  secret: string;
  /** Where it sends its events. */
  webhookUrl: string;
}

/** How long the sandbox may take, in milliseconds. */
const timeoutMs = 10_000;

const sandboxEvent = object({
  id: string().required(),
  type: string().required(),
  pageId: string().required(),
  paymentId: string().required(),
});

/** The provider of the demo: its card page takes test cards only, and no money moves. */
export function sandboxProvider({ upstream, secret, webhookUrl }: SandboxAccess): PaymentProvider {
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    try {
      const response = await fetch(upstream + path, {
        method,
        headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return (await response.json()) as T;
      const Kind = response.status === 400 ? DetailsRefused : ProviderFailed;
      throw new Kind(`The sandbox responded with ${response.status}.`);
    } catch (cause) {
      throw cause instanceof ProviderFailed ? cause : new ProviderFailed('No sandbox.', { cause });
    }
  }

  return {
    name: 'sandbox',
    open: async (purchase) => {
      const { id, url } = await ask<{ id: string; url: string }>('POST', '/api/pages', {
        ...purchase,
        closesAt: purchase.closesAt.toISOString(),
        webhookUrl,
      });
      return { providerId: id, url };
    },
    report: (id) => ask<ProviderReport>('GET', `/api/pages/${id}`),
    close: async (id) => void (await ask('POST', `/api/pages/${id}/close`)),
    refund: ({ providerId, refundId, amountMinor }) =>
      ask('POST', `/api/pages/${providerId}/refunds`, { refundId, amountMinor }),
    async readEvent(body, headers, now) {
      requireSignature(body, headers['sandbox-signature'], secret, now);
      try {
        const { id, type, pageId, paymentId } = sandboxEvent.validateSync(JSON.parse(body.toString()));
        return { id, type, paymentId, providerId: pageId };
      } catch (cause) {
        throw new InvalidSignature('The event cannot be read.', { cause });
      }
    },
  };
}
